import { PROJECT_STATUSES } from "@/lib/projects/limits";
import type { ProjectView } from "@/lib/projects/view";
import { matches } from "@/lib/shared/search";
import { trimmed } from "@/lib/shared/trimmed";

/** The tabs of the projects list, in order. */
export const STATUS_TABS = ["all", ...PROJECT_STATUSES] as const;
export type StatusTab = (typeof STATUS_TABS)[number];

export interface ProjectFilter {
  tab: StatusTab;
  /** As typed; blank means no search. */
  search: string;
}

/** Reads the filter from an address; an unknown status means no filter. */
export function filterFrom(query: URLSearchParams): ProjectFilter {
  const status = query.get("status");
  return { tab: STATUS_TABS.find((tab) => tab === status) ?? "all", search: query.get("q") ?? "" };
}

/** The filter as an address's query string, "" for no filter. */
export function queryOf({ tab, search }: ProjectFilter): string {
  const query = new URLSearchParams({
    ...(tab !== "all" && { status: tab }),
    ...(trimmed(search) && { q: search }),
  });
  return query.size === 0 ? "" : `?${query.toString()}`;
}

/**
 * The tab's projects, and those of them that have all words of the search in their name and description, original and translated.
 */
export function applyFilter(
  projects: ProjectView[],
  { tab, search }: ProjectFilter,
): { ofTab: ProjectView[]; found: ProjectView[] } {
  const ofTab = tab === "all" ? projects : projects.filter(({ status }) => status === tab);
  const found = ofTab.filter(({ name, description, translation }) =>
    matches([name, description, translation?.content].join(" "), search),
  );
  return { ofTab, found };
}
