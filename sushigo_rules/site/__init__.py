"""The rules site, made from the features and the catalogues."""
