import { LARGE_IDS, LARGE_MAIL } from "@/prisma/seed/large-rows";
import { connect } from "@/sandbox/database/test-database";
import { type SignedInClient, signIn } from "@/sandbox/http/http-client";

/** What to measure with a million updates in the database; goals are in milliseconds. */
const PAGES: { name: string; paths: string[] | ((call: number) => string[]); goal: number }[] = [
  {
    name: "the data of the dashboard",
    paths: ["/api/projects", "/api/businesses", "/api/questions", "/api/subtasks/due"],
    goal: 40,
  },
  { name: "what waits, due or asked", paths: ["/api/questions", "/api/subtasks/due"], goal: 15 },
  { name: "the dashboard's page", paths: ["/dashboard"], goal: 40 },
  { name: "GET /api/projects", paths: ["/api/projects"], goal: 25 },
  { name: "GET /api/projects/{id}", paths: [`/api/projects/${LARGE_IDS.bigProject}`], goal: 15 },
  { name: "GET /api/projects/{id}/tasks", paths: [`/api/projects/${LARGE_IDS.bigProject}/tasks`], goal: 15 },
  { name: "GET /api/recent-updates", paths: ["/api/recent-updates"], goal: 15 },
  { name: "a search for a common word", paths: [searchOf("joists")], goal: 100 },
  { name: "for two common words", paths: [searchOf("techo mañana")], goal: 100 },
  { name: "for a rare word", paths: [searchOf("777123")], goal: 100 },
  { name: "for two words that are never together", paths: [searchOf("joists tablaroca")], goal: 100 },
  { name: "for what is nowhere", paths: [searchOf("excavadora")], goal: 100 },
  {
    name: "for a common word in one project",
    paths: [searchOf("crane", LARGE_IDS.bigProject)],
    goal: 100,
  },
  { name: "a diary of 42 days, 3,024 updates", paths: (call) => [diaryOf(call, 42)], goal: 100 },
];
const READERS = ["owner", "crew1"];
const DAY_MS = 86_400_000;

function searchOf(q: string, projectId?: string): string {
  return `/api/search?${String(new URLSearchParams({ q, ...(projectId && { projectId }) }))}`;
}

/** Other days for each call: an answer that was kept costs nothing. The big project has 72 updates on each. */
function diaryOf(call: number, days: number): string {
  const first = Date.parse("2040-01-01") + call * DAY_MS;
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const query = `from=${dayOf(first)}&to=${dayOf(first + (days - 1) * DAY_MS)}`;
  return `/api/projects/${LARGE_IDS.bigProject}/diary?${query}`;
}

/** By then the server has compiled what a page runs: one that has run for a minute is as fast. */
const WARM_UPS = 60;
const CALLS = 60;

/** Prints the median response time of each page's calls, measured one after the other. Returns whether all reach their goals. */
export async function benchGrowth(
  server: { url: string; databaseUrl: string },
  password: string,
): Promise<boolean> {
  await addWhatWaits(server.databaseUrl);
  let reached = true;
  for (const name of READERS) {
    const reader = await signIn(server, `${name}@${LARGE_MAIL}`, password);
    console.log(`\n${name}@${LARGE_MAIL}, one call after the other, median of ${CALLS}\n`);
    for (const page of PAGES) {
      const ms = await medianOf(reader, page.paths);
      reached &&= ms <= page.goal;
      const verdict = ms <= page.goal ? "reached" : "MISSED";
      console.log(
        `${page.name.padEnd(36)} ${ms.toFixed(1).padStart(7)} ms  goal ${page.goal} ms: ${verdict}`,
      );
    }
  }
  return reached;
}

/** Subtasks that are due around today, and a question in each of the newest thousand updates. */
async function addWhatWaits(databaseUrl: string): Promise<void> {
  const sql = await connect(databaseUrl);
  await sql.query(
    "UPDATE subtasks SET due_date = current_date + display_order % 20 - 10 WHERE NOT is_completed",
  );
  await sql.query(`
    INSERT INTO questions (id, project_id, update_id, asker_id)
    SELECT gen_random_uuid(), project_id, id, author_id FROM updates ORDER BY created_at DESC LIMIT 1000`);
  await sql.query("VACUUM (ANALYZE) subtasks, questions");
  await sql.end();
}

/** The median time in milliseconds to fetch all paths of a call in parallel; without the check of answers, which takes longer than a long one. */
async function medianOf(
  reader: SignedInClient,
  pathsOf: string[] | ((call: number) => string[]),
): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < WARM_UPS + CALLS; call += 1) {
    const paths = typeof pathsOf === "function" ? pathsOf(call) : pathsOf;
    const began = performance.now();
    const answers = await Promise.all(paths.map((path) => reader.download(path)));
    if (call >= WARM_UPS) times.push(performance.now() - began);
    const failed = answers.find(({ status }) => status !== 200);
    if (failed) throw new Error(`${paths.join(", ")}: ${failed.status}`);
  }
  times.sort((a, b) => a - b);
  return times[CALLS / 2] ?? 0;
}
