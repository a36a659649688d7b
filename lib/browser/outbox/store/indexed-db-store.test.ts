import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import type { OutboxItem } from "../items/item";
import { openPhoneDatabase } from "./database";
import { openIndexedDbStore } from "./indexed-db-store";

it("reads and changes items that an earlier version of the page has stored", async () => {
  const db = await openPhoneDatabase();
  const stored = { userId: "u", kind: "update", content: { content: "Rebar tied" }, attempts: 3, doubts: 2 };
  const id = await db.add("items", stored as unknown as OutboxItem);
  const store = await openIndexedDbStore();
  const [item] = await store.list("u");
  expect(item).toMatchObject({ content: { content: "Rebar tied" }, attempts: 3, transientRefusals: 2 });
  const changed = await store.change(id, (read) => ({ ...read, attempts: read.attempts + 1 }));
  expect(changed).toMatchObject({ attempts: 4, transientRefusals: 2 });
  expect(await db.get("items", id)).not.toHaveProperty("doubts");
  db.close();
});
