"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { TIME_ZONE_KEY } from "@/lib/i18n/locale";
import { rememberInCookie } from "./remember";

/** Tells the server the device's time zone when it does not know it yet, so that "Today" is the reader's today. */
export function TimeZone({ known }: { known: string }) {
  const router = useRouter();
  useEffect(() => {
    const actual = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (
      !actual ||
      actual === known ||
      document.cookie.includes(`${TIME_ZONE_KEY}=${encodeURIComponent(actual)}`)
    )
      return;
    rememberInCookie(TIME_ZONE_KEY, actual);
    router.refresh();
  }, [known, router]);
  return null;
}
