import { z } from "zod";
import type { Answer, EventStream, FileAnswer, Page, Redirect, SlowAnswer } from "./answer";

/**
 * What a call answers, as its route declares it: a view, or a whole list of it as `[view]`. Schemas are built when they are first asked
 * for: only our tests and tools do, so that a server neither holds one nor checks its answers with it.
 */
export type Returns =
  | Lazy<z.ZodType>
  | readonly [Lazy<z.ZodType>]
  | PagesOf<z.ZodType>
  | FileOf
  | EventsOf
  | typeof redirect;

type Lazy<S extends z.ZodType> = () => S;

/** An array that comes in pages. */
interface PagesOf<S extends z.ZodType> {
  kind: "pages";
  of: Lazy<S>;
}

type FileOf = ReturnType<typeof fileOf>;
type EventsOf = ReturnType<typeof eventsOf>;

/** What a verb that answers this returns; nothing for a 204. */
export type Returned<R extends Returns> = [R] extends [never]
  ? Promise<void>
  : R extends Lazy<infer S>
    ? Promise<z.output<S> | Answer<z.output<S>> | SlowOf<z.output<S>>>
    : R extends readonly [Lazy<infer S>]
      ? Promise<z.output<S>[]>
      : R extends PagesOf<infer S>
        ? Promise<Page<z.output<S>>>
        : R extends FileOf
          ? Promise<FileAnswer>
          : R extends EventsOf
            ? Promise<EventStream>
            : R extends typeof redirect
              ? Promise<Redirect>
              : never;

type SlowOf<T> = T extends object ? SlowAnswer<T> : never;

/** The type that a view's schema describes. */
export type ViewOf<V extends Lazy<z.ZodType>> = z.output<ReturnType<V>>;

/** Defines a view of named fields and no others: the name under which the API's description lists it, what it is, and its fields. */
export function view<S extends z.ZodRawShape>(name: string, description: string, fields: () => S) {
  return viewOf(name, description, () => z.strictObject(fields()));
}

/** The same for any other schema. */
export function viewOf<S extends z.ZodType>(name: string, description: string, build: () => S): Lazy<S> {
  let schema: S | undefined;
  return () => (schema ??= build().meta({ id: name, description }));
}

/** One page of a list, with the addresses of those beside it in `Link`. */
export function pagesOf<S extends z.ZodType>(of: Lazy<S>): PagesOf<S> {
  return { kind: "pages", of };
}

/** A file of a content type such as `audio/*`. */
export function fileOf(type: string) {
  return { kind: "file", type } as const;
}

/** A stream of server-sent events with such data. */
export function eventsOf(of: Lazy<z.ZodType>) {
  return { kind: "events", of } as const;
}

/** The address of something else. */
export const redirect = { kind: "redirect" } as const;
