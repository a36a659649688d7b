"use client";

import { QRCodeSVG } from "qrcode.react";
import { useOrigin } from "./use-origin";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

/** White modules around the code, without which some cameras do not detect it. */
const QUIET_ZONE = 4;

/** A code's join link as a QR code, black on white in both themes. Square, as wide as `className` says. */
export function JoinQr({ code, label, className }: { code: string; label: string; className?: string }) {
  const origin = useOrigin();
  if (origin === null)
    return <span aria-busy="true" className={cn("block aspect-square bg-white", className)} />;
  return (
    <QRCodeSVG
      value={origin + paths.join(code)}
      level="M"
      marginSize={QUIET_ZONE}
      role="img"
      aria-label={label}
      className={cn("block h-auto", className)}
    />
  );
}
