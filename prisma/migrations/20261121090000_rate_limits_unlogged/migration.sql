-- Every write spends a limit first: counters of minutes need no write-ahead log. A crash empties them, and they start again.
ALTER TABLE "rate_limits" SET UNLOGGED;
