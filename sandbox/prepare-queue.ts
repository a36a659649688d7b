import { closeQueue, pingQueue } from "@/lib/events/queue";

// Makes the job queue's own tables in DATABASE_URL: a server that starts on a copy of it finds them there.
await pingQueue();
await closeQueue();
