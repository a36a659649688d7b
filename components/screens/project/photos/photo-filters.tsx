import { Calendar, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, use, useState } from "react";
import type { PhotoFilter } from "@/components/photos/show/use-photos";
import { DateField } from "@/components/form/date-field";
import { useTasks } from "@/components/project-model/use-tasks";
import { ReaderContext } from "@/components/providers/reader-context";
import { useProject } from "@/components/providers/use-projects";
import { translatableTask } from "@/components/translation/translatable";
import { useShownName } from "@/components/translation/use-translated";
import { Button } from "@/components/ui/input/button";
import { Select, type SelectProps } from "@/components/ui/input/select";
import { formatDayRange } from "@/lib/i18n/day-range";
import { cn } from "@/lib/shared/utils";
import { UNASSIGNED_FOLDER } from "@/lib/updates/limits";

interface PhotoFiltersProps {
  projectId: string;
  filter: PhotoFilter;
  onChoose: (chosen: Partial<PhotoFilter>) => void;
  /** The button that begins choosing photos. */
  children: ReactNode;
}

/** Where, by whom and when: each marked while it is set, and cleared by its X. */
export function PhotoFilters({ projectId, filter, onChoose, children }: PhotoFiltersProps) {
  const t = useTranslations("photoWall");
  const isReversed = filter.to !== "" && filter.to < filter.from;
  const [areDaysOpen, setDaysOpen] = useState(isReversed);
  return (
    <div className="w-full lg:w-auto">
      <div className="grid grid-cols-2 gap-2.5 lg:flex lg:flex-wrap lg:justify-end">
        <PlaceSelect
          projectId={projectId}
          value={filter.placement}
          onChoose={(placement) => onChoose({ placement })}
        />
        <PersonSelect
          projectId={projectId}
          value={filter.authorId}
          onChoose={(authorId) => onChoose({ authorId })}
        />
        <DaysButton filter={filter} isOpen={areDaysOpen} onToggle={() => setDaysOpen(!areDaysOpen)} />
        {children}
      </div>
      {areDaysOpen && (
        <div className="mt-2.5 grid grid-cols-2 gap-2.5 lg:flex lg:justify-end">
          {(["from", "to"] as const).map((name) => (
            <DateField
              key={name}
              name={name}
              label={t(name)}
              value={filter[name]}
              clearLabel={t("clear")}
              emptyText={t("anyDay")}
              className="lg:w-48"
              {...(name === "to" && isReversed && { error: t("endBeforeStart") })}
              onValue={(day) => onChoose({ [name]: day })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  projectId: string;
  value: string;
  onChoose: (value: string) => void;
}

function PlaceSelect({ projectId, value, onChoose }: ChoiceProps) {
  const t = useTranslations();
  const { data: tasks } = useTasks(projectId);
  const shownName = useShownName();
  return (
    <FilterSelect
      label={t("photoWall.place")}
      value={value}
      options={tasks?.map((task) => ({ value: task.id, label: shownName(translatableTask(task)) }))}
      onChoose={onChoose}
    >
      <option value="">{t("photoWall.allTasks")}</option>
      <option value={UNASSIGNED_FOLDER}>{t("photos.unassigned")}</option>
    </FilterSelect>
  );
}

function PersonSelect({ projectId, value, onChoose }: ChoiceProps) {
  const t = useTranslations("photoWall");
  const { data: project } = useProject(projectId);
  const people = new Map(
    [...(project?.office ?? []), ...(project?.members ?? [])].map(({ userId, user }) => [userId, user.name]),
  );
  const options = [...people]
    .map(([id, name]) => ({ value: id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <FilterSelect label={t("person")} value={value} options={options} onChoose={onChoose}>
      <option value="">{t("everybody")}</option>
    </FilterSelect>
  );
}

interface FilterSelectProps extends Pick<SelectProps, "options" | "children"> {
  label: string;
  value: string;
  onChoose: (value: string) => void;
}

function FilterSelect({ label, value, onChoose, ...list }: FilterSelectProps) {
  const t = useTranslations("photoWall");
  const isSet = value !== "";
  return (
    <div className="relative">
      <Select
        aria-label={label}
        value={value}
        className={cn("h-12 w-full font-semibold lg:h-11 lg:w-48", isSet && "border-2 border-ink pr-12")}
        onChange={({ target }) => onChoose(target.value)}
        {...list}
      />
      {isSet && (
        <button
          type="button"
          aria-label={t("clearOne", { name: label })}
          className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-button bg-surface text-muted after:absolute after:-inset-0.5 hover:text-ink"
          onClick={() => onChoose("")}
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}

interface DaysButtonProps {
  filter: PhotoFilter;
  isOpen: boolean;
  onToggle: () => void;
}

function DaysButton({ filter: { from, to }, isOpen, onToggle }: DaysButtonProps) {
  const t = useTranslations("photoWall");
  const { locale } = use(ReaderContext);
  const isSet = from !== "" || to !== "";
  const isRange = from !== "" && from <= to;
  return (
    <Button
      variant="secondary"
      aria-expanded={isOpen}
      className={cn("min-w-0 px-3 lg:min-h-11", isSet && "border-2 border-ink")}
      onClick={onToggle}
    >
      <Calendar aria-hidden className="size-5" />
      <span className="truncate">{isRange ? formatDayRange(locale, [from, to], "short") : t("days")}</span>
    </Button>
  );
}
