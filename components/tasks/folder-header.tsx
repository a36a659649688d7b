"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import CircleCheck from "lucide-react/icons/circle-check";
import Folder from "lucide-react/icons/folder";
import FolderOpen from "lucide-react/icons/folder-open";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/utils";

interface FolderHeaderProps extends ComponentProps<"div"> {
  name: string;
  count: number;
  /** How many of its updates were new when the page opened. */
  newCount: number;
  isOpen: boolean;
  isCompleted?: boolean;
  onPress: () => void;
}

/** A folder's row in the list; a press opens it. */
export function FolderHeader({
  name,
  count,
  newCount,
  isOpen,
  isCompleted = false,
  onPress,
  className,
  ...props
}: FolderHeaderProps) {
  const t = useTranslations();
  const Icon = isOpen ? FolderOpen : Folder;
  return (
    <div {...props} className={cn("rounded-button", className)}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-12 w-full items-center gap-2.5 rounded-button py-2 text-left font-bold hover:bg-sunk lg:px-3"
          onClick={onPress}
        >
          <Icon aria-hidden className={cn("size-5.5 shrink-0", isOpen ? "text-accent-text" : "text-muted")} />
          <span className={cn("min-w-0 leading-snug wrap-anywhere", isOpen && "max-lg:title-section")}>
            {name}
          </span>
          {newCount > 0 && (
            <Badge tone="accent" size="sm" className="shrink-0">
              {t("updates.newCount", { count: newCount })}
            </Badge>
          )}
          <span className="flex-1" />
          {isCompleted && (
            <span className="shrink-0 text-ok">
              <CircleCheck aria-hidden className="size-5" />
              <span className="sr-only">{t("tasks.done")}</span>
            </span>
          )}
          <span className="shrink-0 text-sm font-normal text-muted">
            <span aria-hidden>{count}</span>
            <span className="sr-only">{t("updates.count", { count })}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={cn(
              "size-5.5 shrink-0 transition-transform duration-150 lg:hidden",
              isOpen && "rotate-180",
            )}
          />
        </button>
      </h3>
    </div>
  );
}
