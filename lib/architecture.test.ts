import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Import, importsOf, productFiles } from "@/sandbox/imports";

/**
 * The direction of imports, as a test: app → components → lib/<domain>/{limits,view}, and app → lib/http →
 * lib/<domain> → lib/access → kernel. Anything that no rule allows is a breach, including a folder that no rule mentions.
 */

// Each domain may import those before it, never those after it: containers come before their contents.
const DOMAINS = [
  ...[
    "account",
    "businesses",
    "billing",
    "translation",
    "projects",
    "tasks",
    "updates",
    "audio",
    "transcription",
    "chat",
    "kickoff",
    "reports",
  ],
  ...["notifications", "help", "operator"],
];

// Where everything is wired together: at startup, for health checks, and for each request.
const ROOTS = [
  "lib/boot",
  "lib/i18n/request",
  "lib/job-handlers",
  "lib/readiness",
  "lib/run-due-jobs",
  "instrumentation",
  "middleware",
];

const KERNEL = /^(lib\/[^/]+|lib\/generated\/.+|messages\/.+)$/;

/** The folders between the domains and the kernel, and what each may import besides itself and the kernel. */
const SERVICES: Record<string, RegExp[]> = {
  access: [],
  ai: [],
  blob: [],
  events: [/^lib\/access\//],
  http: [/^lib\/(access|events|i18n)\//, /^lib\/(account|operator)\/session$/],
  i18n: [],
  live: [/^lib\/events\/catalogue$/],
  language: [],
  mail: [/^lib\/i18n\//],
  outbox: [/^lib\/i18n\//, /^lib\/[^/]+\/(limits|view)$/],
  threads: [],
  recorder: [/^lib\/outbox\//, /^lib\/[^/]+\/limits$/],
};

/** What components share with the server. */
const PURE = /^lib\/(.+\/)?limits$|^lib\/access\/policy$|^lib\/transcription\/loudness$/;

const DOMAIN_SERVICES = /^lib\/(access|ai|blob|events|i18n|language|mail|threads)\//;

/** The folders of components: each may use those before it, never those after it. Screens come last, and only app uses them. */
const COMPONENT_FOLDERS = [
  ...[
    "ui",
    "providers",
    "form",
    "shell",
    "project-model",
    "plan",
    "translation",
    "project-summary",
    "player",
    "outbox",
    "live",
    "recorder",
    "workspace-bar",
    "updates",
    "dnd",
    "tasks",
  ],
  ...["chat", "kickoff", "reports", "join"],
];

const COMPONENT_IMPORTS = [
  /^lib\/(api-client|api-file|api-path|api-paths|audio-paths|billing-paths|chat-paths|console-paths|errors|folded|glossary-paths|hear-sessions|help-paths|kickoff-paths|limits|page-ending|page-session|paths|product|query-keys|random-key|report-paths|session-channel|utils|writes-in-flight)$/,
  /^lib\/access\/policy$/,
  /^lib\/transcription\/loudness$/,
  /^lib\/help\/search$/,
  /^lib\/reports\/shown$/,
  /^lib\/events\/(catalogue|event-kind)$/,
  /^lib\/(i18n|live|outbox|recorder)\//,
  /^lib\/http\/action-result$/,
];

/** Packages that only one place imports, so that they can be replaced there. */
const VENDORS: [RegExp, RegExp][] = [
  [/^@prisma\//, /^lib\/(db|generated)/],
  [/^pg$/, /^lib\/(db|events|rate-limit)/],
  [/^pg-boss$/, /^lib\/events\//],
  [/^nodemailer$/, /^lib\/mail\//],
  [/^openai/, /^lib\/ai\//],
  [/^(eld|franc)(\/|$)/, /^(lib\/language|bench)\//],
  [/^stripe$/, /^lib\/billing\//],
  [/^@vercel\/blob/, /^lib\/blob\//],
  [/^@node-rs\/argon2$/, /^lib\/account\//],
  [/^pino$/, /^lib\/log$/],
  [/^rate-limiter-flexible$/, /^lib\/rate-limit$/],
  [/^client-zip$/, /^lib\/zip$/],
  [/^zod$/, /^lib\//],
  [/^next\/link$/, /^components\/ui\/link$/],
];

/** Why the import is not allowed, or undefined if it is. */
function breach({ from, to }: Import): string | undefined {
  if (PURE.test(from)) return "browser and server share this file: it imports nothing";
  if (isPackage(to)) return vendorBreach(from, to);
  if (/^(e2e|bench|sandbox|prisma)\//.test(to)) return "the product does not import its tooling";
  if (ROOTS.includes(from)) return undefined;
  if (ROOTS.includes(to) && !from.startsWith("app/"))
    return "only app imports the files that wire everything together";
  if (from.startsWith("app/")) return appBreach(to);
  if (from.startsWith("components/")) return componentBreach(from, to);
  return libBreach(from, to);
}

function isPackage(to: string): boolean {
  return !/^(app|components|lib|messages|e2e|bench|sandbox|prisma|middleware|instrumentation)(\/|$)/.test(to);
}

function vendorBreach(from: string, to: string): string | undefined {
  const vendor = VENDORS.find(([name]) => name.test(to));
  return vendor === undefined || vendor[1].test(from)
    ? undefined
    : `only ${vendor[1].source} may import ${to}`;
}

function appBreach(to: string): string | undefined {
  return /^lib\/(db|generated\/.*)$/.test(to) ? "no Prisma in app: write a query or a verb" : undefined;
}

function componentBreach(from: string, to: string): string | undefined {
  if (to.startsWith("components/")) return orderBreach(folderOf(from), folderOf(to));
  if (COMPONENT_IMPORTS.some((allowed) => allowed.test(to)) || isDomainSurface(to)) return undefined;
  return "components import limits, views, texts and paths; pass anything else as a prop";
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

function isDomainSurface(to: string): boolean {
  const [, domain = "", file, ...rest] = to.split("/");
  return DOMAINS.includes(domain) && (file === "limits" || file === "view") && rest.length === 0;
}

function libBreach(from: string, to: string): string | undefined {
  const [, folder = "", file] = from.split("/");
  if (/^(app|components)\//.test(to)) return "lib imports neither app nor components";
  if (file === undefined) return KERNEL.test(to) ? undefined : "the kernel imports only the kernel";
  if (KERNEL.test(to) || to.startsWith(`lib/${folder}/`)) return undefined;
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
  test("no file imports against the direction", () => {
    const breaches = productFiles()
      .flatMap(importsOf)
      .flatMap((one) => {
        const reason = breach(one);
        return reason === undefined ? [] : [`${one.from} imports ${one.to}: ${reason}`];
      });
    expect(breaches).toEqual([]);
  });

  test("CONTRIBUTING describes every folder of components, in the order of imports", () => {
    const lines = readFileSync("CONTRIBUTING.md", "utf8").matchAll(/^- `components\/([\w-]+)`: /gm);
    expect([...lines].map(([, folder]) => folder)).toEqual(COMPONENT_FOLDERS);
  });

  test.each([
    ["app/(workspace)/dashboard/page", "lib/projects/queries", true],
    ["app/(workspace)/dashboard/page", "lib/db", false],
    ["app/api/user/route", "lib/generated/prisma/client", false],
    ["components/screens/dashboard/project-card", "lib/projects/view", true],
    ["components/screens/dashboard/project-card", "lib/projects/queries", false],
    ["components/screens/dashboard/project-card", "app/(workspace)/actions", false],
    ["components/screens/dashboard/project-card", "app/(workspace)/layout", false],
    ["components/ui/button", "lib/env", false],
    ["components/screens/businesses/code-form", "lib/projects/limits", true],
    ["components/screens/businesses/code-form", "lib/projects/schema", false],
    ["components/project-model/use-can", "lib/access/policy", true],
    ["components/project-model/use-can", "lib/access/authorize", false],
    ["lib/access/policy", "lib/errors", false],
    ["lib/projects/limits", "zod", false],
    ["components/tasks/task-panel", "components/updates/updates-list", true],
    ["components/updates/update-entry", "components/tasks/task-panel", false],
    ["components/updates/update-entry", "components/dnd/move-handle", false],
    ["components/ui/button", "components/form/fields", false],
    ["components/screens/project/project-screen", "components/tasks/folder-list", true],
    ["components/screens/project/project-screen", "components/screens/project/project-header", true],
    ["components/screens/project/project-screen", "components/screens/dashboard/project-card", false],
    ["components/tasks/folder-list", "components/screens/project/project-header", false],
    ["components/tasks/folder-list", "components/novelty/thing", false],
    ["components/novelty/thing", "components/ui/button", false],
    ["app/(workspace)/projects/[id]/page", "components/screens/project/project-screen", true],
    ["components/ui/button", "messages/en", false],
    ["components/form/fields", "zod", false],
    ["lib/updates/post-update", "lib/projects/view", true],
    ["lib/projects/queries", "lib/updates/view", false],
    ["lib/projects/create-project", "lib/http/route", false],
    ["lib/projects/create-project", "components/ui/button", false],
    ["lib/projects/create-project", "@prisma/client", false],
    ["lib/access/authorize", "lib/projects/view", false],
    ["lib/errors", "lib/account/session", false],
    ["lib/novelty/verb", "lib/account/session", false],
    ["lib/account/register", "stripe", false],
    ["lib/mail/send-mail", "nodemailer", true],
    ["lib/log", "sandbox/inbox", false],
    ["lib/boot", "lib/events/jobs", true],
    ["lib/events/jobs", "lib/job-handlers", false],
  ])("from %s to %s: allowed is %s", (from, to, allowed) => {
    expect(breach({ from, to }) === undefined).toBe(allowed);
  });
});
