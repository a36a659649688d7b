import { Client } from "pg";
import { GET as getProject } from "@/app/api/projects/[id]/route";
import { GET as getTasks } from "@/app/api/projects/[id]/tasks/route";
import { GET as getUpdates } from "@/app/api/projects/[id]/updates/route";
import { GET as getProjects } from "@/app/api/projects/route";
import { POST as postComment } from "@/app/api/updates/[id]/comments/route";
import { raiseProjectVersions } from "@/lib/access/version";
import { sessionCookie } from "@/lib/account/session/session-cookie";
import { transaction } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { LARGE_IDS, largeId } from "@/prisma/seed/large-rows";

interface Call {
  handler: typeof getProjects;
  path: string;
  params: { id?: string };
  /** Of a POST. */
  body?: object;
}

const big = { id: LARGE_IDS.bigProject };
const updates: Call = {
  handler: getUpdates,
  path: `/api/projects/${big.id}/updates?includeComments=true`,
  params: big,
};

const projects: Call = { handler: getProjects, path: "/api/projects", params: {} };

/** The calls that people wait for most, as Next makes them for a worker of the large seed. */
const MAIN_CALLS = {
  /** Updates of which nothing has changed since they were last read, for a reader without an ETag. */
  updatesKept: () => updates,
  /** The same updates for a browser that has them already: a 304. */
  unchanged: () => updates,
  /** The same as `updatesKept`, of a list. */
  projectsKept: () => projects,
  comments: (update: string) => {
    const path = `/api/updates/${update}/comments`;
    return { handler: postComment, path, params: { id: update }, body: { content: "On it" } };
  },
  /** These when all has changed. */
  project: () => ({ handler: getProject, path: `/api/projects/${big.id}`, params: big }),
  tasks: () => ({ handler: getTasks, path: `/api/projects/${big.id}/tasks`, params: big }),
  updates: () => updates,
  projects: () => projects,
} satisfies Record<string, (update: string) => Call>;

const READ_ANEW = new Set<MainCall>(["project", "tasks", "updates", "projects"]);

export type MainCall = keyof typeof MAIN_CALLS;
export const MAIN_CALL_NAMES = Object.keys(MAIN_CALLS) as MainCall[];

const STATUS = {
  updates: 200,
  updatesKept: 200,
  unchanged: 304,
  projects: 200,
  projectsKept: 200,
  project: 200,
  tasks: 200,
  comments: 201,
};

export interface Statement {
  text: string;
  values?: unknown[];
}

interface Recording {
  statements: Statement[];
  /** The response's body. */
  answer: string;
  /** The id of what the call created, if anything: each replay needs a new one. */
  made: string | undefined;
}

/**
 * Makes the call twice and records what the second one sends to the database of DATABASE_URL: a client's one-time queries do not
 * count. `update` is the number of the update that is commented on. Throws unless it is answered as it should be.
 */
export async function recordCall(name: MainCall, update = 4990): Promise<Recording> {
  const call = MAIN_CALLS[name](largeId("update", update));
  const headers = { cookie: await cookieOfWorker(), "content-type": "application/json" };
  const first = await respond(call, headers);
  const etag = name === "unchanged" ? (first.headers.get("etag") ?? "") : "";
  if (READ_ANEW.has(name)) await changeAllProjects();
  const statements: Statement[] = [];
  const stop = recordInto(statements);
  try {
    const response = await respond(call, { ...headers, "if-none-match": etag });
    const answer = await response.text();
    if (response.status !== STATUS[name]) throw new Error(`${name}: ${response.status} ${answer}`);
    const made = name === "comments" ? (JSON.parse(answer) as { id: string }).id : undefined;
    return { statements, answer, made };
  } finally {
    stop();
  }
}

async function changeAllProjects(): Promise<void> {
  await transaction(async (tx) => {
    const all = await tx.project.findMany({ select: { id: true } });
    await raiseProjectVersions(
      tx,
      all.map(({ id }) => id),
    );
  });
}

async function cookieOfWorker(): Promise<string> {
  const session = { id: newId(), userId: LARGE_IDS.worker, version: 0 };
  const { name, value } = await sessionCookie(session, false);
  return `${name}=${value}`;
}

function respond({ handler, path, params, body }: Call, headers: Record<string, string>): Promise<Response> {
  const method = body ? "POST" : "GET";
  const request = new Request(new URL(path, "http://127.0.0.1"), {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  return handler(request, { params: Promise.resolve(params) });
}

/** Notes every statement that is sent to a database until the returned function is called. */
function recordInto(statements: Statement[]): () => void {
  const send = Reflect.get(Client.prototype, "query") as (...args: unknown[]) => unknown;
  const recordAndSend = function (this: Client, ...args: unknown[]) {
    statements.push(typeof args[0] === "string" ? { text: args[0] } : (args[0] as Statement));
    return Reflect.apply(send, this, args);
  };
  Reflect.set(Client.prototype, "query", recordAndSend);
  return () => Reflect.set(Client.prototype, "query", send);
}
