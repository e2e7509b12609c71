"""The rules site: pages made from the features and catalogues, built by MkDocs."""
