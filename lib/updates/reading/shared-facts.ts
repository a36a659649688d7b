import type { Actor } from "@/lib/access/actor";
import type { ProjectRole } from "@/lib/access/policy";
import { roleLookup, type StandingRow, standingsIn } from "@/lib/access/project-roles";
import { Prisma, query } from "@/lib/kernel/db";
import { KeptReads } from "@/lib/kernel/kept-reads";
import { translationsOf } from "@/lib/translation/source";
import type { StoredTranslation } from "@/lib/translation/view";

/** What the rows of a page have in common, whoever reads them: the names and roles of people, and the names of places. */
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

interface Facts {
  names: Map<string, string>;
  /** By project and person. */
  roles: Map<string, ProjectRole>;
  places: Map<string, PlaceName | null>;
}

/**
 * Of the projects that changed last, the newest version that was read, by project and language. After an event everybody's page reads
 * the same project again: the first of them looks up what they share. A version covers whatever these facts are made of, as an ETag does.
 */
const kept = new KeptReads<Facts>(200);
/** People and places of one project; with more, it starts again. */
const MOST_FACTS = 5_000;

/** Looks up what a page names, but for what is known of this version of its project. Without a version, everything. */
export async function sharedFacts(actor: Actor, named: Named, version: string | null): Promise<SharedFacts> {
  const [projectId] = named.projects;
  const facts =
    version === null || projectId === undefined || named.projects.size > 1
      ? emptyFacts()
      : factsOf(`${projectId}/${actor.reads}`, version);
  const people = [...named.people].filter((id) => !facts.names.has(id));
  const places = [...named.places].filter((id) => !facts.places.has(id));
  if (people.length + places.length > 0) await lookUp(actor, facts, { ...named, people, places });
  return {
    nameOf: (personId) => facts.names.get(personId) ?? "",
    roleOf: (project, personId) => facts.roles.get(`${project}/${personId}`) ?? "former",
    placeOf: (placeId) => facts.places.get(placeId) ?? null,
  };
}

function emptyFacts(): Facts {
  return { names: new Map(), roles: new Map(), places: new Map() };
}

function factsOf(key: string, version: string): Facts {
  const known = kept.find(key, version);
  if (known && known.names.size + known.places.size < MOST_FACTS) return known;
  const facts = emptyFacts();
  kept.keep(key, version, facts);
  return facts;
}

interface StoredFacts {
  people: [id: string, name: string][] | null;
  standings: StandingRow[] | null;
  places: [id: string, name: string][] | null;
  translations: [id: string, translation: StoredTranslation][] | null;
}

async function lookUp(
  { reads }: Actor,
  facts: Facts,
  { projects, people, places }: { projects: Set<string>; people: string[]; places: string[] },
): Promise<void> {
  const projectIds = Prisma.sql`${[...projects]}::uuid[]`;
  const personIds = Prisma.sql`${people}::uuid[]`;
  const [stored] = await query<StoredFacts>(Prisma.sql`
    WITH places AS MATERIALIZED (
      SELECT id, name, text_version FROM project_tasks WHERE id = ANY (${places}::uuid[])
      UNION ALL SELECT id, name, text_version FROM subtasks WHERE id = ANY (${places}::uuid[]))
    SELECT
      (SELECT json_agg(json_build_array(id, name)) FROM users WHERE id = ANY (${personIds})) AS people,
      (SELECT json_agg(json_build_array(project_id, user_id, business, member)) FROM (
         ${standingsIn(projectIds, personIds)}) standing) AS standings,
      (SELECT json_agg(json_build_array(id, name)) FROM places) AS places,
      (SELECT json_agg(json_build_array(id, translation)) FROM (
         ${translationsOf(Prisma.sql`SELECT id, text_version FROM places`, reads)}) stored) AS translations`);
  for (const [id, name] of stored?.people ?? []) facts.names.set(id, name);
  const roleOf = roleLookup(stored?.standings ?? []);
  for (const project of projects)
    for (const person of people) facts.roles.set(`${project}/${person}`, roleOf(project, person));
  const translations = new Map(stored?.translations);
  for (const id of places) facts.places.set(id, null);
  for (const [id, name] of stored?.places ?? [])
    facts.places.set(id, { name, translated: translations.get(id)?.content ?? null });
}
