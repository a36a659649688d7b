import { afterAll } from "vitest";

/** What has an end: a server, a connection, a database. */
interface Ends {
  stop?: () => Promise<unknown>;
  end?: () => Promise<unknown>;
  drop?: () => Promise<unknown>;
}

/** Something that a file's tests share. Ends it after them, before what was made earlier. For the top of the file. */
export async function forThisFile<T extends Ends>(starting: Promise<T>): Promise<T> {
  const shared = await starting;
  afterAll(() => shared.stop?.() ?? shared.end?.() ?? shared.drop?.());
  return shared;
}
