import { ArrowLeft, X } from "lucide-react";
import { useTranslations } from "next-intl";
import * as Radix from "radix-ui/dialog";
import type { ReactNode } from "react";
import { useReturnFocus } from "../focus/use-return-focus";
import { buttonVariants } from "../input/button-variants";
import { followKeyboard, reserveAboveButtons } from "../toast/reserve-toast-place";
import { scrimClasses } from "./dialog";
import { cn } from "@/lib/shared/utils";

interface WorkDialogContentProps {
  title: ReactNode;
  description: ReactNode;
  /** A back button, left of the title on phones. */
  back?: { label: string; onBack: () => void } | undefined;
  /** Beside the close button on desktops. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** The panel's size on desktops. */
  className?: string;
  /** One element that scrolls, or columns that scroll separately. */
  children: ReactNode;
}

/** The content of a large `Dialog`: full screen on phones; on desktops, a wide panel with a fixed header and footer. */
export function WorkDialogContent({
  title,
  description,
  back,
  actions,
  footer,
  className,
  children,
}: WorkDialogContentProps) {
  const t = useTranslations("common");
  const returnFocus = useReturnFocus({});
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrimClasses} />
      <Radix.Content
        // Centered by margins: inside a transformed panel, dragged elements would jump.
        className={cn(
          "fixed inset-0 bottom-[min(var(--keyboard,0px),max(0px,100dvh-18rem))] z-50 flex flex-col bg-bg outline-none data-[state=open]:animate-rise lg:m-auto lg:max-h-[calc(100dvh-3rem-var(--keyboard,0px))] lg:max-w-[calc(100vw-3rem)] lg:overflow-hidden lg:rounded-[22px] lg:bg-surface lg:shadow-float",
          className,
        )}
        ref={followKeyboard}
        {...returnFocus}
      >
        <header className="flex shrink-0 items-center gap-2 border-b border-line bg-surface py-1.5 pr-2 pl-4 lg:min-h-18 lg:pr-4 lg:pl-7">
          {back && (
            <button
              type="button"
              className={cn(buttonVariants({ variant: "bare", size: "icon" }), "-ml-3 lg:hidden")}
              onClick={back.onBack}
            >
              <ArrowLeft aria-hidden className="size-5.5" />
              <span className="sr-only">{back.label}</span>
            </button>
          )}
          <div className="min-w-0 flex-1 leading-tight">
            <Radix.Title className="text-[1.125rem] font-bold wrap-anywhere lg:text-[1.375rem]">
              {title}
            </Radix.Title>
            <Radix.Description className="line-clamp-2 text-sm text-muted">{description}</Radix.Description>
          </div>
          {actions && <div className="hidden gap-2 lg:flex">{actions}</div>}
          <Radix.Close className={buttonVariants({ variant: "bare", size: "icon" })} aria-label={t("close")}>
            <X aria-hidden className="size-5.5" />
          </Radix.Close>
        </header>
        <div className="flex min-h-0 flex-1">{children}</div>
        {footer && (
          <footer
            ref={reserveAboveButtons}
            className="shrink-0 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] has-[>:only-child:empty]:hidden lg:px-7 lg:py-3.5"
          >
            {footer}
          </footer>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}
