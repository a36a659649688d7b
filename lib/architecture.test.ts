import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Import, importsOf, loadedWith, productFiles, toolFiles } from "@/sandbox/checks/imports";

/**
 * The direction of imports, as a test: app → components → lib/<domain>, and app → lib/http → lib/<domain> → lib/access →
 * lib/kernel. The path says where code runs: `shared` on both sides, lib/browser in browsers alone, all else of lib on the server.
 * Anything that no rule allows is a breach, including a folder that no rule mentions. Tools may use all of the product.
 */

// Each domain may import those before it, never those after it: containers come before their contents.
const DOMAINS = [
  "account",
  "businesses",
  "billing",
  "translation",
  "projects",
  "tasks",
  "uploads",
  "recordings",
  "photos",
  "files",
  "updates",
  "chat",
  "notifications",
  "search",
  "kickoff",
  "insights",
  "reports",
  "diary",
  "help",
  "deletion",
  "operator",
];

/** Where everything is wired together: at startup, for health checks, and for each request. */
const WIRING = /^(lib\/wiring\/.+|lib\/i18n\/request|instrumentation|middleware)$/;

/** What runs on both sides: `lib/shared`, and the `shared` folder of a domain or service. */
const SHARED = /^lib\/([\w-]+\/)?shared\/.+$/;

const KERNEL = /^(lib\/(kernel|generated)|messages)\/.+$/;

/** What a domain or service shows to browsers besides: its numbers, its answers, its permissions, its events. */
const SURFACE = /^lib\/[\w-]+\/(limits|view|policy|catalogue)$/;

/** The folders between the domains and the kernel, and what each may import besides itself, the kernel and what is shared. */
const SERVICES: Record<string, RegExp[]> = {
  access: [],
  ai: [/^lib\/access\/entitlement$/],
  attachments: [],
  blob: [],
  events: [/^lib\/access\//],
  http: [
    /^lib\/(access|events|i18n)\//,
    /^lib\/account\/session\/session$/,
    /^lib\/operator\/session\/session$/,
  ],
  i18n: [],
  language: [],
  mail: [/^lib\/i18n\//],
  threads: [],
};

/** What browsers share with the server and what neither may change: it imports nothing. */
const PURE = /^lib\/(.+\/)?limits$|^lib\/access\/policy$/;

const DOMAIN_SERVICES = /^lib\/(access|ai|attachments|blob|events|i18n|language|mail|threads)\//;

/** The folders of components: each may use those before it, never those after it. Screens come last, and only app uses them. */
const COMPONENT_FOLDERS = [
  "ui",
  "providers",
  "form",
  "sign-in",
  "shell",
  "charts",
  "project-model",
  "plan",
  "translation",
  "project-summary",
  "player",
  "photos",
  "outbox",
  "offline",
  "live",
  "recorder",
  "workspace-bar",
  "updates",
  "dnd",
  "tasks",
  "chat",
  "kickoff",
  "reports",
  "join",
];

/** What the product is tested, measured and filled with: each may use those before it, and all of the product. */
const TOOLS = ["evaluation", "sandbox", "prisma", "bench", "e2e"];

/** Packages that only one place imports, so that they can be replaced there. */
const VENDORS: [RegExp, RegExp][] = [
  [/^@prisma\//, /^lib\/(kernel\/db|generated)/],
  [/^pg$/, /^lib\/(kernel\/(db|rate-limit)|events)/],
  [/^pg-boss$/, /^lib\/events\//],
  [/^nodemailer$/, /^lib\/mail\//],
  [/^web-push$/, /^(lib\/notifications\/push|sandbox)\//],
  [/^openai/, /^lib\/ai\//],
  [/^franc$/, /^lib\/language\//],
  [/^stripe$/, /^lib\/billing\//],
  [/^(@vercel\/blob|s3mini)/, /^lib\/blob\//],
  [/^@node-rs\/argon2$/, /^lib\/account\//],
  [/^pino$/, /^lib\/kernel\/log$/],
  [/^(sharp|thumbhash)$/, /^(lib\/photos\/make|components\/photos|sandbox)\//],
  [/^recharts$/, /^components\/charts\//],
  [/^client-zip$/, /^(lib\/kernel\/zip|components\/screens\/project\/photos\/zip-photos)$/],
  [/^zod$/, /^lib\//],
  [/^next\/link$/, /^components\/ui\/text\/link$/],
];

/** Why the import is not allowed, or undefined if it is. */
function breach({ from, to }: Import): string | undefined {
  if (isTool(from)) return isTool(to) ? toolBreach(from, to) : undefined;
  if (PURE.test(from)) return "browser and server share this file: it imports nothing";
  if (isPackage(to)) return vendorBreach(from, to);
  if (isTool(to)) return "the product does not import its tooling";
  if (WIRING.test(from)) return undefined;
  if (WIRING.test(to) && !from.startsWith("app/"))
    return "only app imports the files that wire everything together";
  if (from.startsWith("app/")) return appBreach(to);
  if (from.startsWith("components/")) return componentBreach(from, to);
  if (from.startsWith("lib/browser/")) return browserBreach(to);
  return libBreach(from, to);
}

function isTool(path: string): boolean {
  return TOOLS.some((tool) => path.startsWith(`${tool}/`));
}

function toolBreach(from: string, to: string): string | undefined {
  const [tool = "", other = ""] = [from, to].map((path) => path.split("/")[0]);
  return TOOLS.indexOf(other) <= TOOLS.indexOf(tool) ? undefined : `${other} comes after ${tool}`;
}

function isPackage(to: string): boolean {
  return !/^(app|components|lib|messages|middleware|instrumentation)(\/|$)/.test(to) && !isTool(to);
}

function vendorBreach(from: string, to: string): string | undefined {
  const vendor = VENDORS.find(([name]) => name.test(to));
  return vendor === undefined || vendor[1].test(from)
    ? undefined
    : `only ${vendor[1].source} may import ${to}`;
}

function appBreach(to: string): string | undefined {
  return /^lib\/(kernel\/db|generated\/.*)$/.test(to)
    ? "no Prisma in app: write a query or a verb"
    : undefined;
}

function componentBreach(from: string, to: string): string | undefined {
  if (to.startsWith("components/")) return orderBreach(folderOf(from), folderOf(to));
  return to.startsWith("lib/browser/") ? undefined : browserBreach(to);
}

function browserBreach(to: string): string | undefined {
  if (/^(app|components)\//.test(to)) return "lib imports neither app nor components";
  if (/^lib\/(browser|i18n)\//.test(to) || SHARED.test(to) || SURFACE.test(to)) return undefined;
  return "this runs on the server alone: browsers import what is shared, limits, views and paths";
}

/** "tasks", "screens/billing". */
function folderOf(component: string): string {
  const [, folder = "", screen = ""] = component.split("/");
  return folder === "screens" ? `screens/${screen}` : folder;
}

function orderBreach(from: string, to: string): string | undefined {
  if (from === to) return undefined;
  if (to.startsWith("screens/"))
    return "only app imports screens: move what two of them share into a folder before both";
  if (!COMPONENT_FOLDERS.includes(to)) return `components/${to} is not in the order yet: add it here`;
  if (from.startsWith("screens/")) return undefined;
  if (!COMPONENT_FOLDERS.includes(from)) return `components/${from} is not in the order yet: add it here`;
  return COMPONENT_FOLDERS.indexOf(to) < COMPONENT_FOLDERS.indexOf(from)
    ? undefined
    : `${to} comes after ${from}`;
}

function libBreach(from: string, to: string): string | undefined {
  const [, folder = ""] = from.split("/");
  if (/^(app|components)\//.test(to)) return "lib imports neither app nor components";
  if (to.startsWith("lib/browser/")) return "this runs in browsers alone";
  if (SHARED.test(to)) return undefined;
  if (folder === "shared")
    return to.startsWith("messages/") ? undefined : "what both sides share imports only that";
  if (KERNEL.test(to)) return undefined;
  if (folder === "kernel") return "the kernel imports only the kernel and what is shared";
  if (to.startsWith(`lib/${folder}/`)) return undefined;
  if (DOMAINS.includes(folder)) return domainBreach(folder, to);
  const allowed = SERVICES[folder];
  if (allowed === undefined) return `lib/${folder} is not in the order yet: add it here`;
  return allowed.some((pattern) => pattern.test(to)) ? undefined : `lib/${folder} may not import it`;
}

function domainBreach(domain: string, to: string): string | undefined {
  const other = to.split("/")[1] ?? "";
  if (DOMAIN_SERVICES.test(to)) return undefined;
  if (!DOMAINS.includes(other)) return "domains import neither doors nor screens";
  return DOMAINS.indexOf(other) < DOMAINS.indexOf(domain) ? undefined : `${other} comes after ${domain}`;
}

describe("the layers", () => {
  test("every domain is a folder", () => {
    const folders = readdirSync("lib");
    expect(DOMAINS.filter((domain) => !folders.includes(domain))).toEqual([]);
  });

  test("no file imports against the direction", () => {
    const breaches = [...productFiles(), ...toolFiles()].flatMap(importsOf).flatMap((one) => {
      const reason = breach(one);
      return reason === undefined ? [] : [`${one.from} imports ${one.to}: ${reason}`];
    });
    expect(breaches).toEqual([]);
  });

  test("word lists are loaded by the threads that compare texts, never by the server's own process", () => {
    const lists = /^lib\/(translation\/guard\/(words|lexicon)|reports\/confidential\/words)$/;
    const listsIn = (entries: string[]) => [...loadedWith(entries)].filter((file) => lists.test(file));
    const server = productFiles().filter((file) => /^(app\/|instrumentation)/.test(file));
    expect(listsIn(server)).toEqual([]);
    expect(listsIn(["lib/reports/making/checks-thread.ts"])).toHaveLength(3);
  });

  test("CONTRIBUTING describes every folder of components, in the order of imports", () => {
    const lines = readFileSync("CONTRIBUTING.md", "utf8").matchAll(/^- `components\/([\w-]+)`: /gm);
    expect([...lines].map(([, folder]) => folder)).toEqual(COMPONENT_FOLDERS);
  });

  test.each([
    ["app/(workspace)/dashboard/page", "lib/projects/queries", true],
    ["app/(workspace)/dashboard/page", "lib/kernel/db", false],
    ["app/api/user/route", "lib/generated/prisma/client", false],
    ["components/screens/dashboard/project-card", "lib/projects/view", true],
    ["components/screens/dashboard/project-card", "lib/projects/queries", false],
    ["components/screens/dashboard/project-card", "app/(workspace)/actions", false],
    ["components/screens/dashboard/project-card", "app/(workspace)/layout", false],
    ["components/ui/input/button", "lib/kernel/env", false],
    ["components/screens/businesses/code-form", "lib/projects/limits", true],
    ["components/screens/businesses/code-form", "lib/projects/schema", false],
    ["components/project-model/use-can", "lib/access/policy", true],
    ["components/project-model/use-can", "lib/access/authorize", false],
    ["lib/access/policy", "lib/shared/errors", false],
    ["lib/projects/limits", "zod", false],
    ["components/tasks/folder/task-folder", "components/updates/list/updates-list", true],
    ["components/updates/entry/update-entry", "components/tasks/folder/task-folder", false],
    ["components/updates/entry/update-entry", "components/dnd/move-provider", false],
    ["components/ui/input/button", "components/form/fields", false],
    ["components/screens/project/project-screen", "components/tasks/folder/folder-list", true],
    ["components/screens/project/project-screen", "components/screens/project/header/project-header", true],
    ["components/screens/project/project-screen", "components/screens/dashboard/project-card", false],
    ["components/tasks/folder/folder-list", "components/screens/project/header/project-header", false],
    ["components/tasks/folder/folder-list", "components/novelty/thing", false],
    ["components/novelty/thing", "components/ui/input/button", false],
    ["app/(workspace)/projects/[id]/page", "components/screens/project/project-screen", true],
    ["components/ui/input/button", "messages/en", false],
    ["components/form/fields", "zod", false],
    ["lib/updates/posting/post-update", "lib/projects/view", true],
    ["lib/projects/queries", "lib/updates/view", false],
    ["lib/projects/create-project", "lib/http/route", false],
    ["lib/projects/create-project", "components/ui/input/button", false],
    ["lib/projects/create-project", "@prisma/client", false],
    ["lib/access/authorize", "lib/projects/view", false],
    ["lib/shared/errors", "lib/account/session/session", false],
    ["lib/browser/outbox/send/sender", "lib/kernel/db", false],
    ["lib/browser/outbox/send/sender", "lib/shared/errors", true],
    ["lib/updates/posting/post-update", "lib/browser/api-client", false],
    ["lib/shared/errors", "lib/kernel/log", false],
    ["lib/kernel/log", "lib/shared/limits", true],
    ["components/ui/input/button", "lib/kernel/env", false],
    ["components/screens/operator/users/activity", "lib/events/shared/shape", true],
    ["components/screens/help/help-screen", "lib/help/queries", false],
    ["lib/novelty/verb", "lib/account/session/session", false],
    ["lib/account/sign-in/register", "stripe", false],
    ["lib/mail/send-mail", "nodemailer", true],
    ["lib/kernel/log", "sandbox/inbox/inbox", false],
    ["sandbox/run/services", "lib/ai/sample-key", true],
    ["sandbox/run/demo", "e2e/screenshots/pages", false],
    ["sandbox/run/demo", "bench/calls", false],
    ["sandbox/fixtures/sound/sounds", "prisma/seed/voices", false],
    ["prisma/seed/subscribe", "sandbox/stripe/server", true],
    ["bench/calls", "sandbox/http/http-client", true],
    ["bench/calls", "e2e/fixtures", false],
    ["e2e/seeded", "prisma/seed/people", true],
    ["lib/wiring/boot", "lib/events/jobs", true],
    ["lib/events/jobs", "lib/wiring/job-handlers", false],
  ])("from %s to %s: allowed is %s", (from, to, allowed) => {
    expect(breach({ from, to }) === undefined).toBe(allowed);
  });
});
