"use client";

import { Check, Copy } from "lucide-react";
import { type ComponentType, type SVGProps, useEffect, useState } from "react";
import { Button } from "./button";

const SHOWN_MS = 2000;

export interface CopyButtonProps {
  value: string;
  label: string;
  icon?: ComponentType<SVGProps<SVGSVGElement>>;
  copiedLabel: string;
  /** Called with `true` once copied, with `false` when the browser refused. */
  onCopied?: (copied: boolean) => void;
  variant?: "primary" | "secondary" | "soft";
  className?: string | undefined;
}

/** Copies a text and says so for two seconds. */
export function CopyButton({
  value,
  label,
  icon = Copy,
  copiedLabel,
  onCopied,
  variant = "secondary",
  className,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const done = await writeToClipboard(value);
    setCopied(done);
    onCopied?.(done);
  };
  const Icon = copied ? Check : icon;
  return (
    <Button variant={variant} size="sm" className={className} onClick={() => void copy()}>
      <Icon aria-hidden className="size-5" />
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
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
