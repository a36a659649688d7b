import Mail from "lucide-react/icons/mail";
import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { cn } from "@/lib/shared/utils";

interface StillStuckProps {
  email: string;
  /** Whether this is the page's primary button. For visitors, that is signing up, in the bar. */
  isMain: boolean;
}

export async function StillStuck({ email, isMain }: StillStuckProps) {
  const t = await getTranslations("help");
  const href = `mailto:${email}?subject=${encodeURIComponent(t("subject"))}`;
  return (
    <section aria-labelledby="stuck" className="rounded-[16px] bg-accent-soft p-5">
      <h2 id="stuck" className="title-section">
        {t("contactTitle")}
      </h2>
      <p className="mt-1.5 text-[0.9375rem] leading-normal">{t("contactBody")}</p>
      <a
        href={href}
        className={cn(
          buttonVariants({ variant: isMain ? "primary" : "secondary", size: "sm" }),
          "mt-4 w-full",
        )}
      >
        <Mail aria-hidden className="size-5" />
        {t("contactAction")}
      </a>
      <p className="mt-1 text-center text-sm">
        <a
          href={href}
          className="inline-flex min-h-11 items-center font-strong break-all text-accent-text underline-offset-3 hover:underline"
        >
          {email}
        </a>
      </p>
    </section>
  );
}
