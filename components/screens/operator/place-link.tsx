import type { ComponentProps } from "react";
import { type Tab, usePlace } from "./use-place";

type PlaceLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  tab: Tab;
  /** The user to investigate. */
  user?: string;
};

/** A link to a place in the console, without a page load. */
export function PlaceLink({ tab, user, children, ...props }: PlaceLinkProps) {
  const { go, addressOf } = usePlace();
  return (
    <a
      href={addressOf(tab, user)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(tab, user);
      }}
      {...props}
    >
      {children}
    </a>
  );
}
