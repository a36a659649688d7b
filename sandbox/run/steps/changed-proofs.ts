import { type ChangedFile, changedSince, commit, domainsOf } from "./changed-tests";
import { proofFiles, storyFiles } from "./proof-files";
import { importsOf } from "@/sandbox/checks/imports";

const DAY_MS = 86_400_000;

/**
 * The proofs and stories that the last change concerns, and one of the others in turn. Where the commit before is unknown, as in
 * a clone of one commit, all of them, beginning with another each day.
 */
export async function proofsOfChange(): Promise<string[]> {
  const all = [...proofFiles(), ...storyFiles()];
  const before = await commitBefore();
  if (before === undefined) return beginningAt(Math.floor(Date.now() / DAY_MS), all);
  const number = Number(await commit(["rev-list", "--count", "HEAD"]));
  return chooseProofs(await changedSince(before), all, number);
}

/** Where this branch left the one that it follows, or else the last commit but one. */
async function commitBefore(): Promise<string | undefined> {
  const [head, fork] = [
    await commit(["rev-parse", "HEAD"]),
    await commit(["merge-base", "HEAD", "@{upstream}"]),
  ];
  return fork === undefined || fork === head ? commit(["rev-parse", "--verify", "--quiet", "HEAD~1"]) : fork;
}

/**
 * Of all proofs, those that a change concerns and one other, each beginning at `turn`, so that what one run has no time for comes
 * earlier in the next. A change concerns a proof that it is in, that imports it, that is in its domain, or that is named after its folder.
 */
export function chooseProofs(
  changed: readonly ChangedFile[],
  all: readonly string[],
  turn: number,
): string[] {
  const isConcerned = concernedBy(
    changed.filter(({ path }) => !/\.test\.tsx?$/.test(path) || all.includes(path)),
  );
  const concerned = all.filter(isConcerned);
  const others = all.filter((proof) => !isConcerned(proof));
  return [...beginningAt(turn, concerned), ...beginningAt(turn, others).slice(0, 1)];
}

function concernedBy(changed: readonly ChangedFile[]): (proof: string) => boolean {
  const paths = new Set(changed.map(({ path }) => path.replace(/\.tsx?$/, "")));
  const domains = new Set(changed.flatMap(domainsOf));
  const folders = new Set(changed.flatMap(({ path }) => path.split("/").slice(0, -1).map(singular)));
  return (proof) =>
    paths.has(proof.replace(/\.ts$/, "")) ||
    importsOf(proof).some(({ to }) => paths.has(to)) ||
    domainsOf({ path: proof, text: "" }).some((domain) => domains.has(domain)) ||
    (proof.startsWith("e2e/") && wordsOf(proof).some((word) => folders.has(word)));
}

/** "e2e/voice/voice-updates.e2e.ts" is named after voices and updates. */
function wordsOf(story: string): string[] {
  return story
    .replace(/^e2e\/|\.e2e\.ts$/g, "")
    .split(/[-/]/)
    .map(singular);
}

function singular(word: string): string {
  return word.replace(/s$/, "");
}

function beginningAt<T>(turn: number, all: readonly T[]): T[] {
  const at = turn % Math.max(all.length, 1);
  return [...all.slice(at), ...all.slice(0, at)];
}
