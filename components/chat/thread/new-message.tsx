import { useTranslations } from "next-intl";
import { type RefObject, useRef } from "react";
import { Avatar } from "@/components/ui/display/avatar";
import { Sheet } from "@/components/ui/overlay/dialog";
import type { ChannelView } from "@/lib/chat/view";

interface NewMessageProps {
  channels: ChannelView[];
  /** The open channel's field, which gets the focus once somebody is chosen. */
  field: RefObject<HTMLTextAreaElement | null>;
  onChoose: (withId: string) => void;
  onClose: () => void;
}

/** Lists the people of the project to write to. */
export default function NewMessage({ channels, field, onChoose, onClose }: NewMessageProps) {
  const t = useTranslations();
  const isChosen = useRef(false);
  const people = channels
    .filter(({ with: id, role }) => id !== null && role !== "former")
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <Sheet
      onClose={onClose}
      title={t("chat.newMessage")}
      onCloseAutoFocus={(event) => {
        if (!isChosen.current) return;
        event.preventDefault();
        field.current?.focus();
      }}
    >
      {people.length === 0 && <p className="text-muted">{t("chat.nobodyElse")}</p>}
      <ul className="-mx-2 grid">
        {people.map(({ with: id, name, role }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3 rounded-button px-2 py-1.5 text-left hover:bg-sunk"
              onClick={() => {
                isChosen.current = true;
                onChoose(id ?? "");
                onClose();
              }}
            >
              <Avatar name={name} userRole={role} />
              <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
              {role && <span className="shrink-0 text-sm text-muted">{t(`updates.${role}`)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
