"""Games that were played long ago, one of each revision. They are never written anew."""
