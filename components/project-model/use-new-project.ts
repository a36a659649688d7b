import { useBusinesses } from "@/components/providers/use-projects";

/** Whether the reader has a business. Without one, New Project first asks for a business name. */
export function useNewProject() {
  const { data: businesses, isPending } = useBusinesses();
  return { loading: isPending, hasBusiness: (businesses?.length ?? 0) > 0 };
}
