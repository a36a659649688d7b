import { getTranslations } from "next-intl/server";
import { ContactButton } from "@/components/shell/footer/contact-button";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { ButtonLink } from "@/components/ui/text/button-link";
import { cn } from "@/lib/shared/utils";

interface ClosingProps {
  startHref: string;
  /** Where to request a demo. */
  email: string;
  /** Whether businesses pay. */
  isBilled: boolean;
}

export async function Closing({ startHref, email, isBilled }: ClosingProps) {
  const t = await getTranslations("landing");
  return (
    <section aria-labelledby="closing-title" className="border-t border-line py-16 lg:py-24">
      <div className="wide-edge">
        <h2 id="closing-title" className="max-w-[18ch] title-hero">
          {t("closing.title")}
        </h2>
        <p className="mt-4 max-w-[44ch] text-lg text-muted">{t("closing.body")}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href={startHref} size="lg">
            {t(isBilled ? "closing.start" : "hero.startFree")}
          </ButtonLink>
          <ContactButton
            className={cn(buttonVariants({ variant: "secondary", size: "lg" }), "text-base")}
            closeClass={buttonVariants({ variant: "secondary", className: "mt-6 w-full" })}
            email={email}
            subject={t("closing.demo")}
            texts={{ title: t("closing.demoTitle"), body: t("closing.demoBody"), close: t("contact.close") }}
          >
            {t("closing.demo")}
          </ContactButton>
        </div>
      </div>
    </section>
  );
}
