-- Inside a project an update stays new for a reader until they open its folder: by number, for each reader and place.

-- AlterTable
ALTER TABLE "project_views" ADD COLUMN     "since_seq" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "updates" ADD COLUMN     "arrived_seq" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "place_views" (
    "user_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "place_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,

    CONSTRAINT "place_views_pkey" PRIMARY KEY ("user_id","project_id","place_id")
);

-- CreateTable
CREATE TABLE "moved_views" (
    "user_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "update_id" UUID NOT NULL,

    CONSTRAINT "moved_views_pkey" PRIMARY KEY ("user_id","project_id","update_id")
);

-- CreateIndex
CREATE INDEX "moved_views_update_id_idx" ON "moved_views"("update_id");

-- CreateIndex
CREATE INDEX "place_views_project_id_idx" ON "place_views"("project_id");

-- CreateIndex
CREATE INDEX "moved_views_project_id_idx" ON "moved_views"("project_id");

-- AddForeignKey
ALTER TABLE "place_views" ADD CONSTRAINT "place_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "place_views" ADD CONSTRAINT "place_views_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moved_views" ADD CONSTRAINT "moved_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moved_views" ADD CONSTRAINT "moved_views_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moved_views" ADD CONSTRAINT "moved_views_update_id_fkey" FOREIGN KEY ("update_id") REFERENCES "updates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A posted update arrives in its place with its own event. Set here, so that servers that do not know the column yet set it too.
CREATE FUNCTION number_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.arrived_seq := COALESCE(NEW.seq, 0);
  RETURN NEW;
END $$;

LOCK TABLE "updates" IN SHARE ROW EXCLUSIVE MODE;

CREATE TRIGGER number_arrival BEFORE INSERT ON "updates" FOR EACH ROW EXECUTE FUNCTION number_arrival();

-- Nothing moves here: counting again would only take time.
ALTER TABLE "updates" DISABLE TRIGGER "count_moved_updates";
UPDATE "updates" SET "arrived_seq" = "seq" WHERE "seq" > 0;
ALTER TABLE "updates" ENABLE TRIGGER "count_moved_updates";

-- Until now, opening a project was viewing all of it.
UPDATE "project_views" SET "since_seq" = "seq";

-- What is new in a place is counted from this index alone.
CREATE INDEX "updates_arrived_idx" ON "updates" ("project_id", "task_id", "subtask_id", "arrived_seq", "author_id") WHERE withdrawn_at IS NULL;
