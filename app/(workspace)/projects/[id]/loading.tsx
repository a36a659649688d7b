import { getTranslations } from "next-intl/server";
import { ProjectSkeleton } from "@/components/screens/project/project-skeleton";

export default async function Loading() {
  const t = await getTranslations("common");
  return (
    <div role="status">
      <span className="sr-only">{t("loading")}</span>
      <ProjectSkeleton />
    </div>
  );
}
