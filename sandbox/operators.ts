import { run } from "./run";
import { Client, signUp } from "./http-client";
import type { Answer, SignedInClient } from "./http-client";
import type { TestServer } from "./test-server";

/** An operator with a key. */
export interface TestOperator {
  userId: string;
  /** The same person in the product itself. */
  person: SignedInClient;
  adminkey: string;
  /** Calls `POST /api/admin/{name}` with the key. */
  call(name: string, body: unknown): Promise<Answer>;
  /** Reads `/api/admin/{name}`, or an address that a list gave, with the key. */
  get<T>(name: string): Promise<Answer<T>>;
  send(method: string, name: string, body?: unknown): Promise<Answer>;
  /** Resets their password through a reset link, as anybody would. Throws when that fails. */
  resetPassword(password: string): Promise<void>;
}

/** Signs somebody up, makes them an operator on the command line and signs them in as an operator. */
export async function createOperator(server: TestServer, name: string): Promise<TestOperator> {
  const person = await signUp(server, { name });
  const { email, password, id: userId } = person.user;
  const env = { DATABASE_URL: server.databaseUrl, APP_MODE: "test" };
  await run("tsx", ["lib/operator/cli.ts", "create", email], { env });
  const visitor = new Client(server.url);
  const { body } = await visitor.post<{ adminKey: string }>("/api/admin/login", { email, password });
  const { adminKey: adminkey } = body;
  const headers = { adminkey };
  const addressOf = (name: string) => new URL(name, new URL("/api/admin/", server.url)).href;
  return {
    userId,
    person,
    adminkey,
    call: (name, input) => visitor.post(addressOf(name), input, { headers }),
    get: (name) => visitor.get(addressOf(name), { headers }),
    send: (method, name, input) => visitor.send(method, addressOf(name), input, { headers }),
    async resetPassword(newPassword) {
      const asked = await visitor.post<{ resetLink: string }>("/api/request-password-reset", { email });
      const token = new URL(asked.body.resetLink).searchParams.get("token");
      const answer = await visitor.post("/api/reset-password", {
        token,
        newPassword,
        confirmPassword: newPassword,
      });
      if (answer.status !== 200) throw new Error(`Resetting answered ${answer.status}`);
    },
  };
}
