import { CircleAlert, Clock, SearchX, UserCheck } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { groupConnectCode } from "@/lib/projects/shared/code-text";
import type { UnusableState } from "@/lib/projects/view";

const ICONS = { used: UserCheck, expired: Clock, unknown: SearchX, limited: CircleAlert };

interface UnusableInvitationProps {
  code: string;
  state: UnusableState;
  signedIn?: boolean;
  /** Links to where to go next. */
  children: ReactNode;
}

/** Why an invitation cannot be used, and what to do about it. */
export async function UnusableInvitation({
  code,
  state,
  signedIn = false,
  children,
}: UnusableInvitationProps) {
  const t = await getTranslations("invitation.dead");
  const Icon = ICONS[state];
  const titles = {
    used: t("usedTitle"),
    expired: t("expiredTitle"),
    unknown: t("unknownTitle"),
    limited: t("limitedTitle"),
  };
  const bodies = {
    used: signedIn ? t("usedBodySignedIn") : t("usedBody"),
    expired: t("expiredBody"),
    unknown: t("unknownBody"),
    limited: t("limitedBody"),
  };
  return (
    <>
      <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Icon aria-hidden className="size-7" />
      </span>
      <h1 className="mt-5 title-chapter">{titles[state]}</h1>
      {state === "unknown" && <AsRead code={code} />}
      <p className="mt-3 mb-7 max-w-[44ch] text-lg leading-[1.45] text-muted">{bodies[state]}</p>
      <div className="grid gap-3">{children}</div>
    </>
  );
}

/** The code, to compare with the one received; other text in the address is not shown. */
function AsRead({ code }: { code: string }) {
  const read = groupConnectCode(code);
  return /^[A-Z\d-]{1,19}$/.test(read) && <p className="mt-3 font-mono text-xl tracking-[0.06em]">{read}</p>;
}
