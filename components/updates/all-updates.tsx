"use client";

import { useTranslations } from "next-intl";
import { ALL_UPDATES } from "@/components/project-model/placement";
import { UpdatesList } from "./updates-list";

/** Every update that the reader sees on one line, newest first, each with its place. */
export function AllUpdates({ expected }: { expected: number }) {
  const t = useTranslations("updates");
  return <UpdatesList placement={ALL_UPDATES} label={t("all")} expected={expected} />;
}
