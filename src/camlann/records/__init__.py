"""Records of finished games: file format, replay, replay steps, deal proof, transcript."""
