import { ListFilter } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, useRef, useState } from "react";
import { useKeepEarlyInput } from "@/components/form/use-keep-early-input";
import { controlClasses } from "@/components/ui/input/input";
import { matches } from "@/lib/shared/search";
import { cn } from "@/lib/shared/utils";

/** What the typed text leaves in the list. */
export interface TaskFiltering {
  isListed: (text: string) => boolean;
}

interface TaskFilterProps {
  /** Null for everything. */
  onFilter: (filtering: TaskFiltering | null) => void;
}

/** Filters tasks by name, on desktops with many tasks. Escape clears it. */
export const TaskFilter = memo(function TaskFilter({ onFilter }: TaskFilterProps) {
  const t = useTranslations("tasks");
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const type = (text: string) => {
    setTyped(text);
    onFilter(text === "" ? null : { isListed: (name) => matches(name, text) });
  };
  useKeepEarlyInput(field, { filter: { text: typed, setText: type } });
  return (
    <div className="relative mt-2 mr-5 mb-1.5 ml-5 hidden shrink-0 lg:block">
      <ListFilter aria-hidden className="absolute top-2.5 left-3.5 size-5 text-muted" />
      <input
        ref={field}
        name="filter"
        type="search"
        aria-label={t("filter")}
        placeholder={t("filter")}
        autoComplete="off"
        value={typed}
        className={cn(
          controlClasses,
          "h-10 min-h-10 w-full rounded-[10px] pl-11 text-[0.9375rem] [&::-webkit-search-cancel-button]:hidden",
        )}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !typed) return;
          event.preventDefault();
          type("");
        }}
      />
    </div>
  );
});
