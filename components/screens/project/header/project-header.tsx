import ArrowLeft from "lucide-react/icons/arrow-left";
import Ellipsis from "lucide-react/icons/ellipsis";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ChatButton, DesktopActions, type DesktopActionsProps } from "./desktop-actions";
import { PhoneFacts } from "./phone-facts";
import { ProjectDescription } from "./project-description";
import { WaitingCount } from "@/components/outbox/waiting/waiting-count";
import { KeptSection } from "@/components/recorder/kept-recordings";
import type { ProjectPart } from "@/components/screens/project/project-dialog";
import { headerClasses, titleRowClasses } from "@/components/screens/project/project-layout";
import { BackLink } from "@/components/shell/back-link";
import { NotificationsButton } from "@/components/shell/bar/notifications-button";
import { onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";

const ProjectSheet = onDemand(() => import("./project-sheet"));

interface ProjectHeaderProps extends DesktopActionsProps {
  /** The switch between tasks and all updates, on phones. */
  children: ReactNode;
}

/** Replaces the top bar on phones: name and facts, 48 and 44 px high, and the switch. */
export function ProjectHeader({ project, openDialog, action, children }: ProjectHeaderProps) {
  const t = useTranslations("project");
  return (
    <header className={headerClasses} data-own-bar="">
      <div className={titleRowClasses}>
        <ButtonLink href={paths.dashboard()} variant="bare" size="iconSm" className="lg:hidden">
          <ArrowLeft aria-hidden className="size-5.5" />
          <span className="sr-only">{t("dashboard")}</span>
        </ButtonLink>
        <div className="min-w-0 flex-1 @max-[15rem]:order-last @max-[15rem]:basis-full @max-[15rem]:px-3">
          <div className="-my-2 hidden lg:block">
            <BackLink label={t("dashboard")} />
          </div>
          <h1
            className="truncate text-xl leading-tight font-extrabold tracking-[-0.02em] lg:text-[1.75rem] @max-[15rem]:wrap-anywhere @max-[15rem]:whitespace-normal"
            title={project.name}
          >
            {project.name}
          </h1>
          <ProjectDescription project={project} className="hidden text-[0.9375rem] text-muted lg:block" />
        </div>
        <div className="flex shrink-0 items-center lg:hidden @max-[15rem]:ml-auto">
          <WaitingCount kept={<KeptSection />} />
          <ChatButton count={project.unreadMessagesCount} onPress={() => openDialog("chat")} />
          <NotificationsButton />
          <ProjectSheetButton project={project} openDialog={openDialog} />
        </div>
        <DesktopActions project={project} openDialog={openDialog} action={action} />
      </div>
      <PhoneFacts project={project} openDialog={openDialog} />
      {children}
    </header>
  );
}

/** Opens the project's menu on phones, which includes the navigation. */
function ProjectSheetButton({ project, openDialog }: ProjectPart) {
  const t = useTranslations("project");
  const [state, setState] = useState<"unloaded" | "open" | "closed">("unloaded");
  usePreload(ProjectSheet);
  return (
    <>
      <Button
        variant="bare"
        size="iconSm"
        aria-haspopup="dialog"
        {...ProjectSheet.near}
        onClick={() => setState("open")}
      >
        <Ellipsis aria-hidden className="size-5.5" />
        <span className="sr-only">{t("menu")}</span>
      </Button>
      {state !== "unloaded" && (
        <ProjectSheet
          project={project}
          openDialog={openDialog}
          isOpen={state === "open"}
          onClose={() => setState("closed")}
          onLoadError={() => setState("unloaded")}
        />
      )}
    </>
  );
}
