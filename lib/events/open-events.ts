import { hub } from "./hub";
import { formatPosition, parsePosition, parseSeq } from "./position";
import { Stream, type StreamOptions } from "./stream";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { EventStream } from "@/lib/kernel/answer";
import { env } from "@/lib/kernel/env";
import { currentRequest } from "@/lib/kernel/request-context";

type Options = Omit<StreamOptions, "sink" | "session">;

/** Every change in one project that the actor may see, from `Last-Event-ID` on. Throws not_found. */
export async function projectEvents(actor: Actor, { id }: { id: string }): Promise<EventStream> {
  const { project } = await authorize(actor, "project:see", { projectId: id });
  return streamOf(actor, {
    key: { userId: actor.id, projectId: project.id },
    position: parseSeq(project.id, lastEventId()),
    idOf: (seqs) => String(seqs.get(project.id) ?? 0),
  });
}

/** Every change in all projects that the actor sees, from `Last-Event-ID` on. */
export function allEvents(actor: Actor): Promise<EventStream> {
  const options = {
    key: { userId: actor.id, projectId: null },
    position: parsePosition(lastEventId()),
    idOf: formatPosition,
  };
  return Promise.resolve(streamOf(actor, options));
}

function lastEventId(): string | null {
  return currentRequest()?.headers.get("last-event-id") ?? null;
}

function streamOf({ sessionId, sessionVersion }: Actor, options: Options): EventStream {
  return new EventStream(async (sink) => {
    const stream = new Stream({ ...options, sink, session: { sessionId, sessionVersion } });
    sink.onEnd(() => hub().close(stream));
    await hub().open(stream);
    // So that a reader whose stream ends before its first event resumes at the same position.
    sink.send({ id: stream.id() });
  }, lifetimeMs());
}

/** Shortened by up to a tenth, so that streams opened together do not reconnect together. */
function lifetimeMs(): number {
  return env.EVENT_STREAM_SECONDS * 1000 * (1 - Math.random() / 10);
}
