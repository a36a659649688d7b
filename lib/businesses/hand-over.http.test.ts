import { expect, test } from "vitest";
import type { ProjectDetailView } from "@/lib/projects/view";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addAdmin, addMember, addProject, countRows, entitle } from "@/sandbox/database/rows";
import { gatherCast, join, made } from "@/sandbox/fixtures/cast";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

/* An admin who is removed hands their projects over to the business's owner. */

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

test("the projects of a removed admin pass to the business's owner, and the admin is out of them at once", async () => {
  const { rosa, june, mateo } = cast;
  const business = await businessWith(june);
  const own = await made(june.post("/api/projects", { name: "Porch", businessId: business }));
  const rosas = await made(rosa.post("/api/projects", { name: "Deck", businessId: business }));
  await join(june, own, mateo);
  const update = await made(june.post(`/api/projects/${own}/updates`, { content: "Posts are in" }));

  expect((await rosa.delete(`/api/businesses/${business}/admins/${june.user.id}`)).status).toBe(204);

  expect(await membersOf(rosa, own)).toEqual({ [rosa.user.id]: "owner", [mateo.user.id]: "worker" });
  expect(await membersOf(rosa, rosas)).toEqual({ [rosa.user.id]: "owner" });
  for (const project of [own, rosas]) expect((await june.get(`/api/projects/${project}`)).status).toBe(404);
  expect((await june.patch(`/api/updates/${update}`, { content: "Still mine?" })).status).toBe(404);
  const { body } = await mateo.get<UpdateView[]>(`/api/projects/${own}/updates`);
  expect(body).toMatchObject([
    { content: "Posts are in", author: { name: "June Park", role: "former" }, authorRole: "worker" },
  ]);
});

test("the codes that a removed admin made stop working, those of others still work", async () => {
  const { rosa, june, mateo, luis } = cast;
  const business = await businessWith(june);
  const project = await made(rosa.post("/api/projects", { name: "Deck", businessId: business }));
  const issue = async (manager: SignedInClient) =>
    (await manager.post<{ code: string }>(`/api/projects/${project}/connect-codes`, {})).body.code;
  const [junes, rosas] = [await issue(june), await issue(rosa)];
  await rosa.delete(`/api/businesses/${business}/admins/${june.user.id}`);
  for (const person of [june, mateo])
    await expectRefusal(cast.sql, () => person.post("/api/join", { connectCode: junes }), 410, "gone");
  expect((await luis.post("/api/join", { connectCode: rosas })).status).toBe(200);
});

test("the owner's own worker row turns into the owner row", async () => {
  const { rosa, june } = cast;
  const business = await businessWith(june);
  const own = await made(june.post("/api/projects", { name: "Porch", businessId: business }));
  await addMember(cast.sql, own, rosa.user.id, "worker");
  expect((await june.delete(`/api/businesses/${business}/admins/${june.user.id}`)).status).toBe(204);
  expect(await membersOf(rosa, own)).toEqual({ [rosa.user.id]: "owner" });
});

test("a removed admin stays a worker in projects where they were one", async () => {
  const { rosa, june } = cast;
  const business = await businessWith(june);
  const project = await made(rosa.post("/api/projects", { name: "Deck", businessId: business }));
  await addMember(cast.sql, project, june.user.id, "worker");
  expect((await rosa.delete(`/api/businesses/${business}/admins/${june.user.id}`)).status).toBe(204);
  const { body } = await june.get<ProjectDetailView>(`/api/projects/${project}`);
  expect(body).toMatchObject({ isOwner: false, hasManagementAccess: false, canPostUpdates: true });
});

test("projects of another business stay with the admin", async () => {
  const { rosa, june } = cast;
  const [first, second] = [await businessWith(june), await businessWith(june)];
  const kept = await made(june.post("/api/projects", { name: "Kept", businessId: second }));
  await rosa.delete(`/api/businesses/${first}/admins/${june.user.id}`);
  expect(await membersOf(june, kept)).toEqual({ [june.user.id]: "owner" });
});

test("an admin who is removed while creating a project never keeps one", async (context) => {
  const { sql, rosa, june } = cast;
  const rounds = proofCount(100, 8);
  const created = { before: 0, refused: 0 };
  const business = await businessWith(june);
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await addAdmin(sql, business, june.user.id);
    const creations = [1, 2].map(() =>
      june.post("/api/projects", { name: `Race ${round}`, businessId: business }),
    );
    const removal = rosa.delete(`/api/businesses/${business}/admins/${june.user.id}`);
    const [removed, ...answers] = await Promise.all([removal, ...creations]);
    expect(removed.status).toBe(204);
    for (const { status } of answers) expect([201, 400]).toContain(status);
    created.before += answers.filter(({ status }) => status === 201).length;
    created.refused += answers.filter(({ status }) => status === 400).length;
  }
  const projects = await countRows(sql, "projects", { business_id: business });
  expect(projects).toBe(created.before);
  expect(
    await countRows(sql, "project_members", { user_id: rosa.user.id, role: "owner" }),
  ).toBeGreaterThanOrEqual(projects);
  expect(await ownersIn(business)).toEqual(projects === 0 ? [] : [rosa.user.id]);
  report(context, { rounds, ...created, orphans: 0 });
});

test("two admins who step down at once both go, and no project is left without its owner", async () => {
  const { sql, rosa, june, mateo } = cast;
  const business = await businessWith(june, mateo);
  for (let at = 0; at < 10; at += 1) {
    const owner = at % 2 ? june : mateo;
    await addMember(sql, await addProject(sql, business), owner.user.id, "owner");
  }
  const leave = ({ user }: SignedInClient) => rosa.delete(`/api/businesses/${business}/admins/${user.id}`);
  const answers = await Promise.all([leave(june), leave(mateo)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await ownersIn(business)).toEqual([rosa.user.id]);
});

async function businessWith(...admins: SignedInClient[]): Promise<string> {
  const id = await made(cast.rosa.post("/api/businesses", { name: "Ortiz Outdoors" }));
  await entitle(cast.sql, id);
  for (const { user } of admins) await addAdmin(cast.sql, id, user.id);
  return id;
}

async function membersOf(client: SignedInClient, projectId: string): Promise<Record<string, string>> {
  const { body } = await client.get<ProjectDetailView>(`/api/projects/${projectId}`);
  return Object.fromEntries(body.members.map(({ userId, role }) => [userId, role]));
}

/** The holders of owner rows in the business's projects; null for a project without one. */
async function ownersIn(businessId: string): Promise<(string | null)[]> {
  const statement = `SELECT DISTINCT m.user_id AS owner FROM projects p
    LEFT JOIN project_members m ON m.project_id = p.id AND m.role = 'owner' WHERE p.business_id = $1`;
  const { rows } = await cast.sql.query<{ owner: string | null }>(statement, [businessId]);
  return rows.map(({ owner }) => owner);
}
