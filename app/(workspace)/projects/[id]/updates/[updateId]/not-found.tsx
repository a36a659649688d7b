import { getTranslations } from "next-intl/server";
import { ToProject } from "@/components/screens/diary/to-project";
import { NothingHere } from "@/components/shell/nothing-here";

/** The same page for an update that does not exist and for one that the reader may not see. */
export default async function UpdateNotFound() {
  const t = await getTranslations("diary");
  return (
    <NothingHere of="diary">
      <ToProject label={t("noneBack")} />
    </NothingHere>
  );
}
