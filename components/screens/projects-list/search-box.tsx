"use client";

import Search from "lucide-react/icons/search";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useKeepEarlyInput } from "@/components/form/use-keep-early-input";
import { Input } from "@/components/ui/input/input";

interface SearchBoxProps {
  value: string;
  onChange: (typed: string) => void;
  /** Called with what was typed before the page hydrated. */
  onEarly: (typed: string) => void;
}

export function SearchBox({ value, onChange, onEarly }: SearchBoxProps) {
  const t = useTranslations("projects");
  const field = useRef<HTMLInputElement>(null);
  useKeepEarlyInput(field, { search: { text: value, setText: onEarly } });
  return (
    <div role="search" className="relative lg:w-80">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
      />
      <Input
        ref={field}
        name="search"
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        value={value}
        className="pl-11.5"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
