import type { ComponentProps } from "react";
import { Button } from "@/components/ui/input/button";

interface NextPageProps extends ComponentProps<typeof Button> {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** The button for the next page of a list, if there is one. */
export function NextPage({
  of: { hasNextPage, isFetchingNextPage, fetchNextPage },
  ...props
}: NextPageProps) {
  if (!hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      pending={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
      {...props}
    />
  );
}
