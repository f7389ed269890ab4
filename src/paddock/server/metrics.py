"""Figures for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("paddock_moves_total", "Moves stored.", ["game"])
REQUESTS = Counter("paddock_requests_total", "Requests answered.", ["method", "route", "status"])
SECONDS = Histogram(
    "paddock_request_seconds",
    "Time to answer a request.",
    ["method", "route"],
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0),
)
STREAMS = Gauge("paddock_streams", "Open streams.", multiprocess_mode="livesum")
LIVE_TABLES = Gauge("paddock_live_tables", "Tables in memory.", multiprocess_mode="livesum")
BOTS_HURRIED = Counter("paddock_bots_hurried_total", "Moves by the quick policy, for want of time to think.", ["game"])
TASKS_ENDED = Counter("paddock_tasks_ended_total", "Work in the background that ended and was started again.", ["task"])
