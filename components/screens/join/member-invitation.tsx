import { CircleCheck } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ComponentProps, ReactNode } from "react";
import { InvitationView } from "./invitation-view";
import { JoinButton, type JoinButtonProps } from "./join-button";
import { UnusableInvitation } from "./unusable-invitation";
import { JoinProject } from "@/components/join/join-project";
import { SwitchAccount } from "@/components/sign-in/switch-account-lazily";
import { ButtonLink } from "@/components/ui/text/button-link";
import type { Invitation } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";

interface MemberInvitationProps extends Omit<JoinButtonProps, "children"> {
  invitation: Invitation;
  /** The reader's name. */
  name: string;
  logOut: ComponentProps<typeof SwitchAccount>["logOut"];
}

/** An invitation for a signed-in user, who joins with one tap, unless the phone is another's. */
export async function MemberInvitation({ code, invitation, join, ...whose }: MemberInvitationProps) {
  const t = await getTranslations("invitation");
  if (invitation.state === "inside")
    return <Inside {...invitation} whose={<Whose code={code} {...whose} />} />;
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
      <Whose code={code} {...whose} />
    </InvitationView>
  );
}

/** Whose account joins, on a phone that several people use; another one signs in and comes back to the invitation. */
async function Whose({ code, name, logOut }: Pick<MemberInvitationProps, "code" | "name" | "logOut">) {
  const t = await getTranslations();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted">
      <span className="min-w-0 wrap-anywhere">
        {t.rich("invitation.signedInAs", { name, b: (words) => <b className="text-ink">{words}</b> })}
      </span>
      <SwitchAccount
        next={paths.join(code)}
        logOut={logOut}
        variant="link"
        texts={{
          label: t("invitation.notYou"),
          pending: t("acceptInvitation.switching"),
          failed: t("nav.logoutFailed"),
          offline: t("nav.logoutFailedHint"),
          unexpected: t("acceptInvitation.unexpected"),
        }}
      />
    </p>
  );
}

/** For members, and for managers who open their own link. */
async function Inside({
  projectId,
  projectName,
  whose,
}: Extract<Invitation, { state: "inside" }> & { whose: ReactNode }) {
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
        {whose}
      </div>
    </>
  );
}
