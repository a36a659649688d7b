"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, useState } from "react";
import { Spinner } from "@/components/ui/display/spinner";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { saveFile } from "@/components/ui/save-file";
import { toast } from "@/components/ui/toast/toast-store";
import { ApiError } from "@/lib/browser/api-client";
import { fetchFile } from "@/lib/browser/api-file";
import { apiPath } from "@/lib/shared/paths/api-path";
import { cn } from "@/lib/shared/utils";

/** A link to the file; with scripts it shows progress and reports failure. */
export function DownloadData() {
  const t = useTranslations();
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      saveFile(await fetchFile(apiPath("user", "data")));
    } catch (error) {
      const told = error instanceof ApiError && error.code !== "offline" ? error.message : null;
      const description = told ?? t("common.noSignalHint");
      toast({ title: t("settings.data.failed"), description, variant: "destructive" });
    }
    setPending(false);
  };
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (!pending) void download();
  };
  return (
    <a
      href={apiPath("user", "data")}
      download
      className={cn(buttonVariants({ variant: "secondary" }), "max-sm:w-full")}
      onClick={press}
      {...(pending && { "aria-disabled": true })}
    >
      {pending ? <Spinner className="size-5" /> : <Download aria-hidden className="size-5" />}
      <span aria-live="polite">{pending ? t("settings.data.downloading") : t("settings.data.download")}</span>
    </a>
  );
}
