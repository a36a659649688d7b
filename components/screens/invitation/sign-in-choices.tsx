import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { Section } from "@/components/ui/text/section";
import { paths } from "@/lib/shared/paths/paths";

/**
 * Links to sign up or in, for visitors; both return to the invitation. Signing up comes first, since the address had no account
 * when it was invited.
 */
export async function SignInChoices({ token, email }: { token: string; email: string }) {
  const t = await getTranslations("acceptInvitation");
  const next = paths.acceptAdminInvitation(token);
  return (
    <Section title={t("visitorTitle", { email })} titleClassName="wrap-anywhere" className="mt-7 max-w-160">
      <p className="mt-1 text-muted">{t("visitorBody")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link
          href={paths.auth({ next, tab: "sign-up" })}
          className={`${buttonVariants({ size: "lg" })} max-sm:grow`}
        >
          {t("createAccount")}
        </Link>
        <Link
          href={paths.auth({ next, tab: "sign-in" })}
          className={`${buttonVariants({ variant: "secondary", size: "lg" })} max-sm:grow`}
        >
          {t("signIn")}
        </Link>
      </div>
    </Section>
  );
}
