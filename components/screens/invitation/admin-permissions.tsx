import Check from "lucide-react/icons/check";
import { getTranslations } from "next-intl/server";

/** What an admin may do, and what only the owner may. */
export async function AdminPermissions() {
  const t = await getTranslations("acceptInvitation.permissions");
  return (
    <section aria-labelledby="admin-permissions" className="lg:pt-5">
      <h2 id="admin-permissions" className="title-section">
        {t("title")}
      </h2>
      <ul className="mt-3 grid gap-2.5">
        {[t("projects"), t("members"), t("updates"), t("codes")].map((permission) => (
          <li key={permission} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
            {permission}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-[0.9375rem] text-muted">{t("limits")}</p>
    </section>
  );
}
