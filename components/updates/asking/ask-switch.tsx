import { useTranslations } from "next-intl";
import { useId } from "react";
import { type PeoplePlace, usePeopleOfPlace } from "./use-people-of-place";
import { readDraft, useDraft, writeDraft } from "@/components/form/draft-store";
import { Checkbox } from "@/components/ui/input/checkbox";
import { Select } from "@/components/ui/input/select";

interface AskSwitchProps extends PeoplePlace {
  /** Name of the draft of what is written. */
  draft: string;
}

/** Makes what is written a question: to all who manage the project, or to one of those who see the place. */
export default function AskSwitch({ draft, ...place }: AskSwitchProps) {
  const t = useTranslations("asking");
  const id = useId();
  const isAsked = useDraft(draft, (kept) => kept?.asks !== undefined);
  const toId = useDraft(draft, (kept) => kept?.asks?.toId ?? null);
  const choose = (chosen: { toId: string | null } | null) => {
    const { asks: _, ...kept } = readDraft(draft) ?? { text: "" };
    writeDraft(draft, { ...kept, ...(chosen && { asks: chosen }) });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[0.9375rem] font-strong">
        <Checkbox checked={isAsked} onChange={() => choose(isAsked ? null : { toId: null })} />
        {t("needsAnswer")}
      </label>
      {isAsked && <Whom id={id} place={place} toId={toId} onChoose={(chosen) => choose({ toId: chosen })} />}
    </div>
  );
}

interface WhomProps {
  id: string;
  place: PeoplePlace;
  toId: string | null;
  onChoose: (toId: string | null) => void;
}

function Whom({ id, place, toId, onChoose }: WhomProps) {
  const t = useTranslations("asking");
  const people = usePeopleOfPlace(place, toId);
  return (
    <div className="min-w-44 flex-1">
      <Select
        id={id}
        aria-label={t("whom")}
        value={toId ?? ""}
        options={people.map((person) => ({ value: person.id, label: person.name }))}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{t("managers")}</option>
      </Select>
    </div>
  );
}
