import type { Page } from "@playwright/test";
import type { PageShot } from "./page-shot";
import { apiPath } from "@/lib/shared/paths/api-path";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { paths } from "@/lib/shared/paths/paths";

/** A project's first steps, and the code that one of them makes. */
export const FIRST_PROJECT_PAGES: PageShot[] = [
  { name: "first-project", path: firstProject, as: "owner" },
  { name: "first-project-code", path: firstProject, as: "owner", prepare: codeOpen, isVariant: true },
];

/** The address of an empty project with a task and a code. */
async function firstProject(page: Page): Promise<string> {
  const name = "Quarry Road garage";
  const projects = (await (await page.request.get("/api/projects")).json()) as {
    id: string;
    name: string;
    businessId: string;
  }[];
  const known = projects.find((candidate) => candidate.name === name);
  if (known) return paths.project(known.id);
  const data = { businessId: projects[0]?.businessId, name };
  const { id } = (await (await page.request.post("/api/projects", { data })).json()) as { id: string };
  await page.request.post(apiPaths.tasks(id), { data: { name: "Footings" } });
  await page.request.post(apiPath("projects", id, "connect-codes"), { data: {} });
  return paths.project(id);
}

async function codeOpen(page: Page): Promise<void> {
  await page.getByRole("button", { name: "QR", exact: true }).click();
  await page.getByRole("dialog").waitFor();
}
