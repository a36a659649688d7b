-- How many updates of a project have a recording, for the console (business-rows.ts), without reading the others.
CREATE INDEX "updates_spoken_idx" ON "updates" ("project_id") WHERE recording_ms IS NOT NULL AND withdrawn_at IS NULL;
