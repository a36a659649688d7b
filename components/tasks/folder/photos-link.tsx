import { Images } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/text/link";
import { MOST_PHOTOS_COUNTED } from "@/lib/projects/limits";
import type { ProjectDetailView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

interface PhotosLinkProps {
  project: ProjectDetailView;
  /** Whether they are what the page shows. */
  isOpen?: boolean;
  className: string;
}

/** To the project's photos: below all updates, and on phones above the tasks. */
export function PhotosLink({ project, isOpen = false, className }: PhotosLinkProps) {
  const t = useTranslations("photos");
  const { id, photoCount: count } = project;
  return (
    <Link
      href={paths.photos(id)}
      prefetch={false}
      {...(isOpen && { "aria-current": "page" })}
      className={cn("flex items-center gap-2.5 font-strong", className)}
    >
      <Images
        aria-hidden
        className={cn("size-5.5 shrink-0 lg:size-5", isOpen ? "text-accent-text" : "text-muted")}
      />
      <span className="flex-1">{t("title")}</span>
      <Total label={t("count", { count })} className="font-normal">
        {count < MOST_PHOTOS_COUNTED ? count : `${MOST_PHOTOS_COUNTED - 1}+`}
      </Total>
    </Link>
  );
}

/** How many there are, beside their name. */
export function Total({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <span className={cn("min-w-5 shrink-0 text-right text-sm text-muted", className)}>
      <span aria-hidden>{children}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
