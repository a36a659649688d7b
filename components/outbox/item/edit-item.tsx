import { useTranslations } from "next-intl";
import { type SubmitEvent, useEffect } from "react";
import { draftName } from "@/components/form/draft-store";
import { draftFieldProps, useKeptDraft } from "@/components/form/use-kept-draft";
import { Button } from "@/components/ui/input/button";
import { Textarea } from "@/components/ui/input/textarea";
import { openOutbox } from "@/lib/browser/outbox/client";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import { trimmed } from "@/lib/shared/trimmed";

/** The name of an unsaved edit of an item. Without a number, what those of all of a user's items begin with. */
export function editDraft(userId: string, id: number | "" = ""): string {
  return draftName(userId, "outbox", String(id));
}

/**
 * Edits an unsent item, which is then sent with the new text. It is not sent meanwhile; what is typed is kept should it be sent or
 * refused all the same.
 */
export function EditItem({ item, text, onClose }: { item: OutboxItem; text: string; onClose: () => void }) {
  const t = useTranslations("outbox");
  const draft = useKeptDraft(editDraft(item.userId, item.id), text);
  useHold(item.id);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const outbox = await openOutbox();
    await outbox.edit(item.id, trimmed(draft.text));
    draft.forget();
    onClose();
  };
  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-2.5">
      <Textarea aria-label={t("textLabel")} rows={3} {...draftFieldProps(draft)} />
      <div className="grid grid-cols-2 gap-2.5">
        <Button type="submit" variant="secondary" className="px-3" disabled={trimmed(draft.text) === ""}>
          {t("save")}
        </Button>
        <Button
          variant="ghost"
          className="px-3"
          onClick={() => {
            draft.forget();
            onClose();
          }}
        >
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** A hold that fails only means that the item may be sent meanwhile. */
function useHold(id: number): void {
  useEffect(() => {
    openOutbox()
      .then((outbox) => outbox.hold(id))
      .catch(() => undefined);
    return () => {
      openOutbox()
        .then((outbox) => outbox.release(id))
        .catch(() => undefined);
    };
  }, [id]);
}
