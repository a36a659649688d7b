import { Worker } from "node:worker_threads";
import type { CheckFunctions } from "./checks-thread";
import { reasonOf } from "@/lib/kernel/failure-reason";
import { log } from "@/lib/kernel/log";
import { type CheckedSentence, sentencesIn } from "@/lib/reports/statements";
import type { ReportDoubt } from "@/lib/reports/view";
import { Thread, THREAD_MEMORY } from "@/lib/threads/thread";

/*
 * The checks of a report's sentences, in a thread of their own. What could not be checked, as when it takes too long, waits for a
 * person: a report that was paid for is not lost for one sentence, and none reaches a customer unchecked.
 */
const checks = new Thread<CheckFunctions>(
  () => new Worker(new URL("./checks-thread.ts", import.meta.url), { resourceLimits: THREAD_MEMORY }),
);

type InputOf<Name extends keyof CheckFunctions> = Parameters<CheckFunctions[Name]>[0];

/** The sentences of a statement, each with why it waits, if it does. */
export function checkStatement(input: InputOf<"checkStatement">): Promise<CheckedSentence[]> {
  const hold = { reason: "unchecked" as const, words: [] };
  return check("checkStatement", input, () =>
    sentencesIn([input.statement]).map((one) => ({ ...one, hold })),
  );
}

/** What a sentence says and none of its sources. */
export function findDifferences(input: InputOf<"findDifferences">): Promise<ReportDoubt[]> {
  const { text } = input.sentence;
  const unread = { kind: "unread" as const, text, start: 0, end: text.length, original: "" };
  return check("findDifferences", input, () => [unread]);
}

/** Whether a name is not for customers. */
export function isSecret(input: InputOf<"isSecret">): Promise<boolean> {
  return check("isSecret", input, () => true);
}

function check<Name extends keyof CheckFunctions>(
  name: Name,
  input: InputOf<Name>,
  instead: () => ReturnType<CheckFunctions[Name]>,
) {
  return checks.run(name, input).catch((error: unknown) => {
    log.warn({ reason: reasonOf(error) }, "a text of a report could not be checked");
    return instead();
  });
}
