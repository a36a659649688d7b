import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { viewOf } from "@/components/outbox/kinds/kind-views";
import { Button } from "@/components/ui/input/button";
import { Textarea } from "@/components/ui/input/textarea";
import { openOutbox } from "@/lib/browser/outbox/client";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import { trimmed } from "@/lib/shared/trimmed";

/** Edits an unsent item, which is then sent with the new text. */
export function EditItem({ item, text, onClose }: { item: OutboxItem; text: string; onClose: () => void }) {
  const t = useTranslations("outbox");
  const [typed, setTyped] = useState(text);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const outbox = await openOutbox();
    onClose();
    await outbox.edit(item.id, trimmed(typed));
  };
  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-2.5">
      <Textarea
        aria-label={t("textLabel")}
        rows={3}
        value={typed}
        maxLength={viewOf(item).maxLength}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="grid grid-cols-2 gap-2.5">
        <Button type="submit" variant="secondary" className="px-3" disabled={trimmed(typed) === ""}>
          {t("save")}
        </Button>
        <Button variant="ghost" className="px-3" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
