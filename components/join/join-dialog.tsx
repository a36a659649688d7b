"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { joinProjectAction } from "@/app/(workspace)/actions";
import { TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogClose, DialogContent } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { paths } from "@/lib/paths";
import { queryKeys } from "@/lib/query-keys";
import { groupConnectCode, isBlankCode } from "./connect-code-text";

interface JoinDialogProps {
  /** Filled in when a link brought it. */
  code: string;
  onClose: () => void;
}

/** Asks for a connect code and leads into the project that it opens (workspace.txt 2). What was typed stays after a refusal. */
export default function JoinDialog({ code, onClose }: JoinDialogProps) {
  const t = useTranslations();
  const [blank, setBlank] = useState(isBlankCode(code));
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const joined = useJoined(onClose);
  const { formProps, pending, error, fieldError } = useActionForm(joinProjectAction, {
    onSuccess: joined,
    onError: ({ message }) => {
      toast({ title: t("join.failed"), description: message, variant: "destructive" });
    },
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t("join.title")}
        description={t("join.body")}
        closeLabel={t("common.close")}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (blank ? field : button).current?.focus();
        }}
      >
        <form {...formProps}>
          <TextField
            name="connectCode"
            label={t("join.code")}
            hint={t("join.hint")}
            error={fieldError("connectCode")}
            defaultValue={groupConnectCode(code)}
            className="[&_input]:font-mono [&_input]:text-lg [&_input]:tracking-[0.04em]"
            ref={field}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            onChange={({ target }) => {
              setBlank(isBlankCode(target.value));
            }}
            onBlur={({ target }) => {
              target.value = groupConnectCode(target.value);
            }}
          />
          {!fieldError("connectCode") && <FormError error={error} className="mt-4" />}
          <DialogActions>
            <DialogClose asChild>
              <Button variant="secondary">{t("common.cancel")}</Button>
            </DialogClose>
            <Button ref={button} type="submit" pending={pending} disabled={blank}>
              {pending ? t("join.joining") : t("join.join")}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function useJoined(onClose: () => void) {
  const t = useTranslations("join");
  const router = useRouter();
  const queries = useQueryClient();
  return ({ projectId }: { projectId: string }) => {
    toast({ title: t("joined") });
    void queries.invalidateQueries({ queryKey: queryKeys.projects() });
    void queries.invalidateQueries({ queryKey: queryKeys.recentUpdates() });
    onClose();
    router.push(paths.project(projectId));
  };
}
