import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ComposerWindow, type OpenedComposer } from "./composer-window";
import type { Composer } from "./use-post-update";
import { Button } from "@/components/ui/input/button";

/** Opens the composer on desktops; it closes once this device has stored the update. */
export function AddUpdateButton({ composer }: { composer: Composer }) {
  const t = useTranslations("updates");
  const [opened, setOpened] = useState<OpenedComposer | null>(null);
  return (
    <>
      <Button size="sm" onClick={() => setOpened({ since: composer.posted.length, chosen: [] })}>
        <Plus aria-hidden className="size-5" />
        {t("addUpdate")}
      </Button>
      {opened && <ComposerWindow composer={composer} {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}
