-- CreateTable
CREATE TABLE "ended_guides" (
    "project_id" UUID NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ended_guides_pkey" PRIMARY KEY ("project_id")
);

-- AddForeignKey
ALTER TABLE "ended_guides" ADD CONSTRAINT "ended_guides_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Projects in use before there was a guide never show it.
INSERT INTO "ended_guides" ("project_id")
SELECT p."id" FROM "projects" p
WHERE EXISTS (SELECT 1 FROM "updates" u WHERE u."project_id" = p."id")
   OR EXISTS (SELECT 1 FROM "project_members" m WHERE m."project_id" = p."id" AND m."role" = 'worker');
