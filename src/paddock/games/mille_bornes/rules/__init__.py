"""The rules of Mille Bornes, chapter by chapter. They know no driver, no table and no drawing."""
