import { expect, test, vi } from "vitest";
import { EMAILS } from "../shared/preferences";
import type * as Unsubscribe from "./unsubscribe";

const ID = "01990000-0000-7000-8000-000000000001";
const OTHER = "01990000-0000-7000-8000-000000000002";

async function load(): Promise<typeof Unsubscribe> {
  vi.resetModules().stubEnv("AUTH_SECRET", "a secret of at least 32 characters");
  return import("./unsubscribe");
}

test.each(EMAILS)("a token names whose emails it turns off, and which: %s", async (emails) => {
  const { unsubscribeToken, readUnsubscribeToken } = await load();
  expect(readUnsubscribeToken(unsubscribeToken(ID, emails))).toEqual({ userId: ID, emails });
});

test("no token can be made of another one", async () => {
  const { unsubscribeToken, readUnsubscribeToken } = await load();
  const token = unsubscribeToken(ID, "daily");
  for (const forged of [
    token.replace(ID, OTHER),
    token.replace("daily", "immediately"),
    token.slice(0, -1),
    `${token}x`,
    `${ID}.daily.`,
    `${ID}.never.${token.split(".")[2]}`,
    "",
    "..",
  ])
    expect(readUnsubscribeToken(forged)).toBeNull();
});
