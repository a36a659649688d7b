import { clsx } from "clsx";
import { LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { operatorApi } from "./operator-api";
import { dropOperatorKey, operatorKey } from "./operator-key";
import { PlaceLink } from "./place-link";
import { type Tab, usePlace, useTabs } from "./use-place";
import { Appearance } from "@/components/shell/bar/appearance";
import { Logo } from "@/components/shell/logo";
import { Button } from "@/components/ui/input/button";
import type { OperatorView } from "@/lib/operator/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { PRODUCT_NAME } from "@/lib/shared/product";

interface ConsoleBarProps {
  operator: OperatorView;
  /** Called on hover or focus, to preload a tab. */
  onNear: (tab: Tab) => void;
}

/** The signed-in operator and the tabs, which scroll sideways on phones. */
export function ConsoleBar({ operator, onNear }: ConsoleBarProps) {
  const t = useTranslations("console");
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex min-h-14 flex-wrap items-center gap-1 page-edge">
        <Logo className="size-7" />
        <span className="ml-1 text-[1.1875rem] font-extrabold tracking-[-0.015em]">{PRODUCT_NAME}</span>
        <span className="ml-2 rounded-chip bg-sunk px-2 py-0.5 text-sm font-strong text-muted max-sm:sr-only">
          {t("badge")}
        </span>
        <span className="flex-1" />
        <Appearance className="px-2" />
        <span className="mx-2 max-w-60 truncate text-sm text-muted max-md:hidden">{operator.email}</span>
        <Button variant="ghost" size="text" onClick={() => void logOut()}>
          <LogOut aria-hidden className="size-4.5" />
          <span className="max-sm:sr-only">{t("logOut")}</span>
        </Button>
      </div>
      <Tabs onNear={onNear} />
    </header>
  );
}

function Tabs({ onNear }: Pick<ConsoleBarProps, "onNear">) {
  const t = useTranslations("console.tabs");
  const { tab } = usePlace();
  return (
    <nav aria-label={t("label")} className="[scrollbar-width:none] overflow-x-auto">
      <ul className="flex min-w-max px-1 lg:px-5">
        {useTabs().map((one) => (
          <li key={one}>
            <PlaceLink
              tab={one}
              {...(one === tab && { "aria-current": "page" as const })}
              ref={(link) => {
                if (one === tab) link?.scrollIntoView({ block: "nearest", inline: "nearest" });
              }}
              className={clsx(
                "flex h-12 items-center border-b-3 px-3 text-[0.9375rem] font-strong whitespace-nowrap -outline-offset-3",
                one === tab ? "border-accent text-ink" : "border-transparent text-muted hover:text-ink",
              )}
              onPointerEnter={() => onNear(one)}
              onFocus={() => onNear(one)}
            >
              {t(one)}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Drops the key here even if the call fails. */
async function logOut(): Promise<void> {
  const key = operatorKey();
  await operatorApi.send("POST", apiPath("admin", "logout")).catch(() => undefined);
  dropOperatorKey(key);
}
