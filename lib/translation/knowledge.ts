import { rolesIn } from "@/lib/access/project-roles";
import { db, Prisma } from "@/lib/kernel/db";

/** A glossary term, as the service gets it. */
export interface Term {
  term: string;
  translation: string | null;
}

/** What the service needs to know about a project to translate its texts. */
export interface Knowledge {
  /** Names of its people, its business and the project itself. */
  names: string[];
  /** The business's glossary terms from and to the language. */
  glossary: Term[];
}

interface Row {
  projectId: string;
  people: string[];
  places: string[];
  glossary: (Term & { language: string })[];
}

/** Names and glossary of the projects of these texts; one statement. */
export async function readKnowledge(
  texts: readonly { projectId: string }[],
  to: string,
): Promise<Map<string, Knowledge>> {
  const projectIds = [...new Set(texts.map(({ projectId }) => projectId))];
  const ids = Prisma.sql`SELECT unnest(${projectIds}::uuid[])`;
  const rows = await db().$queryRaw<Row[]>(Prisma.sql`
    SELECT p.id AS "projectId", ARRAY[p.name, b.name] AS places,
           ARRAY(SELECT u.name FROM (${rolesIn(ids)}) r JOIN users u ON u.id = r.user_id WHERE r.project_id = p.id) AS people,
           COALESCE((SELECT json_agg(json_build_object('term', g.term, 'translation', g.translation, 'language', g.language)
                                     ORDER BY g.position)
                     FROM glossary_terms g WHERE g.business_id = b.id), '[]') AS glossary
    FROM projects p JOIN businesses b ON b.id = p.business_id WHERE p.id IN (${ids})`);
  return new Map(rows.map((row) => [row.projectId, toKnowledge(row, to)]));
}

/** People are called by their first name, too. */
function toKnowledge({ people, places, glossary }: Row, to: string): Knowledge {
  const first = people.flatMap((name) => name.split(/\s+/).slice(0, 1)).filter((name) => name.length > 1);
  return {
    names: [...new Set([...people, ...first, ...places])],
    glossary: glossary.map((term) => turned(term, to)),
  };
}

/** A term that is a word of the target language says how its translation is translated. */
function turned({ term, translation, language }: Row["glossary"][number], to: string): Term {
  return language === to && translation !== null
    ? { term: translation, translation: term }
    : { term, translation };
}

/** The glossary terms that occur in these texts. */
export function termsIn(glossary: readonly Term[], texts: readonly string[]): Term[] {
  const all = texts.join("\n").toLowerCase();
  return glossary.filter(({ term }) => all.includes(term.toLowerCase()));
}
