import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/display/badge";

/** "2 new", beside the name of the open folder; nothing for zero. */
export function NewChip({ count }: { count: number }) {
  const t = useTranslations("updates");
  if (count === 0) return null;
  return (
    <Badge tone="accent" size="sm" className="shrink-0">
      {t("newCount", { count })}
    </Badge>
  );
}
