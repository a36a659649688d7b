-- Lengths were read from headers, some of which claim days: such recordings cost more than any day has, and waited for ever. They are
-- measured anew when they are tried next. Where no service is configured, nothing changes.
UPDATE "recordings" SET "measured_ms" = NULL WHERE "state" = 'off' AND "measured_ms" IS NOT NULL;
