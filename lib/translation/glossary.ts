import { GLOSSARY_TERMS } from "./limits";
import { type GlossaryChange, type GlossaryTerm, keyOf } from "./schema";
import type { GlossaryTermView, GlossaryWordView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { authorizeExclusively } from "@/lib/access/lock-order";
import { record } from "@/lib/events/record";
import { db, transaction, type Tx } from "@/lib/kernel/db";
import { invalid } from "@/lib/shared/errors";

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
  return transaction((tx) => replace(tx, actor, id, () => Promise.resolve(terms)));
}

/**
 * Changes a business's glossary for somebody who saw `seen`: the words that others added, changed or removed since stay so. Owner and
 * admins. Throws validation_failed if that makes too many.
 */
export async function changeGlossary(
  actor: Actor,
  { id, seen, terms }: GlossaryChange,
): Promise<GlossaryTermView[]> {
  return transaction((tx) =>
    replace(tx, actor, id, async (businessId) => {
      const merged = withChanges(await termsOf(tx, businessId), seen, terms);
      if (merged.length > GLOSSARY_TERMS) throw invalid("terms", "tooManyTerms");
      return merged;
    }),
  );
}

async function replace(
  tx: Tx,
  actor: Actor,
  id: string,
  termsFor: (businessId: string) => Promise<readonly GlossaryTerm[]>,
): Promise<GlossaryTermView[]> {
  const { business } = await authorizeExclusively(tx, actor, "glossary:set", { businessId: id });
  const businessId = business.id;
  const terms = await termsFor(businessId);
  await tx.glossaryTerm.deleteMany({ where: { businessId } });
  const data = terms.map(({ term, translation, language }, position) => {
    return { businessId, position, term, translation: translation ?? null, language };
  });
  await tx.glossaryTerm.createMany({ data });
  const set = await termsOf(tx, businessId);
  const details = { terms: terms.length };
  await record(tx, { by: actor, type: "business.glossary-set", id: businessId, details });
  return set;
}

/** The list as wanted, with what differs between `seen` and `current`, which others changed; at its end what they added. */
function withChanges(
  current: readonly GlossaryTerm[],
  seen: readonly GlossaryTerm[],
  wanted: readonly GlossaryTerm[],
): GlossaryTerm[] {
  const [now, before, own] = [current, seen, wanted].map(
    (terms) => new Map(terms.map((term) => [keyOf(term), term])),
  );
  const kept = wanted.flatMap((term) => {
    const key = keyOf(term);
    const [theirs, old] = [now?.get(key), before?.get(key)];
    if (old) return isSame(term, old) ? (theirs ?? []) : term;
    // Added by both: a word that is to stay as it is does not take away its translation.
    return theirs && !term.translation ? theirs : term;
  });
  return [...kept, ...current.filter((term) => !before?.has(keyOf(term)) && !own?.has(keyOf(term)))];
}

function isSame(one: GlossaryTerm, other: GlossaryTerm): boolean {
  return one.term === other.term && (one.translation ?? null) === (other.translation ?? null);
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
