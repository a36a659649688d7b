"use client";

import Search from "lucide-react/icons/search";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { Input } from "@/components/ui/input/input";
import { MAX } from "@/lib/shared/limits";

interface SearchFieldProps {
  typed: string;
  onType: (typed: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** The search field; results follow the typing. */
export function SearchField({ typed, onType, ref }: SearchFieldProps) {
  const t = useTranslations("chat");
  return (
    <div role="search" className="relative min-w-0 flex-1 lg:max-w-180">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
      />
      <Input
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX.search}
        aria-label={t("search")}
        placeholder={t("search")}
        value={typed}
        className="bg-bg pl-11.5"
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
