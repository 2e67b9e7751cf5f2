"""Hidden information: nobody is told more than the rulebook allows, and nobody less."""
