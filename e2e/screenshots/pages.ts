import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { encode } from "next-auth/jwt";
import { chatOpen } from "./chat-open";
import { FIRST_PROJECT_PAGES } from "./first-project-pages";
import { JOIN_PAGES } from "./join-pages";
import type { PageShot } from "./page-shot";
import { apiPath } from "@/lib/shared/paths/api-path";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { paths } from "@/lib/shared/paths/paths";
import { shortcutPaths } from "@/lib/shared/paths/shortcut-paths";
import { INVITATION_TOKENS, PEOPLE, TAKE_BACK_TOKENS } from "@/prisma/seed/people";
import { SHARED_SECRET } from "@/sandbox/servers/own-server";

/** All pages. The axe and narrow-phone tests use the same list. */
export const PAGES: PageShot[] = [
  ...JOIN_PAGES,
  ...FIRST_PROJECT_PAGES,
  { name: "landing", path: "/" },
  { name: "about", path: "/about" },
  { name: "help", path: "/help" },
  { name: "help-guides", path: paths.help({ item: "print-connect-codes" }), isVariant: true },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms", isVariant: true },
  { name: "developers", path: "/developers" },
  { name: "sign-in", path: "/auth" },
  { name: "sign-up", path: "/auth?tab=sign-up" },
  { name: "sign-in-code", path: "/auth", prepare: codeMailed },
  { name: "sign-in-link", path: pendingLink },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "reset-invalid", path: "/reset-password?token=0123456789", isVariant: true },
  { name: "take-back", path: paths.takeBackEmail(TAKE_BACK_TOKENS.open) },
  { name: "take-back-taken", path: paths.takeBackEmail(TAKE_BACK_TOKENS.taken), isVariant: true },
  { name: "take-back-invalid", path: paths.takeBackEmail("0123456789"), isVariant: true },
  { name: "invitation-invalid", path: invitation() },
  { name: "invitation-visitor", path: invitation("pending") },
  { name: "invitation-expired", path: invitation("expired"), isVariant: true },
  { name: "invitation-accepted", path: invitation("accepted"), as: "worker", isVariant: true },
  { name: "invitation-stranger", path: invitation("pending"), as: "owner", isVariant: true },
  { name: "invitation-invited", path: invitation("pending"), as: "worker" },
  { name: "operator", path: "/admin" },
  { name: "not-found", path: "/no-such-page" },
  { name: "dashboard-owner", path: "/dashboard", as: "owner" },
  { name: "dashboard-worker", path: "/dashboard", as: "worker" },
  { name: "dashboard-empty", path: "/dashboard", as: "operator" },
  { name: "notifications", path: "/dashboard", as: "owner", prepare: notificationsOpen },
  { name: "projects", path: "/projects", as: "owner" },
  { name: "projects-none-found", path: "/projects?q=zzz", as: "owner", isVariant: true },
  { name: "projects-empty", path: "/projects", as: "operator", isVariant: true },
  { name: "new-project", path: "/projects/new", as: "owner" },
  { name: "new-project-no-business", path: "/projects/new", as: "operator" },
  { name: "project-owner", path: project("Harlow Street extension"), as: "owner" },
  { name: "project-worker", path: project("Harlow Street extension"), as: "worker" },
  { name: "project-folder", path: folder("North wall"), as: "owner" },
  { name: "project-folder-worker", path: folder("North wall"), as: "worker", isVariant: true },
  { name: "project-subtasks", path: folder("North wall"), as: "owner", prepare: subtasksOpen },
  { name: "project-task-settings", path: folder("North wall"), as: "owner", prepare: settingsOpen },
  { name: "project-task-members", path: folder("North wall"), as: "owner", prepare: membersOpen },
  { name: "project-new-task", path: folder("North wall"), as: "owner", prepare: newTaskOpen },
  { name: "project-edit", path: project("Harlow Street extension"), as: "owner", prepare: editOpen },
  { name: "project-who-posts", path: project("Harlow Street extension"), as: "owner", prepare: whoPostsOpen },
  { name: "project-update-history", path: editedUpdate, as: "worker", prepare: historyOpen },
  { name: "project-chat", path: project("Harlow Street extension"), as: "owner", prepare: chatOpen },
  { name: "project-chat-worker", path: project("Harlow Street extension"), as: "worker", prepare: chatOpen, isVariant: true },
  { name: "diary", path: diary(), as: "owner" },
  { name: "diary-worker", path: diary(), as: "worker", prepare: choicesOpen },
  { name: "diary-empty", path: diary("?from=2020-01-01&to=2020-01-02"), as: "owner", isVariant: true },
  { name: "update", path: firstUpdate, as: "owner" },
  { name: "photos", path: project("Harlow Street extension", (id) => paths.photos(id)), as: "owner" },
  { name: "photo-compare", path: project("Ortega kitchen", (id) => paths.photos(id)), as: "owner", prepare: compareOpen },
  { name: "photos-none", path: project("Harlow Street extension", (id) => paths.photos(id, { from: "2020-01-01", to: "2020-01-02" })), as: "worker", isVariant: true },
  { name: "search", path: paths.search({ q: "concrete" }), as: "owner" },
  { name: "search-none", path: paths.search({ q: "zzzz" }), as: "worker", isVariant: true },
  { name: "project-not-found", path: "/projects/00000000-0000-4000-8000-000000000000", as: "owner", isVariant: true },
  { name: "insights-project", path: project("Harlow Street extension", paths.projectInsights), as: "owner", prepare: drawn },
  { name: "insights-tables", path: project("Harlow Street extension", paths.projectInsights), as: "owner", prepare: tablesShown, isVariant: true },
  { name: "insights-worker", path: project("Harlow Street extension", paths.projectInsights), as: "worker", prepare: drawn, isVariant: true },
  { name: "insights-business", path: businessInsights, as: "owner", prepare: drawn },
  { name: "insights-none", path: paths.businessInsights("00000000-0000-4000-8000-000000000000"), as: "owner", isVariant: true },
  { name: "businesses-owner", path: "/businesses", as: "owner" },
  { name: "businesses-admin", path: "/businesses", as: "admin", isVariant: true },
  { name: "businesses-empty", path: "/businesses", as: "worker", isVariant: true },
  { name: "businesses-edit", path: "/businesses", as: "owner", prepare: nameMissing },
  { name: "businesses-invited", path: pendingInvitation, as: "owner", isVariant: true },
  { name: "businesses-add-admin", path: "/businesses", as: "owner", prepare: adminAsked("june@example.com") },
  { name: "businesses-invite", path: "/businesses", as: "owner", prepare: adminAsked("kim@example.com"), isVariant: true },
  { name: "businesses-remove-admin", path: "/businesses", as: "owner", prepare: removalAsked, isVariant: true },
  { name: "businesses-code", path: codes("/businesses"), as: "owner", isVariant: true },
  { name: "businesses-qr", path: codes("/businesses"), as: "owner", prepare: qrOpen },
  { name: "code-sheet", path: codes("/businesses/codes"), as: "owner" },
  { name: "code-sheet-none", path: "/businesses/codes", as: "worker", isVariant: true },
  { name: "waiting", path: paths.waiting(), as: "worker" },
  { name: "share", path: shortcutPaths.share(), as: "owner", prepare: somethingShared },
  { name: "share-none", path: shortcutPaths.share(), as: "worker", isVariant: true },
  { name: "settings", path: "/settings", as: "owner" },
  { name: "settings-email", path: "/settings", as: "owner", prepare: otherEmail, isVariant: true },
  { name: "settings-first-steps", path: "/settings", as: "worker", isVariant: true },
  { name: "settings-sign-out", path: "/settings", as: "owner", prepare: signOutAsked },
  { name: "notification-settings", path: paths.notificationSettings(), as: "owner" },
  { name: "notification-settings-worker", path: paths.notificationSettings(), as: "worker", isVariant: true },
  { name: "unsubscribe-invalid", path: paths.unsubscribe("guess"), isVariant: true },
  { name: "speech-service", path: paths.speechService(), as: "owner" },
  { name: "speech-service-worker", path: paths.speechService(), as: "worker", isVariant: true },
  { name: "billing", path: "/billing", as: "owner" },
];

function invitation(kind?: keyof typeof INVITATION_TOKENS): string {
  return paths.acceptAdminInvitation(kind && INVITATION_TOKENS[kind]);
}

async function notificationsOpen(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Notifications|Notificaciones)/ }).click();
  await page.getByRole("dialog").getByRole("listitem").first().waitFor();
}

/** The newest photo beside an earlier one of its place, in a browser that hands over files. */
async function compareOpen(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(navigator, "canShare", () => true));
  await page.locator("main section button:has(img)").first().click();
  await page.getByRole("button", { name: /^(Compare|Comparar)/ }).click();
  await page.getByRole("slider").waitFor();
}

/** As the service worker keeps what another app shared. */
async function somethingShared(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const form = new FormData();
    form.append("text", "Beam B2 is in and level.");
    const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 675 });
    Object.assign(canvas.getContext("2d")!, { fillStyle: "#7a6a58" }).fillRect(0, 0, 900, 675);
    const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    form.append("files", new File([photo!], "beam.png", { type: "image/png" }));
    form.append("files", new File(["%PDF-1.7"], "plan.pdf", { type: "application/pdf" }));
    await (await caches.open("shared:nobody")).put("/shared/1", new Response(form));
  });
  await page.reload();
  await page.locator("main li img").waitFor();
}

async function codeMailed(page: Page): Promise<void> {
  const form = page.getByRole("tabpanel");
  await form.getByLabel(/^(Email|Correo)$/).fill(`${randomUUID()}@example.com`);
  await form.getByRole("button", { name: /^(Email me a code|Mándame un código)$/ }).click();
  await page.getByLabel(/^(Code|Código)$/).waitFor();
}

/** The page for somebody who has come back from a provider, where their address has an account. */
async function pendingLink(page: Page): Promise<string> {
  const { email } = PEOPLE.rosa;
  const token = { provider: "google", subject: "rosa", email, userId: null, after: paths.dashboard() };
  const value = await encode({ token, secret: SHARED_SECRET, salt: "link", maxAge: 600 });
  await page.context().addCookies([{ name: "link", value, url: (await page.request.get("/auth")).url() }]);
  return paths.linkAccount();
}

async function otherEmail(page: Page): Promise<void> {
  await page.getByLabel(/^(Email Address|Correo electrónico)$/).fill("rosa@ortizframing.example");
  const password = page.getByLabel(/^(Current Password|Contraseña actual)$/);
  await password.first().waitFor();
}

async function signOutAsked(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Sign Out Everywhere Else|Cerrar las demás sesiones)$/ }).click();
  await page.getByRole("alertdialog").waitFor();
}

async function dialogOpen(page: Page): Promise<void> {
  await page.getByRole("dialog").waitFor();
}

async function settingsOpen(page: Page): Promise<void> {
  await taskSheetOpen(page);
  await openBy(page.getByRole("button", { name: /^(Task Settings|Ajustes de la tarea)$/ }).locator("visible=true"));
  await page.getByRole("dialog", { name: /^(Task Settings|Ajustes de la tarea)$/ }).waitFor();
}

async function membersOpen(page: Page): Promise<void> {
  await taskSheetOpen(page);
  await openBy(page.getByRole("button", { name: /^(Assign people|Asignar personas)/ }).locator("visible=true"));
  await page.getByRole("dialog", { name: /^(Members of|Miembros de) / }).waitFor();
}

/** On phones only: desktops show the sheet's content beside the task's name. */
async function taskSheetOpen(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^(People, description|Personas, descripción)/ });
  if ((page.viewportSize()?.width ?? 0) < 1024) await openBy(button);
}

async function subtasksOpen(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^\d+ (of|de) \d+ / }).click();
  await page.getByRole("checkbox").first().waitFor();
}

async function nameMissing(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(Edit|Editar) / })
    .first()
    .click();
  await page.getByLabel(/^(Business Name|Nombre de la empresa)$/).fill("");
  await page.getByRole("button", { name: /^(Save Changes|Guardar cambios)$/ }).click();
  await page.locator("[aria-invalid]").waitFor();
}

/** The page with a pending admin invitation. */
async function pendingInvitation(page: Page): Promise<string> {
  const businesses = (await (await page.request.get("/api/businesses")).json()) as { id: string }[];
  const admins = `/api/businesses/${businesses[0]?.id ?? ""}/admins`;
  await page.request.post(admins, { data: { email: "pat.lindqvist@example.com" } });
  return "/businesses";
}

function adminAsked(email: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole("textbox", { name: /admin by email|por correo/ }).fill(email);
    await page.getByRole("button", { name: /^(Add Admin|Agregar)$/ }).click();
    await page.getByRole("alertdialog").waitFor();
  };
}

async function removalAsked(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Remove|Quitar a) / }).click();
  await page.getByRole("alertdialog").waitFor();
}

async function qrOpen(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(QR code of|Código QR de)/ })
    .first()
    .click();
  await dialogOpen(page);
}

/** The page at `path` for Harlow Street, with a few codes. */
function codes(path: string): (page: Page) => Promise<string> {
  return async (page) => {
    const address = await project("Harlow Street extension")(page);
    const list = `/api${address}/connect-codes`;
    const known = (await (await page.request.get(list)).json()) as unknown[];
    if (known.length === 0) await page.request.post(`${list}/batch`, { data: { count: 5, expirationHours: 72 } });
    return `${path}?project=${address.replace("/projects/", "")}`;
  };
}

async function newTaskOpen(page: Page): Promise<void> {
  await openBy(page.getByRole("button", { name: /^(New task|Nueva tarea)$/ }));
}

async function editOpen(page: Page): Promise<void> {
  await chooseInProject(page, /^(Edit Project|Editar proyecto)$/);
  await dialogOpen(page);
}

async function whoPostsOpen(page: Page): Promise<void> {
  await chooseInProject(page, /^(Who may post updates|Quién puede publicar avances)$/);
  await dialogOpen(page);
}

/** The project's menu is a sheet on phones. */
async function chooseInProject(page: Page, entry: RegExp): Promise<void> {
  await page.getByRole("button", { name: /^(Project menu|Menú del proyecto)$/ }).click();
  const inSheet = page.getByRole("dialog").getByRole("button", { name: entry });
  await page.getByRole("menuitem", { name: entry }).or(inSheet).click();
}

async function historyOpen(page: Page): Promise<void> {
  await openBy(page.getByRole("button", { name: /^(edited, show|editado, ver)/ }));
}

/** Clicks until it opens, since a page that has not hydrated misses the first click. */
async function openBy(button: Locator, what: "dialog" | "menu" = "dialog"): Promise<void> {
  const opened = button.page().getByRole(what).last();
  for (let presses = 0; presses < 15; presses += 1) {
    await button.click({ timeout: 2000 }).catch(() => undefined);
    if (await opened.waitFor({ timeout: 2000 }).then(() => true, () => false)) return;
  }
  throw new Error(`No ${what} opened`);
}

/** The address of North wall, where Mateo has edited an update. Repeated calls do not count as another edit. */
async function editedUpdate(page: Page): Promise<string> {
  const address = await folder("North wall")(page);
  const taskId = new URL(address, "http://inside.invalid").searchParams.get("folder") ?? "";
  const updates = (await (await page.request.get(apiPaths.taskUpdates(taskId))).json()) as {
    id: string;
    content: string;
  }[];
  const own = updates.find(({ content }) => content.startsWith("Colado del muro"));
  if (!own) throw new Error("Mateo has no such update");
  const content = `Colado del muro terminado a las 2. El camión llegó 40 minutos tarde. Se cobraron 3 h de bomba.`;
  await page.request.patch(apiPath("updates", own.id), { data: { content } });
  return address;
}

/** The address of a task of Harlow Street, open. */
function folder(task: string): (page: Page) => Promise<string> {
  return async (page) => {
    const address = await project("Harlow Street extension")(page);
    const tasks = (await (await page.request.get(`/api${address}/tasks`)).json()) as { id: string; name: string }[];
    return `${address}?folder=${tasks.find(({ name }) => name === task)?.id ?? ""}`;
  };
}

function diary(query = ""): (page: Page) => Promise<string> {
  return async (page) => `${await project("Harlow Street extension")(page)}/diary${query}`;
}

/** On phones the choices are folded. */
async function choicesOpen(page: Page): Promise<void> {
  const toggle = page.getByRole("button", { name: /^(What the diary shows|Qué muestra la bitácora)/ });
  if (await toggle.isVisible()) await toggle.click();
}

/** The address of an update by itself. */
async function firstUpdate(page: Page): Promise<string> {
  const address = await project("Harlow Street extension")(page);
  const updates = (await (await page.request.get(`/api${address}/updates`)).json()) as { id: string }[];
  return `${address}/updates/${updates[0]?.id ?? ""}`;
}

/** The address of the insights of the owner's business. */
async function businessInsights(page: Page): Promise<string> {
  const businesses = (await (await page.request.get("/api/businesses")).json()) as { id: string }[];
  return paths.businessInsights(businesses[0]?.id ?? "");
}

async function drawn(page: Page): Promise<void> {
  await page.locator(".recharts-surface").first().waitFor();
}

async function tablesShown(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(As tables|Ver tablas)$/ }).click();
  await page.getByRole("table").first().waitFor();
}

/** The address of the project with this name, or of a page of it. */
function project(name: string, at: (id: string) => string = paths.project): (page: Page) => Promise<string> {
  return async (page) => {
    const projects = (await (await page.request.get("/api/projects")).json()) as { id: string; name: string }[];
    const found = projects.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`There is no project ${name}`);
    return at(found.id);
  };
}
