"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RowForm } from "../row-form";
import { useSettingsForm } from "../use-settings-form";
import { TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import type { FormAction } from "@/components/form/use-action-form";
import { LocalTime } from "@/components/providers/local-time";
import AddPasskey, { type AddingActions } from "@/components/sign-in/add-passkey";
import { useKnowsPasskeys } from "@/components/sign-in/use-passkey";
import { Button } from "@/components/ui/input/button";
import type { PasskeyView } from "@/lib/account/view";

interface PasskeyListProps {
  passkeys: PasskeyView[];
  actions: AddingActions & { rename: FormAction<PasskeyView>; remove: FormAction<void> };
}

/** The reader's passkeys, each to rename or remove, and a button that adds one. */
export function PasskeyList({ passkeys, actions }: PasskeyListProps) {
  const t = useTranslations("passkey");
  const knows = useKnowsPasskeys();
  return (
    <div className="grid gap-4">
      {passkeys.length === 0 && <p className="text-muted">{t("none")}</p>}
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="px-4 py-3">
              <Passkey passkey={passkey} actions={actions} />
            </li>
          ))}
        </ul>
      )}
      {knows && <AddPasskey start={actions.start} add={actions.add} />}
    </div>
  );
}

function Passkey({ passkey, actions }: { passkey: PasskeyView; actions: PasskeyListProps["actions"] }) {
  const t = useTranslations("passkey");
  const [renaming, setRenaming] = useState(false);
  if (renaming) return <Rename passkey={passkey} action={actions.rename} onDone={() => setRenaming(false)} />;
  const { name, lastUsedAt } = passkey;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-strong">{name}</p>
        <p className="text-sm text-muted">
          {lastUsedAt === null
            ? t("neverUsed")
            : t.rich("lastUsed", { time: () => <LocalTime at={lastUsedAt} as="dateTime" /> })}
        </p>
      </div>
      <Button variant="ghost" size="sm" onClick={() => setRenaming(true)}>
        {t("rename")}
        <span className="sr-only"> {name}</span>
      </Button>
      <RowForm
        action={actions.remove}
        row={{ name: "id", value: passkey.id }}
        done={{ title: t("removed"), description: t("removedHint") }}
      >
        {t("remove")}
        <span className="sr-only"> {name}</span>
      </RowForm>
    </div>
  );
}

interface RenameProps {
  passkey: PasskeyView;
  action: FormAction<PasskeyView>;
  onDone: () => void;
}

function Rename({ passkey, action, onDone }: RenameProps) {
  const t = useTranslations("passkey");
  const common = useTranslations("common");
  const { formProps, pending, error, field } = useSettingsForm(action, {
    done: { title: t("renamed") },
    onDone,
  });
  return (
    <form {...formProps} className="grid gap-3">
      <FormError error={error} />
      <input type="hidden" name="id" value={passkey.id} />
      <TextField {...field("name")} label={t("name")} defaultValue={passkey.name} />
      <div className="flex gap-2">
        <Button type="submit" variant="secondary" pending={pending}>
          {t("save")}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {common("cancel")}
        </Button>
      </div>
    </form>
  );
}
