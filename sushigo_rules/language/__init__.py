"""Languages: phrases, catalogues, features. It knows the cards and nothing else of the rules."""
