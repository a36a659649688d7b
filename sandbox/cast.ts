import type { Client as Sql } from "pg";
import type { Answer } from "./http-client";
import { Client, signUp } from "./http-client";
import type { SignedInClient } from "./http-client";
import { addSubtask, addTask, assignSubtask, assignTask, entitle } from "./rows";
import { connect } from "./test-database";

/** Every kind of person that a rule may distinguish, by their relation to the project Harlow Street. */
export const KINDS = [
  "visitor",
  "outsider",
  "assigned",
  "unassigned",
  "subtaskOnly",
  "projectOwner",
  "admin",
  "owner",
  "suspended",
  "removed",
] as const;
export type Kind = (typeof KINDS)[number];

/** Harlow Street: Mateo is assigned to Framing, Luis to Joists alone, nobody to Sill plates and to Roofing. */
export interface Site {
  id: string;
  framing: string;
  joists: string;
  sill: string;
  roofing: string;
  /** One update by Rosa in each place. */
  updates: { unassigned: string; framing: string; joists: string; sill: string; roofing: string };
}

export interface Cast {
  url: string;
  sql: Sql;
  visitor: Client;
  /** Owns Ortiz Framing, which is entitled. */
  rosa: SignedInClient;
  /** Its admin, who created Harlow Street and has its `owner` row. */
  dale: SignedInClient;
  /** Its other admin, without a row in any project. */
  nadia: SignedInClient;
  /** Workers of Harlow Street. June is also a worker of Depot Fence. */
  mateo: SignedInClient;
  june: SignedInClient;
  luis: SignedInClient;
  /** Owns another business, which has a project of its own. */
  mei: SignedInClient;
  /** Was a worker of Harlow Street when their account was suspended. */
  sol: SignedInClient;
  /** Was a worker of Harlow Street, assigned to Framing, and wrote an update and a comment. */
  remy: SignedInClient;
  ortiz: string;
  harlow: Site;
  /** Created by Rosa. */
  depot: string;
  chen: string;
  /** Mei's. */
  mill: { id: string; wiring: string; update: string };
  /** What Remy wrote. */
  remyUpdate: string;
  end(): Promise<void>;
}

type People = Pick<Cast, "rosa" | "dale" | "nadia" | "mateo" | "june" | "luis" | "mei" | "sol" | "remy">;

/** Creates the whole cast on a server: through its calls, and by SQL where no call exists yet. */
export async function gatherCast(server: { url: string; databaseUrl: string }): Promise<Cast> {
  const sql = await connect(server.databaseUrl);
  const people = await signEverybodyUp(server);
  const { rosa, dale, nadia, mei, june } = people;
  const ortiz = await found(sql, rosa, "Ortiz Framing");
  for (const { user } of [dale, nadia]) {
    await made(rosa.post(`/api/businesses/${ortiz}/admins`, { email: user.email }));
  }
  const harlowId = await project(dale, ortiz, "Harlow Street");
  const harlow = await layOut(sql, people, harlowId);
  const depot = await project(rosa, ortiz, "Depot Fence");
  await join(rosa, depot, june);
  const { chen, mill } = await otherBusiness(sql, mei);
  return {
    ...people,
    ...{ url: server.url, sql, visitor: new Client(server.url), ortiz, harlow, depot, chen, mill },
    remyUpdate: await leaveBehind(sql, people, harlow),
    end: () => sql.end(),
  };
}

/** The client of one kind of person, for tables. */
export function personOf(cast: Cast, kind: Kind): Client {
  const { visitor, mei, mateo, june, luis, dale, nadia, rosa, sol, remy } = cast;
  const people = { visitor, outsider: mei, assigned: mateo, unassigned: june, subtaskOnly: luis };
  const others = { projectOwner: dale, admin: nadia, owner: rosa, suspended: sol, removed: remy };
  return { ...people, ...others }[kind];
}

async function signEverybodyUp(server: { url: string }): Promise<People> {
  const named = (name: string, language = "en") => signUp(server, { name, language });
  return {
    rosa: await named("Rosa Ortiz"),
    dale: await named("Dale Brandt"),
    nadia: await named("Nadia Brook"),
    mateo: await named("Mateo Rivas", "es"),
    june: await named("June Park"),
    luis: await named("Luis Vega", "es"),
    mei: await named("Mei Chen"),
    sol: await named("Sol Reyes"),
    remy: await named("Remy Cole"),
  };
}

async function found(sql: Sql, owner: Client, name: string): Promise<string> {
  const id = await made(owner.post("/api/businesses", { name }));
  await entitle(sql, id);
  return id;
}

function project(creator: Client, businessId: string, name: string): Promise<string> {
  return made(creator.post("/api/projects", { businessId, name }));
}

/** Lets somebody join with a new code from the manager. */
export async function join(manager: Client, projectId: string, person: Client): Promise<void> {
  const issued = await manager.post<{ code: string }>(`/api/projects/${projectId}/connect-codes`, {});
  const joined = await person.post("/api/join", { connectCode: issued.body.code });
  if (joined.status !== 200) throw new Error(`Joining answered ${joined.status}`);
}

async function layOut(sql: Sql, people: People, id: string): Promise<Site> {
  const { rosa, dale, mateo, june, luis, sol, remy } = people;
  for (const person of [mateo, june, luis, sol, remy]) await join(dale, id, person);
  const framing = await addTask(sql, id, "Framing");
  const joists = await addSubtask(sql, id, framing, "Joists");
  const sill = await addSubtask(sql, id, framing, "Sill plates");
  const roofing = await addTask(sql, id, "Roofing");
  for (const person of [mateo, remy]) await assignTask(sql, id, framing, person.user.id);
  await assignSubtask(sql, id, joists, luis.user.id);
  const post = (place: object) =>
    made(rosa.post(`/api/projects/${id}/updates`, { content: "As planned", ...place }));
  const updates = {
    unassigned: await post({}),
    framing: await post({ taskId: framing }),
    joists: await post({ subtaskId: joists }),
    sill: await post({ subtaskId: sill }),
    roofing: await post({ taskId: roofing }),
  };
  return { id, framing, joists, sill, roofing, updates };
}

async function otherBusiness(sql: Sql, mei: Client): Promise<Pick<Cast, "chen" | "mill">> {
  const chen = await found(sql, mei, "Chen Electric");
  const id = await project(mei, chen, "Mill Lane");
  const wiring = await addTask(sql, id, "Wiring");
  const update = await made(mei.post(`/api/projects/${id}/updates`, { content: "Cables are in" }));
  return { chen, mill: { id, wiring, update } };
}

async function leaveBehind(sql: Sql, { dale, sol, remy }: People, harlow: Site): Promise<string> {
  const update = await made(remy.post(`/api/projects/${harlow.id}/updates`, { content: "My last day" }));
  await made(remy.post(`/api/updates/${update}/comments`, { content: "Thank you all" }));
  const removal = await dale.delete(`/api/projects/${harlow.id}/members/${remy.user.id}`);
  if (removal.status !== 204) throw new Error(`Removing Remy answered ${removal.status}`);
  await sql.query("UPDATE users SET suspended_at = now() WHERE id = $1", [sol.user.id]);
  return update;
}

/** The id of what a call created. Throws unless it answered 201. */
export async function made(call: Promise<Answer>): Promise<string> {
  const { status, body } = await call;
  if (status !== 201) throw new Error(`Creating it answered ${status}: ${JSON.stringify(body)}`);
  return (body as { id: string }).id;
}
