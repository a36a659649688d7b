"use client";

import { useBusinesses } from "./use-projects";

/** Whether the reader has a business. Without one, New Project leads to naming one first. */
export function useNewProject() {
  const { data: businesses, isPending } = useBusinesses();
  return { loading: isPending, hasBusiness: (businesses?.length ?? 0) > 0 };
}
