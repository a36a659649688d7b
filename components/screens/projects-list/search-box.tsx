"use client";

import Search from "lucide-react/icons/search";
import { useTranslations } from "next-intl";
import { Input } from "@/components/ui/input/input";

export function SearchBox({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const t = useTranslations("projects");
  return (
    <div role="search" className="relative lg:w-80">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        value={value}
        className="pl-11.5"
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </div>
  );
}
