import type { Client } from "pg";
import { expect } from "vitest";
import type { Answer } from "./http-client";
import { watchChanges } from "@/sandbox/database/watch-changes";

/** The body of a refusal: `message` is for people, in the request's language, `code` for programs. */
export interface Refusal {
  message: string;
  code: string;
  issues?: { path: string; message: string }[];
  projectId?: string;
}

/** Makes a call that must be refused, and asserts its status and code and that nothing in the database changed. */
export async function expectRefusal(
  sql: Client,
  call: () => Promise<Answer>,
  status: number,
  code: string,
): Promise<Refusal> {
  const changes = await watchChanges(sql);
  const answer = await call();
  expect({ status: answer.status, code: (answer.body as Refusal | null)?.code }).toEqual({ status, code });
  expect(await changes()).toEqual([]);
  return answer.body as Refusal;
}

/** The status and code of each of these refused calls, made in sequence, such as "404 not_found". */
export async function refusals(calls: (() => Promise<Answer>)[]): Promise<string[]> {
  const refused: string[] = [];
  for (const call of calls) {
    const { status, body } = await call();
    refused.push(`${status} ${(body as Refusal).code}`);
  }
  return refused;
}
