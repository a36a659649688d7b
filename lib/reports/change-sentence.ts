import type { CurrentBody } from "./body";
import { holdOfEdit } from "./making/hold-of-edit";
import { bodyToday, findReport, textAsMade } from "./report-rows";
import { rewriteReport } from "./rewrite-report";
import type { ChangeSentenceInput } from "./schema";
import type { ReportHold, ReportStatement, ReportView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { db, Prisma, type Tx } from "@/lib/kernel/db";
import { conflict, orNotFound } from "@/lib/shared/errors";

/**
 * Sets what a report has in the place of a sentence before it is handed on: another text, as it was made (null), or nothing. What a person
 * writes into a customer's report waits for a release where the check holds it, whatever was released there before. The same state
 * twice changes nothing. Throws not_found, and conflict for a sentence that was changed after the actor saw it.
 */
export async function changeSentence(actor: Actor, input: ChangeSentenceInput): Promise<ReportView> {
  const { reportId, sentence } = input;
  const hold = await holdOf(actor, input);
  return rewriteReport(actor, input, "report.sentence-changed", async (tx, row) => {
    const before = sentenceAt(bodyToday(row), sentence);
    const content = input.content === textAsMade(row, sentence) ? null : input.content;
    const stored = row.changes.find((one) => one.sentence === sentence);
    const isEdit = content !== (stored?.content ?? null);
    if (!isEdit && Boolean(stored?.leftOutAt) === input.isLeftOut) return false;
    if (input.version !== before.version) throw conflict("busy");
    await store(tx, actor, { ...input, content, hold, isEdit });
    if (isEdit) await tx.reportRelease.deleteMany({ where: { reportId, sentence } });
    return true;
  });
}

/** The check runs in its thread, before the report is locked. */
async function holdOf(
  actor: Actor,
  { id, reportId, sentence, content }: ChangeSentenceInput,
): Promise<ReportHold | null> {
  const { project } = await authorize(actor, "report:generate", { projectId: id });
  const row = await findReport(db(), reportId, project.id);
  const body = bodyToday(row);
  const { sources } = sentenceAt(body, sentence);
  if (content === null) return null;
  const updateIds = body.sources.flatMap(({ number, updateId }) =>
    sources.includes(number) ? [updateId] : [],
  );
  return holdOfEdit({ ...row, body }, { text: content, updateIds });
}

function sentenceAt({ sections, withheld, leftOut }: CurrentBody, place: number): ReportStatement {
  const all = [...sections.flatMap(({ statements }) => statements), ...withheld, ...leftOut];
  return orNotFound(all.find(({ at }) => at === place));
}

interface ToStore extends ChangeSentenceInput {
  hold: ReportHold | null;
  isEdit: boolean;
}

async function store(
  tx: Tx,
  actor: Actor,
  { reportId, sentence, version, content, hold, isEdit, isLeftOut }: ToStore,
): Promise<void> {
  const now = new Date();
  const edit =
    content === null ? { editedById: null, editedAt: null } : { editedById: actor.id, editedAt: now };
  const edited = { content, hold: (content !== null && hold) || Prisma.DbNull, ...edit };
  const leftOut = isLeftOut
    ? { leftOutById: actor.id, leftOutAt: now }
    : { leftOutById: null, leftOutAt: null };
  await tx.reportChange.upsert({
    where: { reportId_sentence: { reportId, sentence } },
    create: { reportId, sentence, ...edited, ...leftOut },
    update: { version: version + 1, ...(isEdit && edited), ...leftOut },
  });
}
