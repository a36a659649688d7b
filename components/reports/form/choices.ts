import type { Locale } from "@/lib/i18n/locale";
import type { ReportFoldersView, ReportType } from "@/lib/reports/view";

export interface Choices {
  type: ReportType;
  includeNames: boolean;
  /** YYYY-MM-DD, or empty. */
  start: string;
  end: string;
  language: Locale;
  folders: readonly string[];
  /** Ids of photos, in their order. */
  photos: readonly string[];
}

/** What a form opens with instead of nothing. */
export type StartChoices = Pick<Choices, "folders" | "photos">;

export function emptyChoices(language: Locale, { folders, photos }: Partial<StartChoices> = {}): Choices {
  const chosen = { folders: folders ?? [], photos: photos ?? [] };
  return { type: "internal", includeNames: false, start: "", end: "", language, ...chosen };
}

/** How many updates the chosen folders hold. A folder that was deleted since no longer counts as chosen. */
export function totalOf({ folders }: Choices, view: ReportFoldersView | undefined) {
  const chosen = view?.folders.filter(({ id }) => folders.includes(id)) ?? [];
  const sum = (of: "updateCount" | "characters") => chosen.reduce((all, folder) => all + folder[of], 0);
  const [updates, characters] = [sum("updateCount"), sum("characters")];
  const room = view?.affordableCharacters ?? null;
  return {
    ids: chosen.map(({ id }) => id),
    updates,
    characters,
    room,
    isOver: room !== null && characters > room,
  };
}

/** Whether the end is not before the start. */
export function areInOrder({ start, end }: Choices): boolean {
  return start === "" || end === "" || start <= end;
}
