"""What came of a run, for people and programs: the terminal and the files of ``check --report``."""
