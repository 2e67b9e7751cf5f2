"""Operations: logs, metrics, and health checks."""
