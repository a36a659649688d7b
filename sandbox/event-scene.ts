import { expect, vi } from "vitest";
import { type Cast, gatherCast, made } from "./cast";
import { type EventReader, openEvents } from "./event-reader";
import type { Client, SignedInClient } from "./http-client";
import { at } from "./start-examples";
import type { TestServer } from "./test-server";

/** The cast, with streams that its people open. */
export interface EventScene {
  cast: Cast;
  /** The path of Harlow Street's own stream. */
  harlowEvents: () => string;
  /** Opens a stream for somebody. */
  listen: (client: SignedInClient, path: string, lastEventId?: string) => Promise<EventReader>;
  /** Posts an update in Harlow Street and returns its id. */
  post: (by: Client, place?: object) => Promise<string>;
  /** Makes a change that everybody in Harlow Street hears of, and waits until all these readers have. */
  settle: (...waiting: EventReader[]) => Promise<void>;
  end: () => Promise<void>;
}

/** Gathers the cast on one server; the streams are opened on `heardOn`. */
export async function openScene(server: TestServer, heardOn: TestServer): Promise<EventScene> {
  const cast = await gatherCast(server);
  const readers: EventReader[] = [];
  const harlow = `/api/projects/${cast.harlow.id}`;
  return {
    cast,
    harlowEvents: () => `${harlow}/events`,
    async listen(client, path, lastEventId) {
      const reader = await openEvents(at(heardOn.url, client), path, { lastEventId });
      expect(reader.status).toBe(200);
      readers.push(reader);
      return reader;
    },
    post: (by, place = {}) =>
      made(by.post(`${harlow}/updates`, { content: "Two joists are split", ...place })),
    async settle(...waiting) {
      const description = `Stage ${String(Math.random())}`;
      const { body } = await cast.dale.patch<{ eventSeq: number }>(harlow, { description });
      await vi.waitFor(() => {
        for (const { events } of waiting) {
          expect(events.at(-1)).toMatchObject({ event: "project.edited" });
          expect(events.at(-1)?.data.seq).toBeGreaterThanOrEqual(body.eventSeq);
        }
      }, 5000);
    },
    async end() {
      for (const reader of readers) reader.close();
      await cast.end();
    },
  };
}

/** The names of the events that a reader has heard. */
export function typesOf({ events }: EventReader): string[] {
  return events.map(({ event }) => event);
}
