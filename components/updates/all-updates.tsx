"use client";

import { useTranslations } from "next-intl";
import { ALL_UPDATES } from "@/components/project-model/placement";
import { UpdatesList } from "./updates-list";

/** All updates that the reader sees in one list, newest first, each with its place. */
export function AllUpdates({ expected }: { expected: number }) {
  const t = useTranslations("updates");
  return <UpdatesList placement={ALL_UPDATES} label={t("all")} expected={expected} />;
}
