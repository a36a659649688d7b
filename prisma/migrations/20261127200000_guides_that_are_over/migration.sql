-- The guide through a project's first steps also asks for somebody with a task: one that was finished without stays finished.
INSERT INTO "ended_guides" ("project_id")
SELECT p."id" FROM "projects" p
WHERE EXISTS (SELECT 1 FROM "project_tasks" t WHERE t."project_id" = p."id")
  AND EXISTS (SELECT 1 FROM "updates" u WHERE u."project_id" = p."id")
  AND (EXISTS (SELECT 1 FROM "connect_codes" c WHERE c."project_id" = p."id" AND c."used_at" IS NOT NULL)
    OR EXISTS (SELECT 1 FROM "project_members" m WHERE m."project_id" = p."id" AND m."role" = 'worker'))
ON CONFLICT DO NOTHING;
