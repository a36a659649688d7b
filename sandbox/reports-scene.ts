import type { Client } from "pg";
import { expect } from "vitest";
import { startAi } from "./ai-server";
import { readEvents } from "./event-answer";
import type { SignedInClient } from "./http-client";
import { addUpdates } from "./reports-fixture";
import { addSubtask, addTask, countRows } from "./rows";
import { newProject, newWorker, rosasSite, type Site } from "./site-fixture";
import { connect } from "./test-database";
import { startTestServer } from "./test-server";
import { aiEnv } from "./own-server";
import type { GeneratedReportView, ReportView } from "@/lib/reports/view";

interface Asked {
  projectId?: string;
  headers?: Record<string, string>;
}

/** Rosa's site with three updates of Mateo's, on a server whose service is the AI sandbox, or that has none. */
export async function startReports({ hasService = true } = {}) {
  const ai = await startAi();
  const env = hasService ? { ...aiEnv(ai), OPENAI_TIMEOUT_SECONDS: "1" } : {};
  const server = await startTestServer({ env });
  const site = await rosasSite(server);
  const mateo = await newWorker(server, site);
  const sql = await connect(server.databaseUrl);
  const framing = await addFraming(sql, site, mateo);
  const stop = async () => {
    await sql.end();
    await server.stop();
    await ai.stop();
  };
  return { ai, server, site, mateo, sql, framing, stop, ...callsOf(site, mateo, sql, framing) };
}

export type Reports = Awaited<ReturnType<typeof startReports>>;

async function addFraming(sql: Client, { projectId }: Site, mateo: SignedInClient): Promise<string> {
  const taskId = await addTask(sql, projectId, "Framing");
  const subtaskId = await addSubtask(sql, projectId, taskId);
  await addUpdates(sql, { projectId, authorId: mateo.user.id }, [
    { content: "North wall poured, 6 m³.", taskId, at: "2026-11-18T20:00:00Z" },
    { content: "12 joists are set.", taskId, subtaskId, at: "2026-11-19T20:00:00Z" },
    { content: "The crane is booked for Thursday.", at: "2026-11-20T20:00:00Z" },
  ]);
  return taskId;
}

function callsOf(
  { rosa, businessId, projectId: own }: Site,
  mateo: SignedInClient,
  sql: Client,
  framing: string,
) {
  const generate = (body: object = {}, { projectId = own, headers }: Asked = {}) => {
    const asked = { folderSelection: ["unorganized", framing], reportType: "internal", ...body };
    const path = `/api/projects/${projectId}/generate-report`;
    return rosa.post<GeneratedReportView>(path, asked, headers && { headers });
  };
  return {
    generate,
    /** The events of a report that is followed. */
    async follow(body: object = {}, { projectId = own, headers }: Asked = {}) {
      const accept = { ...headers, accept: "text/event-stream" };
      const answer = await generate(body, { projectId, headers: accept });
      return readEvents(answer.body as unknown as string);
    },
    async read(id: string, projectId = own): Promise<ReportView> {
      const { status, body } = await rosa.get<ReportView>(`/api/projects/${projectId}/reports/${id}`);
      expect(status).toBe(200);
      return body;
    },
    /** A project with these updates, a second after each other, none of them in a task. */
    async projectWith(contents: string[]): Promise<string> {
      const projectId = await newProject(rosa, businessId, "Report");
      const begin = Date.now() - contents.length * 1_000;
      const rows = contents.map((content, n) => ({ content, at: new Date(begin + n * 1_000).toISOString() }));
      await addUpdates(sql, { projectId, authorId: mateo.user.id }, rows);
      return projectId;
    },
    kept: () => countRows(sql, "reports", { project_id: own }),
  };
}
