"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { SignOutAction } from "./sign-out-everywhere-dialog";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";

const SignOutEverywhereDialog = onDemand(() => import("./sign-out-everywhere-dialog"));

/** Signs out on every device, after a confirmation. */
export function SignOutEverywhere({ action }: { action: SignOutAction }) {
  const t = useTranslations("settings.security");
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        {...SignOutEverywhereDialog.near}
        onClick={() => setAsking(true)}
      >
        {t("signOut")}
      </Button>
      {asking && <SignOutEverywhereDialog action={action} onClose={close} />}
    </>
  );
}
