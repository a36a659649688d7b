import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import {
  type PeoplePlace,
  type Person,
  usePeopleOfPlace,
} from "@/components/updates/asking/use-people-of-place";
import { cn } from "@/lib/shared/utils";
import { matches } from "@/lib/shared/search";

interface MentionsProps extends PeoplePlace {
  field: RefObject<HTMLTextAreaElement | null>;
  setText: (text: string) => void;
  /** In a direct channel: its other person alone. */
  onlyId?: string | null;
  /** Where there is room for the list: below the field, or above it. */
  isAbove?: boolean;
}

/** A name that is being typed: from its @ up to the caret. */
interface Typed {
  start: number;
  end: number;
  name: string;
}

const SHOWN = 6;

/** Offers those who see the place for a name after an @; keys and presses choose one. Is mounted once the text has an @. */
export default function Mentions({
  field,
  setText,
  onlyId = null,
  isAbove = false,
  ...place
}: MentionsProps) {
  const t = useTranslations("asking");
  const id = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [chosen, setChosen] = useState(0);
  const people = usePeopleOfPlace(place).filter((person) => onlyId === null || person.id === onlyId);
  const offered = typed ? people.filter(({ name }) => isMeant(name, typed.name)).slice(0, SHOWN) : [];
  const active = Math.min(chosen, offered.length - 1);
  const insert = ({ name }: Person) => {
    const box = field.current;
    if (!box || !typed) return;
    const before = `${box.value.slice(0, typed.start)}@${name} `;
    // At once: the next key may come before a frame does. Writing the text moves the caret to its end.
    flushSync(() => {
      setText(before + box.value.slice(typed.end).replace(/^ /, ""));
      setTyped(null);
    });
    box.focus();
    box.setSelectionRange(before.length, before.length);
  };
  const look = useEffectEvent((box: HTMLTextAreaElement) => {
    const next = typedAt(box);
    if (next?.name !== typed?.name || next?.start !== typed?.start) setChosen(0);
    setTyped(next);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const person = offered[active];
    if (!person || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((active + step + offered.length) % offered.length);
    else if (event.key === "Enter" || event.key === "Tab") insert(person);
    else if (event.key === "Escape") setTyped(null);
    else return;
    // The field's own keys, and a dialog's Escape, must not hear it.
    event.preventDefault();
    event.stopPropagation();
  });
  const isOpen = offered.length > 0;
  useEffect(() => {
    const box = field.current;
    if (!box) return;
    const heard = new AbortController();
    const { signal } = heard;
    for (const type of ["input", "click", "focus"]) box.addEventListener(type, () => look(box), { signal });
    // The key that has closed the list would open it again as it comes up.
    box.addEventListener("keyup", ({ key }) => key !== "Escape" && look(box), { signal });
    box.addEventListener("keydown", (event) => onKey(event), { signal });
    box.addEventListener("blur", () => setTyped(null), { signal });
    // Its @ was typed before this had loaded.
    const first = requestAnimationFrame(() => look(box));
    return () => {
      heard.abort();
      cancelAnimationFrame(first);
    };
  }, [field]);
  useEffect(() => {
    const box = field.current;
    if (!box || !isOpen) return;
    const state = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "true",
      "aria-controls": id,
    };
    for (const [name, value] of Object.entries({ ...state, "aria-activedescendant": `${id}-${active}` }))
      box.setAttribute(name, value);
    return () => {
      for (const name of [...Object.keys(state), "aria-activedescendant"]) box.removeAttribute(name);
    };
  }, [field, isOpen, active, id]);
  return (
    <>
      {/* On phones, screen readers read no list that comes before the field, and no active option without its keys. */}
      <p role="status" className="sr-only">
        {isOpen && t("names", { count: offered.length })}
      </p>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={t("people")}
          className={cn(
            "absolute left-0 z-20 max-h-80 w-72 max-w-full overflow-y-auto rounded-button border border-line bg-surface p-1 shadow-float",
            isAbove ? "bottom-full mb-1" : "top-full mt-1",
          )}
        >
          {offered.map((person, at) => (
            <button
              key={person.id}
              id={`${id}-${at}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={cn(
                "flex min-h-12 w-full items-center rounded-[10px] px-3 text-left font-strong wrap-anywhere",
                at === active && "bg-sunk",
              )}
              // Keeps the focus, and a phone's keyboard, on the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => insert(person)}
            >
              {person.name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** An @ at the beginning of a word, and at most two words after it. */
const NAME = /(?:^|[\s(])@([\p{L}\p{M}\p{N}'’.-]*(?: [\p{L}\p{M}\p{N}'’.-]+)?)$/u;
/** More than any name that is looked for. */
const LOOKED_BACK = 60;

function typedAt({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Typed | null {
  if (selectionStart !== selectionEnd) return null;
  const name = NAME.exec(value.slice(Math.max(0, selectionStart - LOOKED_BACK), selectionStart))?.[1];
  return name === undefined ? null : { start: selectionStart - name.length - 1, end: selectionStart, name };
}

/** Whether what is typed begins the name, or one of its words; a name that is complete is not offered. */
function isMeant(name: string, typed: string): boolean {
  if (typed === name) return false;
  const words = name.split(" ");
  return typed === "" || words.some((_, at) => startsWith(words.slice(at).join(" "), typed));
}

function startsWith(name: string, typed: string): boolean {
  return matches(name.slice(0, typed.length), typed);
}
