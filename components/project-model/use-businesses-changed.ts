import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { queryKeys } from "@/lib/shared/query-keys";

/** Invalidates what depends on a business, on this page and others. */
export function useBusinessesChanged(): () => void {
  const router = useRouter();
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: queryKeys.businesses() });
    void queries.invalidateQueries({ queryKey: queryKeys.projects() });
    void queries.invalidateQueries({ queryKey: queryKeys.allInvoices() });
    router.refresh();
  };
}
