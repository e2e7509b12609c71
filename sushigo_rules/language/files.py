"""Writing files so that nothing is ever half written."""

import os
from pathlib import Path


def write_file(path: Path, data: bytes) -> bool:
    """Write a file if its content changes, by way of a temporary file beside it; return whether it did."""
    if path.is_file() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        temporary.write_bytes(data)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
    return True
