import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { ChoiceField } from "@/components/form/fields";
import { NextPage } from "@/components/shell/next-page";
import { Button } from "@/components/ui/input/button";
import { Input } from "@/components/ui/input/input";
import { usePlace } from "./use-place";
import { trimmed } from "@/lib/shared/trimmed";

/** Searches on submit; an empty field shows everything. */
export function SearchForm({ label }: { label: string }) {
  const t = useTranslations("console");
  const { listed, list } = usePlace();
  return (
    <form
      role="search"
      className="flex min-w-0 flex-1 gap-2 max-sm:basis-full sm:max-w-112"
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get("search");
        list({ search: typeof text === "string" ? trimmed(text) : "" });
      }}
    >
      <Input
        name="search"
        defaultValue={listed.search}
        type="search"
        aria-label={label}
        placeholder={label}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" className="px-4" aria-label={t("search")}>
        <Search aria-hidden className="size-5" />
        <span aria-hidden className="max-sm:hidden">
          {t("search")}
        </span>
      </Button>
    </form>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: { value: T; label: string }[];
  onChoose: (value: T) => void;
}

/** A choice of one of a few options, such as the order of a list. */
export function Choice<T extends string>({ label, ...choice }: ChoiceProps<T>) {
  return (
    <ChoiceField
      {...choice}
      name={label}
      label={<span className="sr-only">{label}</span>}
      aria-label={label}
      className="min-w-44 gap-0 max-sm:flex-auto"
    />
  );
}

export function Controls({ children }: { children: ReactNode }) {
  return <div className="mb-4 flex flex-wrap items-center gap-2">{children}</div>;
}

/** The button for the next page of a list. */
export function More({ list }: { list: ComponentProps<typeof NextPage>["of"] }) {
  const t = useTranslations("console");
  return (
    <NextPage of={list} size="sm" className="mt-4 max-sm:w-full">
      {t("more")}
    </NextPage>
  );
}

/** Why a list is empty. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <p className="title-section">{title}</p>
      {children && <p className="mt-1 text-muted">{children}</p>}
    </div>
  );
}

/** A tab's title, with its actions at the right. */
export function Heading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h1 className="title-page lg:text-[1.625rem]">{title}</h1>
      {children && <div className="flex flex-wrap items-center gap-2 text-sm text-muted">{children}</div>}
    </div>
  );
}
