import { CircleCheck } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { InvitationView } from "./invitation-view";
import { JoinButton, type JoinButtonProps } from "./join-button";
import { UnusableInvitation } from "./unusable-invitation";
import { JoinProject } from "@/components/join/join-project";
import { ButtonLink } from "@/components/ui/text/button-link";
import type { Invitation } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";

interface MemberInvitationProps extends Omit<JoinButtonProps, "children"> {
  invitation: Invitation;
}

/** An invitation for a signed-in user, who joins with one tap. */
export async function MemberInvitation({ code, invitation, join }: MemberInvitationProps) {
  const t = await getTranslations("invitation");
  if (invitation.state === "inside") return <Inside {...invitation} />;
  if (invitation.state !== "valid")
    return (
      <UnusableInvitation code={code} state={invitation.state} signedIn>
        {invitation.state === "limited" ? (
          <ButtonLink href={paths.dashboard({ join: code })} size="lg">
            {t("tryAgain")}
          </ButtonLink>
        ) : (
          <JoinProject join={join} label={t("anotherCode")} size="lg" />
        )}
        <ButtonLink href={paths.dashboard()} variant="secondary" size="lg" className="text-base">
          {t("toDashboard")}
        </ButtonLink>
      </UnusableInvitation>
    );
  return (
    <InvitationView invitation={invitation}>
      <JoinButton code={code} join={join}>
        <span className="line-clamp-2 wrap-anywhere">{t("join", { project: invitation.project.name })}</span>
      </JoinButton>
      <ButtonLink href={paths.dashboard()} variant="secondary" size="lg" className="text-base">
        {t("notNow")}
      </ButtonLink>
    </InvitationView>
  );
}

/** For members, and for managers who open their own link. */
async function Inside({ projectId, projectName }: Extract<Invitation, { state: "inside" }>) {
  const t = await getTranslations("invitation");
  return (
    <>
      <span className="grid size-14 place-items-center rounded-full bg-ok-soft text-ok">
        <CircleCheck aria-hidden className="size-7" />
      </span>
      <h1 className="mt-5 title-chapter wrap-anywhere">{t("insideTitle", { project: projectName })}</h1>
      <p className="mt-3 mb-7 max-w-[44ch] text-lg leading-[1.45] text-muted">{t("insideBody")}</p>
      <div className="grid gap-3">
        <ButtonLink href={paths.project(projectId)} size="lg">
          {t("openProject")}
        </ButtonLink>
        <ButtonLink href={paths.dashboard()} variant="secondary" size="lg" className="text-base">
          {t("toDashboard")}
        </ButtonLink>
      </div>
    </>
  );
}
