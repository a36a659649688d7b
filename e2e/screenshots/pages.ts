import type { Page } from "@playwright/test";

export type PersonName = "visitor" | "owner" | "admin" | "worker" | "operator";

/** A page to take: in every width, theme and language, on the demo's data. */
export interface PageShot {
  /** The beginning of its files' names. */
  name: string;
  /** Where it is, or how to find out: the page given is signed in already. */
  path: string | ((page: Page) => Promise<string>);
  /** Who looks at it. Default: a visitor. */
  as?: PersonName;
  /** Brings it into the state to show: opens a menu, a dialog, an error. */
  prepare?: (page: Page) => Promise<void>;
}

/** Every page that there is; axe and the narrowest phone go through the same list. */
export const PAGES: PageShot[] = [
  { name: "landing", path: "/" },
  { name: "about", path: "/about" },
  { name: "help", path: "/help" },
  { name: "privacy", path: "/privacy" },
  { name: "sign-in", path: "/auth" },
  { name: "sign-up", path: "/auth?tab=sign-up" },
  { name: "join-unknown", path: "/?join=NOSUCHCODE23" },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "reset-invalid", path: "/reset-password?token=0123456789" },
  { name: "accept-admin-invitation", path: "/accept-admin-invitation" },
  { name: "operator", path: "/admin" },
  { name: "not-found", path: "/no-such-page" },
  { name: "dashboard-owner", path: "/dashboard", as: "owner" },
  { name: "dashboard-worker", path: "/dashboard", as: "worker" },
  { name: "dashboard-empty", path: "/dashboard", as: "operator" },
  { name: "join-dialog", path: "/dashboard?join=K7QM2R9XWPTB", as: "worker", prepare: dialogOpen },
  { name: "projects", path: "/projects", as: "owner" },
  { name: "projects-none-found", path: "/projects?q=zzz", as: "owner" },
  { name: "projects-empty", path: "/projects", as: "operator" },
  { name: "new-project", path: "/projects/new", as: "owner" },
  { name: "new-project-no-business", path: "/projects/new", as: "operator" },
  { name: "project-owner", path: project("Harlow Street extension"), as: "owner" },
  { name: "project-worker", path: project("Harlow Street extension"), as: "worker" },
  { name: "project-folder", path: folder("North wall"), as: "owner" },
  { name: "project-folder-worker", path: folder("North wall"), as: "worker" },
  { name: "project-task-settings", path: folder("North wall"), as: "owner", prepare: settingsOpen },
  { name: "project-task-members", path: folder("North wall"), as: "owner", prepare: membersOpen },
  { name: "project-new-task", path: folder("North wall"), as: "owner", prepare: newTaskOpen },
  { name: "project-not-found", path: "/projects/00000000-0000-4000-8000-000000000000", as: "owner" },
  { name: "businesses-owner", path: "/businesses", as: "owner" },
  { name: "businesses-admin", path: "/businesses", as: "admin" },
  { name: "businesses-empty", path: "/businesses", as: "worker" },
  { name: "settings", path: "/settings", as: "owner" },
  { name: "billing", path: "/billing", as: "owner" },
];

async function dialogOpen(page: Page): Promise<void> {
  await page.getByRole("dialog").waitFor();
}

async function settingsOpen(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Task Settings|Ajustes de la tarea)$/ }).click();
  await dialogOpen(page);
}

async function membersOpen(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^\d+ (assigned|personas?)$/ }).click();
  await dialogOpen(page);
}

async function newTaskOpen(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(New task|Nueva tarea)$/ }).click();
  await dialogOpen(page);
}

/** The address of a task of Harlow Street, open. */
function folder(task: string): (page: Page) => Promise<string> {
  return async (page) => {
    const address = await project("Harlow Street extension")(page);
    const tasks = (await (await page.request.get(`/api${address}/tasks`)).json()) as { id: string; name: string }[];
    return `${address}?folder=${tasks.find(({ name }) => name === task)?.id ?? ""}`;
  };
}

/** The address of the project with this name. */
function project(name: string): (page: Page) => Promise<string> {
  return async (page) => {
    const projects = (await (await page.request.get("/api/projects")).json()) as { id: string; name: string }[];
    const found = projects.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`There is no project ${name}`);
    return `/projects/${found.id}`;
  };
}
