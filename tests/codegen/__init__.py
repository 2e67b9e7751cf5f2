"""`scripts/codegen`: what is described for clients and given to browsers."""
