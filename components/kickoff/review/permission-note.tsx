"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PermissionSelect, type PermissionSelectProps } from "@/components/kickoff/permission-select";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { Button } from "@/components/ui/input/button";

/** Says who may post; becomes a select when pressed. */
export function PermissionNote({ value, onValue }: Pick<PermissionSelectProps, "value" | "onValue">) {
  const t = useTranslations("kickoff");
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <PermissionSelect ref={focusOnMount} value={value} onValue={onValue} />;
  return (
    <section>
      <h3 className="font-bold">{t("whoMayPost")}</h3>
      <p className="mt-1 text-[0.9375rem] text-muted">
        {t("permissionAndCrew", { permission: t(`permission.${value}`), crew: t(`crew.${value}`) })}{" "}
        <Button
          variant="link"
          size="inline"
          className="font-bold no-underline"
          onClick={() => {
            setChanging(true);
          }}
        >
          {t("change")}
        </Button>
      </p>
    </section>
  );
}
