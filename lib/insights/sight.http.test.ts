import { expect, test } from "vitest";
import type { ProjectInsightsView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { gatherCast, type Kind, KINDS, personOf } from "@/sandbox/fixtures/cast";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

const ALL = {
  places: ["Framing", "Roofing", null],
  open: 4,
  updates: 6,
  people: ["Remy Cole", "Rosa Ortiz"],
};

/** Of Harlow Street: updates are Rosa's, one in each place, and Remy's without one. A status where it is refused. */
const SEEN: Record<
  Kind,
  number | { places: (string | null)[]; open: number; updates: number; people: string[] | null }
> = {
  visitor: 401,
  outsider: 404,
  assigned: { places: ["Framing", null], open: 3, updates: 5, people: null },
  unassigned: { places: [null], open: 0, updates: 2, people: null },
  subtaskOnly: { places: ["Framing", null], open: 2, updates: 3, people: null },
  projectOwner: ALL,
  admin: ALL,
  owner: ALL,
  suspended: 401,
  removed: 404,
};

test.each(KINDS)(
  "a project's insights have what a person of the kind %s sees; its progress is everybody's",
  async (kind) => {
    const { status, body } = await personOf(cast, kind).get<ProjectInsightsView>(
      `/api/projects/${cast.harlow.id}/insights`,
    );
    const seen = SEEN[kind];
    if (typeof seen === "number") return expect(status).toBe(seen);
    const { places, openItems: open, updates, people } = body;
    expect({
      places: places.map(({ name }) => name),
      open,
      updates,
      people: people && people.map(({ name }) => name),
    }).toEqual(seen);
    expect(body).toMatchObject({ completedItems: 0, totalItems: 4 });
    if (kind === "unassigned") expect(JSON.stringify(body)).not.toMatch(/Framing|Joists|Roofing|Rosa/);
  },
);
