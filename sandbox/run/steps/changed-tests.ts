import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "@/sandbox/run/failure";
import { ROOT } from "@/sandbox/run/folders";
import { run } from "@/sandbox/run/run";

/** Tests that a change concerns, as paths. Those of rules and components follow imports, which vitest knows. */
export interface ChangedTests {
  /** The commit that `vitest --changed` compares with. */
  since: string;
  http: string[];
  e2e: string[];
}

export interface ChangedFile {
  path: string;
  text: string;
}

/** The tests of what differs from the branch that this one follows, committed or not. */
export async function changedTests(): Promise<ChangedTests> {
  const since = (await commit(["merge-base", "HEAD", "@{upstream}"])) ?? "HEAD";
  const all = globSync("{lib,sandbox,app}/**/*.http.test.ts", { cwd: ROOT });
  return { since, ...testsOf(await changedSince(since), all) };
}

/** What differs from a commit, committed or not. */
export async function changedSince(since: string): Promise<ChangedFile[]> {
  const changed = [
    ...(await lines(["diff", "--name-only", "--diff-filter=d", since])),
    ...(await lines(["ls-files", "--others", "--exclude-standard"])),
  ];
  return changed.map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}

/** The commit that a git command prints; undefined where it fails, as for one that a shallow clone lacks. */
export async function commit(args: string[]): Promise<string | undefined> {
  const { code, output } = await run("git", args);
  return code === 0 ? output.trim() : undefined;
}

/**
 * Of all tests over HTTP, those of the domains that the files are in, or that a route among them calls, and for cases of the
 * permission matrix its own; and the browser tests that are among them. What else a change does to a page, only the whole run knows.
 */
export function testsOf(
  files: readonly ChangedFile[],
  all: readonly string[],
): Pick<ChangedTests, "http" | "e2e"> {
  const domains = new Set(files.flatMap(domainsOf));
  const paths = files.map(({ path }) => path);
  return {
    http: all.filter(
      (path) => paths.includes(path) || domainsOf({ path, text: "" }).some((own) => domains.has(own)),
    ),
    e2e: paths.filter((path) => path.endsWith(".e2e.ts")),
  };
}

/** The domains that a file is in, or that a route calls, such as "lib/chat". */
export function domainsOf({ path, text }: ChangedFile): string[] {
  if (path.endsWith(".matrix.ts")) return ["lib/access"];
  if (path.startsWith("app/api/"))
    return [...text.matchAll(/"@\/(lib\/[\w-]+)\//g)].flatMap(([, domain]) => domain ?? []);
  const own = domainOf(path);
  return own ? [own] : [];
}

function domainOf(path: string): string | undefined {
  return /^(?:lib|sandbox|components)\/[\w-]+(?=\/)/.exec(path)?.[0];
}

async function lines(args: string[]): Promise<string[]> {
  const { code, output } = await run("git", args);
  if (code !== 0) throw new Failure(`git ${args.join(" ")}\n${output}`);
  return output.split("\n").filter(Boolean);
}
