import type { UseQueryResult } from "@tanstack/react-query";
import { Folder, Inbox } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { areInOrder, type Choices } from "./choices";
import { DateField } from "@/components/form/date-field";
import { ChoiceField } from "@/components/form/fields";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { Checkbox } from "@/components/ui/input/checkbox";
import { capital } from "@/lib/i18n/format";
import { languageName } from "@/lib/i18n/language-name";
import { LOCALES } from "@/lib/i18n/locale";
import { REPORT_TYPES } from "@/lib/reports/limits";
import type { ReportFoldersView, ReportFolderView } from "@/lib/reports/view";
import { cn } from "@/lib/shared/utils";

export interface ChoiceProps {
  choices: Choices;
  onChoose: (choice: Partial<Choices>) => void;
}

/** Chooses whether the report is internal or for the customer. */
export function TypeChoice({ choices: { type, includeNames }, onChoose }: ChoiceProps) {
  const t = useTranslations("report");
  const hints = {
    internal: t("internalHint"),
    customer: t(includeNames ? "customerWithNames" : "customerHint"),
  };
  return (
    <fieldset className="grid gap-2.5 lg:grid-cols-2">
      <legend className="sr-only">{t("type")}</legend>
      {REPORT_TYPES.map((one) => (
        <label
          key={one}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-card border-2 border-line bg-surface px-3.5 py-3 has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name="reportType"
            className="row-span-2 size-5.5 appearance-none rounded-full border-2 border-muted outline-none checked:border-7 checked:border-ink checked:bg-surface"
            checked={type === one}
            onChange={() => onChoose({ type: one })}
          />
          <span className="leading-tight font-strong">{t(one)}</span>
          <span className="text-sm text-muted">{hints[one]}</span>
        </label>
      ))}
      {type === "customer" && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 lg:col-start-2">
          <Checkbox
            checked={includeNames}
            onChange={({ target }) => onChoose({ includeNames: target.checked })}
          />
          {t("includeNames")}
        </label>
      )}
    </fieldset>
  );
}

export function LanguageChoice({ choices, onChoose }: ChoiceProps) {
  const t = useTranslations("report");
  const locale = useLocale();
  return (
    <ChoiceField
      name="language"
      label={t("language")}
      value={choices.language}
      onChoose={(language) => onChoose({ language })}
      options={LOCALES.map((one) => ({ value: one, label: capital(languageName(one, locale)) }))}
    />
  );
}

/** The first and the last day, in the reader's time zone. */
export function DateChoice({ choices, onChoose }: ChoiceProps) {
  const t = useTranslations("report");
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {(["start", "end"] as const).map((name) => (
        <DateField
          key={name}
          name={name}
          label={t(name === "start" ? "from" : "to")}
          clearLabel={t("anyDay")}
          emptyText={t("everyDay")}
          optional
          error={name === "end" && !areInOrder(choices) ? t("endBeforeStart") : undefined}
          value={choices[name]}
          onValue={(day) => onChoose({ [name]: day })}
        />
      ))}
    </div>
  );
}

interface FolderPickerProps {
  query: UseQueryResult<ReportFoldersView>;
  chosen: readonly string[];
  onChoose: (choice: { folders: string[] }) => void;
}

/** The folders with their counts; the updates without a task first. */
export function FolderPicker({ query, chosen, onChoose }: FolderPickerProps) {
  const t = useTranslations("report");
  const { data, isError, isPlaceholderData } = query;
  const ids = data?.folders.map(({ id }) => id) ?? [];
  const isAll = ids.length > 0 && ids.every((id) => chosen.includes(id));
  return (
    <section aria-labelledby="report-folders">
      <div className="flex items-center justify-between border-b border-line pb-1">
        <h3 id="report-folders" className="title-section">
          {t("folders")}
        </h3>
        <Button
          variant="link"
          size="sm"
          className="px-0 no-underline"
          disabled={ids.length === 0}
          onClick={() => onChoose({ folders: isAll ? [] : ids })}
        >
          {isAll ? t("deselectAll") : t("selectAll")}
        </Button>
      </div>
      <LoadFailure of={query} />
      {!data && !isError && <Loading />}
      <ul className={cn(isPlaceholderData && "opacity-60")} aria-busy={isPlaceholderData}>
        {data?.folders.map((folder) => (
          <FolderRow
            key={folder.id}
            folder={folder}
            isChosen={chosen.includes(folder.id)}
            onToggle={() => {
              const { id } = folder;
              onChoose({
                folders: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
              });
            }}
          />
        ))}
      </ul>
      {data?.folders.length === 1 && <p className="py-3 text-muted">{t("noTasks")}</p>}
    </section>
  );
}

interface FolderRowProps {
  folder: ReportFolderView;
  isChosen: boolean;
  onToggle: () => void;
}

function FolderRow({ folder: { name, updateCount }, isChosen, onToggle }: FolderRowProps) {
  const t = useTranslations("report");
  const Icon = name === null ? Inbox : Folder;
  return (
    <li className="border-b border-line">
      <label className="flex min-h-14 cursor-pointer items-center gap-3 py-1.5">
        <Checkbox checked={isChosen} onChange={onToggle} />
        <Icon aria-hidden className="size-5 shrink-0 text-muted" />
        <span className={cn("min-w-0 flex-1 wrap-anywhere", isChosen && "font-strong")}>
          {name ?? t("unorganized")}
        </span>
        <span className="shrink-0 text-sm text-muted">{t("updateCount", { count: updateCount })}</span>
      </label>
    </li>
  );
}

function Loading() {
  return [1, 2, 3].map((row) => (
    <div key={row} className="flex h-14 items-center gap-3 border-b border-line">
      <Skeleton className="size-5.5" />
      <Skeleton className="h-4 w-40" />
    </div>
  ));
}
