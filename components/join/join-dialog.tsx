import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { JoinAction } from "./join-action";
import { useEnterJoinedProject } from "./use-enter-joined-project";
import { projectAlreadyJoined } from "./use-enter-project";
import { TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { useActionForm } from "@/components/form/use-action-form";
import { FormActions, Sheet } from "@/components/ui/overlay/dialog";
import { CODE_LENGTH, connectCodeIn, groupConnectCode } from "@/lib/projects/shared/code-text";

/** Asks for a connect code and opens its project. Keeps what was typed after a refusal. */
export default function JoinDialog({ join, onClose }: { join: JoinAction; onClose: () => void }) {
  const t = useTranslations();
  const [blank, setBlank] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const { formProps, pending, error, field } = useJoinForm(join);
  return (
    <Sheet
      onClose={onClose}
      title={t("join.title")}
      description={t("join.body")}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        input.current?.focus();
      }}
    >
      <form {...formProps}>
        <TextField
          {...field("connectCode")}
          label={t("join.code")}
          hint={t("join.hint")}
          className="[&_input]:font-mono [&_input]:text-lg [&_input]:tracking-[0.04em]"
          ref={input}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => setBlank(connectCodeIn(target.value) === "")}
          onBlur={({ target }) => {
            // A text without a code stays as it is, to be looked through.
            if (connectCodeIn(target.value).length <= CODE_LENGTH)
              target.value = groupConnectCode(target.value);
          }}
        />
        {error && projectAlreadyJoined(error) === undefined && (
          <FormError error={error} title={t("join.failed")} className="mt-4" />
        )}
        <FormActions
          submitLabel={pending ? t("join.joining") : t("join.join")}
          pending={pending}
          disabled={blank}
        />
      </form>
    </Sheet>
  );
}

/** The dialog closes with the page. Closing it first would cancel the navigation, because closing steps back in the history. */
function useJoinForm(join: JoinAction) {
  const joined = useEnterJoinedProject();
  return useActionForm<{ projectId: string }>(join, {
    keepAs: "join",
    onSuccess: ({ projectId }) => joined(projectId, "joined"),
    onError: (error) => {
      const inside = projectAlreadyJoined(error);
      if (inside !== undefined) joined(inside, "already");
    },
  });
}
