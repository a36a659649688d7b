import type { Answer, Client } from "./http-client";

/** Fetches every page of a list through its `Link` to the next one. Throws unless each answers 200. */
export async function walkPages<Item>(client: Client, path: string): Promise<Item[][]> {
  const pages: Item[][] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const { status, body, headers }: Answer<Item[]> = await client.get<Item[]>(next);
    if (status !== 200) throw new Error(`${next} answered ${status}`);
    pages.push(body);
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
  }
  return pages;
}
