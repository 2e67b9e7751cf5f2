"""The gate: handshakes, requests, frames, limits, and starting and stopping."""
