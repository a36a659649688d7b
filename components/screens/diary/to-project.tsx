"use client";

import { useParams } from "next/navigation";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";

/** Leads to the project of the page's address, which a page for what is not found is not told. */
export function ToProject({ label }: { label: string }) {
  const { id } = useParams<{ id: string }>();
  return (
    <ButtonLink href={paths.project(id)} className="mt-6">
      {label}
    </ButtonLink>
  );
}
