"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import type { AddingActions } from "@/components/sign-in/add-passkey";
import { Card } from "@/components/ui/display/card";
import { Button } from "@/components/ui/input/button";
import { keepsPasskeys } from "@/lib/browser/passkeys";
import { storedText, storeText } from "@/lib/browser/stored";

const AddPasskey = onDemand(() => import("@/components/sign-in/add-passkey"));

interface PasskeyOfferProps extends AddingActions {
  userId: string;
}

/** Offers a passkey soon after signing in, where the device can keep one; "Not now" ends it in this browser. */
export function PasskeyOffer({ userId, start, add }: PasskeyOfferProps) {
  const t = useTranslations("passkey");
  const name = `passkey-offer:${userId}`;
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (storedText(name) !== null) return;
    void keepsPasskeys().then(setIsOpen);
  }, [name]);
  if (!isOpen) return null;
  const end = () => {
    storeText(name, "ended");
    setIsOpen(false);
  };
  return (
    <Card className="mt-4">
      <h2 className="title-section">{t("offerTitle")}</h2>
      <p className="mt-1 text-muted">{t("offerBody")}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <AddPasskey start={start} add={add} onAdded={end} onLoadError={() => setIsOpen(false)} />
        <Button variant="ghost" onClick={end}>
          {t("notNow")}
        </Button>
      </div>
    </Card>
  );
}
