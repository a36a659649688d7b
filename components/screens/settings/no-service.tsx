import { getTranslations } from "next-intl/server";
import { SettingsSection } from "./settings-section";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";
import { PRODUCT_NAME } from "@/lib/shared/product";

/** Says that recordings wait on the phones, and what is missing. */
export async function NoFiles() {
  const t = await getTranslations("speechService");
  return (
    <SettingsSection id="files" title={t("noFilesTitle")}>
      <p>{t("noFiles", { product: PRODUCT_NAME })}</p>
    </SettingsSection>
  );
}

/** Says that no speech service is set up, and leads to how one is. */
export async function NoService() {
  const t = await getTranslations("speechService");
  return (
    <SettingsSection id="speech" title={t("title")} lead={`${t("off")} ${t("kept")}`}>
      <Link
        href={paths.speechService()}
        className="inline-flex min-h-11 items-center font-strong text-blue underline underline-offset-3 hover:text-ink"
      >
        {t("how")}
      </Link>
    </SettingsSection>
  );
}
