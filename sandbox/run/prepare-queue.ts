import { closeQueue, pingQueue } from "@/lib/events/queue";

// Creates the job queue's own tables in DATABASE_URL, so that a server on a copy of it finds them.
await pingQueue();
await closeQueue();
