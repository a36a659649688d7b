"use client";

import LogIn from "lucide-react/icons/log-in";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { JoinAction } from "./join-action";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";

const JoinDialog = onDemand(() => import("./join-dialog"));

interface JoinProjectProps {
  join: JoinAction;
  /** Default: "Join Project". */
  label?: string;
  variant?: "primary" | "secondary" | "soft";
  size?: "md" | "lg";
  className?: string;
  onPress?: () => void;
}

/** Opens the dialog for a code received on paper or by word of mouth. */
export function JoinProject({
  join,
  label,
  size = "md",
  variant = size === "lg" ? "primary" : "secondary",
  className,
  onPress,
}: JoinProjectProps) {
  const t = useTranslations("join");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        {...(className && { className })}
        onClick={() => {
          onPress?.();
          setOpen(true);
        }}
      >
        {label === undefined && <LogIn aria-hidden className="size-5" />}
        {label ?? t("action")}
      </Button>
      {open && <JoinDialog join={join} onClose={close} />}
    </>
  );
}
