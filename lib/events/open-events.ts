import { hub } from "./hub";
import { formatPosition, parsePosition, parseSeq } from "./position";
import { createStream } from "./stream";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { EventStream } from "@/lib/answer";
import { env } from "@/lib/env";
import { currentRequest } from "@/lib/request-context";

type Options = Omit<Parameters<typeof createStream>[0], "sink" | "sessionVersion">;

/** Every change in one project that the actor may see, from `Last-Event-ID` on (CONTRACT "Chat and events"). Throws not_found. */
export async function projectEvents(actor: Actor, { id }: { id: string }): Promise<EventStream> {
  const { project } = await authorize(actor, "project:see", { projectId: id });
  return streamOf(actor, {
    key: { userId: actor.id, projectId: project.id },
    position: parseSeq(project.id, lastEventId()),
    idOf: (seqs) => String(seqs.get(project.id) ?? 0),
  });
}

/** The same in all projects that the actor sees. */
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

function streamOf({ sessionVersion }: Actor, options: Options): EventStream {
  return new EventStream(async (sink) => {
    const stream = createStream({ ...options, sink, sessionVersion });
    const end = setTimeout(sink.close, lifetimeMs());
    sink.signal.addEventListener("abort", () => {
      clearTimeout(end);
      hub().close(stream);
    });
    await hub().open(stream);
    // So that a reader whose stream ends before its first event comes back to where it was.
    sink.send({ id: stream.id() });
  });
}

/** Up to a tenth less, so that streams that began together do not come back together. */
function lifetimeMs(): number {
  return env.EVENT_STREAM_SECONDS * 1000 * (1 - Math.random() / 10);
}
