import { useRef, useState } from "react";
import type { HelpEntry } from "./entry";
import type { Finds } from "./search-index";
import { trimmed } from "@/lib/shared/trimmed";

/**
 * Search over the items in both languages. Its code and texts load when the field is first used; until then everything is shown.
 * `lists` are the API addresses of the texts.
 */
export function useHelpSearch(lists: string[]) {
  const [typed, setTyped] = useState("");
  const [finds, setFinds] = useState<Finds | null>(null);
  const loading = useRef<Promise<void>>(null);
  const load = () => {
    loading.current ??= import("./search-index")
      .then(({ openIndex }) => openIndex(lists))
      .then(
        (loaded) => setFinds(() => loaded),
        () => {
          loading.current = null;
        },
      );
  };
  const isOn = finds !== null && trimmed(typed) !== "";
  const isHit = (entry: HelpEntry) => !isOn || finds(entry, typed);
  return { typed, setTyped, load, isHit, isOn };
}
