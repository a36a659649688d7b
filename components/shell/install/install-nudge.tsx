import { Monitor, Smartphone } from "lucide-react";
import { useTranslations } from "next-intl";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { draftName } from "@/components/form/draft-store";
import { Logo } from "@/components/shell/logo";
import { useFreeHands } from "@/components/ui/focus/use-free-hands";
import { Button } from "@/components/ui/input/button";
import { noteNudge, promptInstall } from "@/lib/browser/install";
import { storedNames } from "@/lib/browser/stored";
import { paths } from "@/lib/shared/paths/paths";
import { PRODUCT_NAME } from "@/lib/shared/product";

/**
 * Offers to put the product on this device, at the end of the dashboard alone: never over a composer, a recorder, a dialog, or while
 * this tab keeps an unsent text.
 */
export default function InstallNudge({ userId }: { userId: string }) {
  const [isAnswered, setAnswered] = useState(false);
  const isHome = usePathname() === paths.dashboard();
  const isFree = useFreeHands();
  if (isAnswered || !isHome || !isFree || hasDraft(userId)) return null;
  return <Nudge userId={userId} onAnswer={() => setAnswered(true)} />;
}

function Nudge({ userId, onAnswer }: { userId: string; onAnswer: () => void }) {
  const t = useTranslations("install");
  useEffect(() => noteNudge(userId), [userId]);
  const isPhone = matchMedia("(pointer: coarse)").matches;
  const Device = isPhone ? Smartphone : Monitor;
  const title = t(isPhone ? "title" : "titleDesktop", { product: PRODUCT_NAME });
  const install = () => {
    promptInstall();
    onAnswer();
  };
  return (
    <aside
      ref={makeRoom}
      aria-label={title}
      className="fixed inset-x-0 bottom-0 z-20 animate-rise border-t border-line bg-surface px-4 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:inset-x-auto lg:right-6 lg:bottom-6 lg:w-104 lg:rounded-card lg:border lg:shadow-float print:hidden"
    >
      <div className="flex gap-3.5">
        <span className="grid size-14 shrink-0 place-items-center rounded-player border border-line bg-bg">
          <Logo className="size-9" />
        </span>
        <div>
          <h2 className="title-section">{title}</h2>
          <p className="mt-1 text-[0.9375rem] leading-snug text-muted">
            {t(isPhone ? "body" : "bodyDesktop")}
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" className="min-h-14 grow px-4" onClick={onAnswer}>
          {t("later")}
        </Button>
        <Button variant="soft" className="min-h-14 grow px-4" onClick={install}>
          <Device aria-hidden className="size-5.5" />
          {t(isPhone ? "install" : "installDesktop")}
        </Button>
      </div>
    </aside>
  );
}

/** What the page ends with, and what gets the focus, stays above it. */
function makeRoom(nudge: HTMLElement): () => void {
  const { body, documentElement: root } = document;
  body.style.paddingBottom = root.style.scrollPaddingBottom = `${String(nudge.offsetHeight)}px`;
  return () => {
    body.style.paddingBottom = root.style.scrollPaddingBottom = "";
  };
}

function hasDraft(userId: string): boolean {
  return storedNames(draftName(userId, ""), "sessionStorage").length > 0;
}
