"use client";

import { LogIn } from "lucide-react";
import { useTranslations } from "next-intl";
import type { JoinAction } from "./join-action";
import { DialogButton, type DialogButtonProps } from "@/components/shell/dialog-button";
import { onDemand } from "@/components/shell/on-demand/on-demand";

const JoinDialog = onDemand(() => import("./join-dialog"));

interface JoinProjectProps extends Pick<DialogButtonProps, "variant" | "size" | "className" | "onPress"> {
  join: JoinAction;
  /** Default: "Join Project". */
  label?: string;
}

/** Opens the dialog for a code received on paper or by word of mouth. */
export function JoinProject({
  join,
  label,
  size = "md",
  variant = size === "lg" ? "primary" : "secondary",
  ...button
}: JoinProjectProps) {
  const t = useTranslations("join");
  return (
    <DialogButton
      {...button}
      variant={variant}
      size={size}
      dialog={(close) => <JoinDialog join={join} onClose={close} />}
    >
      {label === undefined && <LogIn aria-hidden className="size-5" />}
      {label ?? t("action")}
    </DialogButton>
  );
}
