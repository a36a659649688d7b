import ListFilter from "lucide-react/icons/list-filter";
import { useTranslations } from "next-intl";
import { memo, useRef } from "react";
import { useKeepEarlyInput } from "@/components/form/use-keep-early-input";
import { controlClasses } from "@/components/ui/input/input";
import { cn } from "@/lib/shared/utils";

/** Filters tasks by name, on desktops with many tasks. Escape clears it. */
export const TaskFilter = memo(function TaskFilter({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useTranslations("tasks");
  const field = useRef<HTMLInputElement>(null);
  useKeepEarlyInput(field, { filter: { text: value, setText: onChange } });
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
        value={value}
        className={cn(
          controlClasses,
          "h-10 min-h-10 w-full rounded-[10px] pl-11 text-[0.9375rem] [&::-webkit-search-cancel-button]:hidden",
        )}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !value) return;
          event.preventDefault();
          onChange("");
        }}
      />
    </div>
  );
});
