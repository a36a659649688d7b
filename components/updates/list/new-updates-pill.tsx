"use client";

import ArrowUp from "lucide-react/icons/arrow-up";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/input/button";

/** Says how many new updates there are above the reader's position. Absolutely positioned, so that nothing moves. */
export function NewUpdatesPill({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useTranslations("updates");
  return (
    <div role="status" className={placeClasses}>
      {count > 0 && (
        <Button size="sm" onClick={onPress} className="pointer-events-auto gap-1.5 rounded-full shadow-float">
          <ArrowUp aria-hidden className="size-4.5" />
          {t("newAbove", { count })}
        </Button>
      )}
    </div>
  );
}

/** Below the sticky header of phones, if the screen is high enough to have one. */
const placeClasses =
  "pointer-events-none sticky top-3 z-10 flex h-0 justify-center max-lg:[@media(min-height:44rem)]:top-[9.5rem]";
