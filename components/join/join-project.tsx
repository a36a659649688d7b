"use client";

import LogIn from "lucide-react/icons/log-in";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "@/components/shell/on-demand";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";

const JoinDialog = onDemand(() => import("./join-dialog"));

interface JoinProjectProps {
  /** A code that came in the address: the dialog opens with it. */
  code?: string | undefined;
  className?: string;
}

export function JoinProject({ code, className }: JoinProjectProps) {
  const t = useTranslations("join");
  const [open, setOpen] = useState(code !== undefined);
  const [filledIn, setFilledIn] = useState(code ?? "");
  const close = () => {
    setOpen(false);
    setFilledIn("");
    if (location.search) history.replaceState(null, "", paths.dashboard());
  };
  return (
    <>
      <Button
        variant="secondary"
        {...(className && { className })}
        onClick={() => {
          setOpen(true);
        }}
      >
        <LogIn aria-hidden className="size-5" />
        {t("action")}
      </Button>
      {open && (
        <JoinDialog
          code={filledIn}
          onClose={close}
          onMissing={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
