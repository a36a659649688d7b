"use client";

import { Check, Copy, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentType, type SVGProps, useEffect, useState } from "react";
import { Button } from "./button";
import { toast } from "@/components/ui/toast/toast-store";

const SHOWN_MS = 2000;
const REFUSED_MS = 8000;

export interface CopyButtonProps {
  value: string;
  label: string;
  icon?: ComponentType<SVGProps<SVGSVGElement>>;
  copiedLabel: string;
  variant?: "primary" | "secondary" | "soft";
  className?: string | undefined;
}

/** Copies a text, and says so or that the browser refused: also on itself, since a modal page covers toasts. */
export function CopyButton({
  value,
  label,
  icon = Copy,
  copiedLabel,
  variant = "secondary",
  className,
}: CopyButtonProps) {
  const t = useTranslations("common");
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), copied ? SHOWN_MS : REFUSED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const done = await writeToClipboard(value);
    setCopied(done);
    if (!done) toast({ title: t("notCopied"), description: t("notCopiedHint"), variant: "destructive" });
  };
  const Icon = copied ? Check : copied === false ? TriangleAlert : icon;
  return (
    <Button variant={variant} size="sm" className={className} onClick={() => void copy()}>
      <Icon aria-hidden className="size-5" />
      <span aria-live="polite">{copied ? copiedLabel : copied === false ? t("notCopied") : label}</span>
    </Button>
  );
}

async function writeToClipboard(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false;
  }
}
