import { useTranslations } from "next-intl";
import { type SubmitEvent, useEffect, useState } from "react";
import { draftName, readDraft } from "@/components/form/draft-store";
import { draftFieldProps, useKeptDraft } from "@/components/form/use-kept-draft";
import { Button } from "@/components/ui/input/button";
import { Textarea } from "@/components/ui/input/textarea";
import { openOutbox } from "@/lib/browser/outbox/client";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import { trimmed } from "@/lib/shared/trimmed";

/** The name of an unsaved edit of the item with this key. Without one, what those of all of a user's items begin with. */
export function editDraft(userId: string, key = ""): string {
  return draftName(userId, "outbox", key);
}

/**
 * Edits an unsent item, which is then sent with the new text. It is not sent meanwhile, nor while an unsaved edit is kept; that
 * stays should the item be sent or refused all the same.
 */
export function EditItem({ item, text, onClose }: { item: OutboxItem; text: string; onClose: () => void }) {
  const t = useTranslations("outbox");
  const draft = useKeptDraft(editDraft(item.userId, item.key), text);
  const [hasFailed, setFailed] = useState(false);
  useHold(item);
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = async () => {
    const outbox = await openOutbox();
    // Once it has gone, the list offers what was typed.
    if (await outbox.edit(item.key, trimmed(draft.text))) close();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailed(false);
    save().catch(() => setFailed(true));
  };
  return (
    <form onSubmit={submit} className="grid gap-2.5">
      <Textarea aria-label={t("textLabel")} rows={3} {...draftFieldProps(draft)} />
      {hasFailed && (
        <p role="alert" className="text-[0.9375rem] font-strong text-danger">
          {t("notSaved")}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2.5">
        <Button type="submit" variant="secondary" className="px-3" disabled={trimmed(draft.text) === ""}>
          {t("save")}
        </Button>
        <Button variant="ghost" className="px-3" onClick={close}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** A hold that fails only means that the item may be sent meanwhile. */
function useHold({ userId, key }: OutboxItem): void {
  useEffect(() => {
    openOutbox()
      .then((outbox) => outbox.hold(key))
      .catch(() => undefined);
    return () => {
      if (readDraft(editDraft(userId, key)) !== null) return;
      openOutbox()
        .then((outbox) => outbox.release(key))
        .catch(() => undefined);
    };
  }, [userId, key]);
}
