import { getTranslations } from "next-intl/server";
import { HeroDemo } from "@/components/marketing/hero-demo";

/** What the product does, beside the form where there is room for it. */
export async function AuthAside() {
  const t = await getTranslations("auth");
  return (
    <aside aria-labelledby="aside-title" className="hidden max-w-[34rem] justify-self-end lg:block">
      <p id="aside-title" className="mb-6 max-w-[18ch] title-chapter">
        {t("aside")}
      </p>
      <HeroDemo />
    </aside>
  );
}
