import { request as httpRequest } from "node:http";
import { expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { createOperator } from "@/sandbox/fixtures/operators";
import { actionId } from "@/sandbox/http/call-action";
import { type Client, type SignedInClient, signUp } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

interface Held {
  /** Sends the rest of the body; resolves to the answer. */
  release(): Promise<{ status: number; text: string }>;
}

const server = await forThisFile(startTestServer());
const database = await forThisFile(connect(server.databaseUrl));
const olga = await createOperator(server, "olga");

/** Sends the headers and the start of the body, and waits until the server has begun to read it. */
async function hold(
  sender: Client,
  {
    method,
    path,
    body,
    headers = {},
  }: { method: string; path: string; body: string; headers?: Record<string, string> },
): Promise<Held> {
  const cookie = `authjs.session-token=${sender.cookie("authjs.session-token") ?? ""}`;
  const outgoing = httpRequest(new URL(path, server.url), {
    method,
    headers: {
      cookie,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      ...headers,
    },
  });
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    outgoing.once("error", reject);
    outgoing.once("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.once("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
  await new Promise<void>((resolve) => outgoing.write(body.slice(0, 5), () => resolve()));
  // Once a later request is answered, what was sent before it has arrived.
  await sender.get("/api/user");
  return {
    release: () => {
      outgoing.end(body.slice(5));
      return answer;
    },
  };
}

const setLanguage = (name: string) => ({
  method: "PUT",
  path: "/api/user/preferences",
  body: JSON.stringify({ language: "es", timeZone: null, name }),
});

const createBusiness = (name: string) => ({
  method: "POST",
  path: "/api/businesses",
  body: JSON.stringify({ name }),
});

const pressCreate = (name: string) => ({
  method: "POST",
  path: "/businesses",
  body: JSON.stringify([{ name }]),
  headers: { "content-type": "text/plain;charset=UTF-8", "next-action": actionId("createBusinessAction") },
});

const ENDS: [string, (person: SignedInClient) => Promise<unknown>][] = [
  ["suspended", (person) => olga.call("suspend-user", { userId: person.user.id })],
  ["signed out everywhere", (person) => person.post("/api/user/sign-out-everywhere")],
];

test.each(ENDS)("someone %s while they hold a body back is refused", async (_, end) => {
  for (const request of [setLanguage, createBusiness, pressCreate]) {
    const person = await signUp(server, { name: "Mateo Rivas" });
    const name = `Held back by ${person.user.id}`;
    const held = await hold(person, request(name));
    await end(person);
    const { status, text } = await held.release();
    expect([request.name, status]).toEqual([request.name, request === pressCreate ? 200 : 401]);
    expect(text).toContain("unauthenticated");
    expect((await database.query("SELECT 1 FROM businesses WHERE name = $1", [name])).rowCount).toBe(0);
    const { rows } = await database.query("SELECT language FROM users WHERE id = $1", [person.user.id]);
    expect(rows).toEqual([{ language: "en" }]);
  }
});

test("a body that is merely slow is accepted", async () => {
  const person = await signUp(server, { name: "June Park" });
  const held = await hold(person, createBusiness("Slow"));
  expect(await held.release()).toMatchObject({ status: 201 });
});

test("an operator who signs out while the body is held is refused", async () => {
  const { person } = olga;
  const victim = await signUp(server, { name: "Mei Chen" });
  const login = await person.post<{ adminKey: string }>("/api/admin/login", {
    email: person.user.email,
    password: person.user.password,
  });
  const adminkey = login.body.adminKey;
  const held = await hold(person, {
    method: "POST",
    path: "/api/admin/suspend-user",
    body: JSON.stringify({ userId: victim.user.id }),
    headers: { adminkey },
  });
  await person.post("/api/admin/logout", undefined, { headers: { adminkey } });
  expect(await held.release()).toMatchObject({ status: 401 });
  expect(await victim.get("/api/user")).toMatchObject({ status: 200 });
});
