"""All tests: their folders are those of the code, and the repository, browsers and proofs beside them."""
