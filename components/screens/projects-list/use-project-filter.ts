"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { paths } from "@/lib/paths";
import { filterFrom, type ProjectFilter, queryOf } from "./project-filter";

/** The list's filter, kept in the address: a tab is a step back in the browser, a letter typed is not. */
export function useProjectFilter() {
  const filter = filterFrom(useSearchParams());
  const [typed, setTyped] = useState(filter.search);
  const current: ProjectFilter = { tab: filter.tab, search: typed };
  return {
    filter: current,
    setTab: (tab: ProjectFilter["tab"]) => {
      const query = queryOf({ ...current, tab });
      // A press asks twice, on pointer and on focus: one step in the history is enough.
      if (location.search !== query) history.pushState(null, "", paths.projects() + query);
    },
    setSearch: (search: string) => {
      setTyped(search);
      history.replaceState(null, "", paths.projects() + queryOf({ ...current, search }));
    },
  };
}
