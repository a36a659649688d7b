import type { ProjectRole } from "@/lib/access/policy";
import { roleLookup, type StandingRow, standingsIn } from "@/lib/access/project-roles";
import { Prisma, query } from "@/lib/kernel/db";
import { translationsOf } from "@/lib/translation/source";
import type { StoredTranslation } from "@/lib/translation/view";

/** What the rows of a page have in common: the names and roles of people, and the names of places. */
export interface SharedFacts {
  nameOf: (personId: string) => string;
  roleOf: (projectId: string, personId: string) => ProjectRole;
  /** Null for a place that is deleted. */
  placeOf: (placeId: string) => PlaceName | null;
}

interface PlaceName {
  name: string;
  /** In the reader's language, where that is stored. */
  translated: string | null;
}

/** What a page names. */
export interface Named {
  projects: Set<string>;
  people: Set<string>;
  places: Set<string>;
}

interface StoredFacts {
  people: [id: string, name: string][] | null;
  standings: StandingRow[] | null;
  places: [id: string, name: string][] | null;
  translations: [id: string, translation: StoredTranslation][] | null;
}

/** Looks up what a page names, once for all of its rows; places also in the language that the reader reads. */
export async function readSharedFacts(reads: string, named: Named): Promise<SharedFacts> {
  const projectIds = Prisma.sql`${[...named.projects]}::uuid[]`;
  const personIds = Prisma.sql`${[...named.people]}::uuid[]`;
  const placeIds = Prisma.sql`${[...named.places]}::uuid[]`;
  const [stored] = await query<StoredFacts>(Prisma.sql`
    WITH places AS MATERIALIZED (
      SELECT id, name, text_version FROM project_tasks WHERE id = ANY (${placeIds})
      UNION ALL SELECT id, name, text_version FROM subtasks WHERE id = ANY (${placeIds}))
    SELECT
      (SELECT json_agg(json_build_array(id, name)) FROM users WHERE id = ANY (${personIds})) AS people,
      (SELECT json_agg(json_build_array(project_id, user_id, business, member)) FROM (
         ${standingsIn(projectIds, personIds)}) standing) AS standings,
      (SELECT json_agg(json_build_array(id, name)) FROM places) AS places,
      (SELECT json_agg(json_build_array(id, translation)) FROM (
         ${translationsOf(Prisma.sql`places`, reads)}) stored) AS translations`);
  const names = new Map(stored?.people);
  const roleOf = roleLookup(stored?.standings ?? []);
  const translations = new Map(stored?.translations);
  const places = new Map(
    stored?.places?.map(([id, name]) => [id, { name, translated: translations.get(id)?.content ?? null }]),
  );
  return {
    nameOf: (personId) => names.get(personId) ?? "",
    roleOf,
    placeOf: (placeId) => places.get(placeId) ?? null,
  };
}
