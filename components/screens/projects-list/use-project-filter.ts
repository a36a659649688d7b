"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { filterFrom, type ProjectFilter, queryOf } from "./project-filter";
import { paths } from "@/lib/shared/paths/paths";

/** The list's filter, kept in the address: choosing a tab adds to the browser's history, typing does not. */
export function useProjectFilter() {
  const filter = filterFrom(useSearchParams());
  const [typed, setTyped] = useState(filter.search);
  const current: ProjectFilter = { tab: filter.tab, search: typed };
  return {
    filter: current,
    setTab: (tab: ProjectFilter["tab"]) => {
      const query = queryOf({ ...current, tab });
      // A press fires on pointer and on focus: add only one history entry.
      if (location.search !== query) history.pushState(null, "", paths.projects() + query);
    },
    /** Leaves the address alone, since Next does not know it yet while it hydrates. */
    setEarlySearch: setTyped,
    setSearch: (search: string) => {
      setTyped(search);
      history.replaceState(null, "", paths.projects() + queryOf({ ...current, search }));
    },
  };
}
