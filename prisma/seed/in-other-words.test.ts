import { expect, test } from "vitest";
import { harlowStreet } from "./harlow-street";
import { IN_ENGLISH } from "./in-english";
import { IN_SPANISH } from "./in-spanish";
import { millLane } from "./mill-lane";
import { ortegaKitchen } from "./ortega-kitchen";
import { PEOPLE } from "./people";
import type { SiteSeed } from "./site";
import { VOICES } from "./voices";
import { languagesOf } from "@/lib/language/languages-of";
import { findDoubts } from "@/lib/translation/guard/find-doubts";

const SAID = [...[harlowStreet, millLane, ortegaKitchen].flatMap(textsOf), ...spoken()];
const names = Object.values(PEOPLE).map(({ name }) => name);

/** Each text of a site but the recordings, which are translated sentence by sentence. */
function textsOf({ description, tasks, unassigned, chat = [] }: SiteSeed): string[] {
  const places = tasks.flatMap((task) => [task, ...task.subtasks]);
  const updates = [...places.flatMap((place) => place.updates ?? []), ...unassigned];
  const comments = updates.flatMap((update) => update.comments ?? []);
  const described = tasks.flatMap((task) => task.description ?? []);
  const written = [...updates.filter(({ voice }) => !voice), ...comments, ...chat].map(({ text }) => text);
  return [description, ...described, ...places.map(({ name }) => name), ...written];
}

function spoken(): string[] {
  return Object.values(VOICES).flatMap(({ sentences }) => [...sentences]);
}

test.each([
  ["es", "en", IN_SPANISH],
  ["en", "es", IN_ENGLISH],
])("what the demo does not say in %s is translated into it, and nothing else", (to, from, words) => {
  const foreign = SAID.filter((text) => languagesOf(text, names).some((language) => language !== to));
  expect(Object.keys(words).toSorted()).toEqual([...new Set(foreign)].toSorted());
  const doubted = Object.entries(words).filter(
    ([original, translation]) => findDoubts({ original, translation, from, to, names }).length > 0,
  );
  const slips =
    to === "en"
      ? ["I chipped back to sound concrete, it is 6 inches deep. The repair mortar is still missing."]
      : [];
  expect(doubted.map(([, translation]) => translation)).toEqual(slips);
});
