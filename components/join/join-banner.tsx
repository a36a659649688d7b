import CircleAlert from "lucide-react/icons/circle-alert";
import UserPlus from "lucide-react/icons/user-plus";
import { getTranslations } from "next-intl/server";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";

interface JoinBannerProps {
  state: "valid" | "used" | "expired" | "unknown";
  /** Known only when the code is valid. */
  projectName?: string;
  businessName?: string;
  inviterName?: string;
  signUpHref: string;
  signInHref: string;
}

/** What an invitation link leads to, for visitors: whose project it is and how to get in, or why it no longer works. */
export async function JoinBanner({ state, signUpHref, signInHref, ...invitation }: JoinBannerProps) {
  if (state !== "valid") return <DeadInvitation state={state} />;
  const t = await getTranslations("landing.join");
  const { projectName = "", businessName = "", inviterName = "" } = invitation;
  return (
    <section aria-labelledby="join-title" className="bg-accent-soft">
      <div className="wide-edge flex flex-wrap items-center gap-x-6 gap-y-4 py-6">
        <UserPlus aria-hidden className="size-8 text-accent-text max-sm:hidden" />
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="join-title" className="title-section-lg">
            {t("title", { project: projectName })}
          </h2>
          <p className="mt-1">{t("body", { inviter: inviterName, business: businessName })}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link href={signUpHref} className={cn(buttonVariants())}>
            {t("signUp")}
          </Link>
          <Link href={signInHref} className={cn(buttonVariants({ variant: "secondary" }))}>
            {t("signIn")}
          </Link>
        </div>
      </div>
    </section>
  );
}

async function DeadInvitation({ state }: { state: Exclude<JoinBannerProps["state"], "valid"> }) {
  const t = await getTranslations("landing.join");
  const texts = { used: t("used"), expired: t("expired"), unknown: t("unknown") };
  return (
    <section className="bg-danger-soft">
      <p className="wide-edge flex items-start gap-3 py-4">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
        <span>
          <b className="text-danger">{t("deadTitle")}</b> {texts[state]}
        </span>
      </p>
    </section>
  );
}
