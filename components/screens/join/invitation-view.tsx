import { Clock, ListChecks, MessageSquare, Mic, Smartphone } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/display/avatar";
import { getFormat } from "@/lib/i18n/get-format";
import type { OpenInvitation } from "@/lib/projects/view";

interface InvitationViewProps {
  invitation: OpenInvitation;
  /** The buttons. */
  children: ReactNode;
}

/** An invitation before any form: who invites to which project, what to expect there, and until when. */
export async function InvitationView({ invitation, children }: InvitationViewProps) {
  const [t, format] = await Promise.all([getTranslations("invitation"), getFormat()]);
  const { invitedBy, business, project, expiresAt } = invitation;
  const bold = (words: ReactNode) => <b className="text-ink">{words}</b>;
  return (
    <>
      <div className="flex items-center gap-3.5">
        <Avatar name={invitedBy.name} userRole="owner" className="size-12 text-base" />
        <p className="min-w-0 leading-snug text-balance wrap-anywhere text-muted">
          {t.rich("from", { inviter: invitedBy.name, business: business.name, b: bold })}
        </p>
      </div>
      <h1 className="mt-3.5 title-chapter wrap-anywhere">{project.name}</h1>
      <WhatToExpect mayPost={invitation.mayPost} />
      <div className="grid gap-3">{children}</div>
      <p className="mt-4 flex items-start gap-2 text-sm text-muted">
        <Clock aria-hidden className="mt-px size-4.5 shrink-0" />
        {t("expires", { until: format.until(expiresAt) })}
      </p>
    </>
  );
}

/** A list on the plumb line, like the updates. */
async function WhatToExpect({ mayPost }: { mayPost: boolean }) {
  const t = await getTranslations("invitation");
  const points = [
    { icon: ListChecks, text: t("see") },
    mayPost ? { icon: Mic, text: t("post") } : { icon: MessageSquare, text: t("comment") },
    { icon: Smartphone, text: t("free") },
  ];
  return (
    <ul className="relative my-6.5 grid gap-4 before:absolute before:inset-y-2 before:left-[1.4375rem] before:w-0.5 before:bg-line lg:my-7">
      {points.map(({ icon: Icon, text }) => (
        <li key={text} className="relative flex items-center gap-3.5">
          <span className="grid size-12 shrink-0 place-items-center">
            <span className="grid size-10 place-items-center rounded-full border-2 border-line bg-surface">
              <Icon aria-hidden className="size-5" />
            </span>
          </span>
          <span className="text-lg leading-snug">{text}</span>
        </li>
      ))}
    </ul>
  );
}
