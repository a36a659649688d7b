import Mic from "lucide-react/icons/mic";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useRef } from "react";
import PlaceChooser from "./place-chooser";
import type { Composer } from "./use-post-update";
import { usePlaceLost } from "./use-posting-place";
import { StorageWarning } from "@/components/outbox/storage-warning";
import { Button } from "@/components/ui/input/button";
import { Field } from "@/components/ui/input/field";
import { Textarea } from "@/components/ui/input/textarea";
import { FormActions, Sheet } from "@/components/ui/overlay/dialog";
import { focusAtEnd } from "@/components/updates/focus";
import { SubmitHint, submitOnCtrlEnter } from "@/components/updates/submit-keys";
import { useTyped } from "@/components/updates/use-field-write";
import { WriteProblem } from "@/components/updates/write-problem";

interface AddUpdateDialogProps {
  composer: Composer;
  onRecord: () => void;
  onClose: () => void;
}

/** The desktop's composer. Closing keeps the draft. */
export default function AddUpdateDialog({ composer, onRecord, onClose }: AddUpdateDialogProps) {
  const t = useTranslations("updates");
  const common = useTranslations("common");
  const record = useTranslations("recorder");
  const { submit, storing, failure, posting, name } = composer;
  const problem = usePlaceLost(posting, name) ?? failure;
  const { text, setText, canSubmit } = useTyped(composer);
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = (event: Event) => {
    event.preventDefault();
    focusAtEnd(field.current);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  return (
    <Sheet
      onClose={onClose}
      title={t("addUpdate")}
      description={t("addUpdateHint")}
      closeLabel={common("close")}
      onOpenAutoFocus={focusField}
    >
      <form onSubmit={onSubmit} className="grid gap-3">
        <StorageWarning />
        <Field id="update-text" label={t("write")}>
          <Textarea
            id="update-text"
            ref={field}
            rows={5}
            value={text}
            readOnly={storing}
            placeholder={t("placeholder")}
            {...(problem && { "aria-describedby": "update-problem" })}
            onKeyDown={submitOnCtrlEnter}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <SubmitHint />
        <PlaceChooser composer={composer} id="update" />
        <WriteProblem id="update-problem" reason={problem} />
        <Button
          variant="secondary"
          className="justify-self-start"
          disabled={!posting.place || storing}
          onClick={onRecord}
        >
          <Mic aria-hidden className="size-5" />
          {record("record")}
        </Button>
        <FormActions
          cancelLabel={common("cancel")}
          submitLabel={failure && !storing ? t("tryAgain") : t("post")}
          pending={storing}
          disabled={!(canSubmit && posting.place) && !storing}
          className="mt-3"
        />
      </form>
    </Sheet>
  );
}
