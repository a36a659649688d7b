"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { SignOutAction } from "./sign-out-elsewhere-dialog";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";

const SignOutElsewhereDialog = onDemand(() => import("./sign-out-elsewhere-dialog"));

/** Signs out on every other device, after a confirmation. */
export function SignOutElsewhere({ action }: { action: SignOutAction }) {
  const t = useTranslations("settings.security");
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        {...SignOutElsewhereDialog.near}
        onClick={() => setAsking(true)}
      >
        {t("elsewhere")}
      </Button>
      {asking && <SignOutElsewhereDialog action={action} onClose={close} />}
    </>
  );
}
