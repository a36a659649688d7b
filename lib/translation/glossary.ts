import type { GlossaryTerm } from "./schema";
import type { GlossaryTermView, GlossaryWordView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { authorizeExclusively } from "@/lib/access/lock-order";
import { record } from "@/lib/events/record";
import { db, transaction, type Tx } from "@/lib/kernel/db";

/** A business's glossary, in the order that its managers chose. */
export async function listGlossary(actor: Actor, { id }: { id: string }): Promise<GlossaryTermView[]> {
  const { business } = await authorize(actor, "business:see", { businessId: id });
  return termsOf(db(), business.id);
}

/** The spellings of its terms, for all members of its projects, who correct transcripts with them. */
export async function listProjectWords(actor: Actor, { id }: { id: string }): Promise<GlossaryWordView[]> {
  const { business } = await authorize(actor, "project:see", { projectId: id });
  const terms = await termsOf(db(), business.id);
  return terms.map(({ term, language }) => ({ term, language }));
}

/** Replaces a business's glossary. Owner and admins. */
export async function setGlossary(
  actor: Actor,
  { id, terms }: { id: string; terms: GlossaryTerm[] },
): Promise<GlossaryTermView[]> {
  return transaction(async (tx) => {
    const { business } = await authorizeExclusively(tx, actor, "glossary:set", { businessId: id });
    const businessId = business.id;
    await tx.glossaryTerm.deleteMany({ where: { businessId } });
    const data = terms.map(({ term, translation, language }, position) => {
      return { businessId, position, term, translation: translation ?? null, language };
    });
    await tx.glossaryTerm.createMany({ data });
    const set = await termsOf(tx, businessId);
    const details = { terms: terms.length };
    await record(tx, { by: actor, type: "business.glossary-set", id: businessId, details });
    return set;
  });
}

async function termsOf(tx: Tx, businessId: string): Promise<GlossaryTermView[]> {
  const select = { term: true, translation: true, language: true };
  const rows = await tx.glossaryTerm.findMany({
    where: { businessId },
    select,
    orderBy: { position: "asc" },
  });
  return rows as GlossaryTermView[];
}
