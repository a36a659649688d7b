import { useEffect } from "react";
import { updateElementId } from "./use-reveal";
import type { useUpdates } from "@/components/project-model/use-updates";

/** It is not sought further back: some 300 updates. */
const MOST_PAGES = 10;

interface LinkedUpdateProps {
  id: string;
  /** The list of the place that it is in. */
  query: ReturnType<typeof useUpdates>;
  /** Shows the updates that are held back. */
  release: () => void;
}

/**
 * Brings the update that the address names into sight in its place, and marks it by the focus, once. Older pages are fetched until it
 * is there.
 */
export default function LinkedUpdate({ id, query, release }: LinkedUpdateProps) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const pages = data?.pages ?? [];
  useEffect(() => {
    const element = document.getElementById(updateElementId(id));
    if (element) {
      mark(element);
      forgetLinked();
    } else if (pages.some(({ items }) => items.some((update) => update.id === id && !update.withdrawnAt)))
      release();
    else if (hasNextPage && !isFetching && !isFetchNextPageError && pages.length < MOST_PAGES)
      void fetchNextPage({ cancelRefetch: false });
  });
  return null;
}

/** A ground beside the line. */
const MARK =
  "outline-none after:absolute after:inset-y-1 after:right-1 after:left-5 after:-z-10 after:rounded-button after:bg-accent-soft".split(
    " ",
  );

function mark(element: HTMLElement): void {
  element.tabIndex = -1;
  element.classList.add(...MARK);
  const unmark = () => {
    element.removeAttribute("tabindex");
    element.classList.remove(...MARK);
  };
  element.addEventListener("blur", unmark, { once: true });
  element.scrollIntoView({ block: element.offsetHeight > innerHeight / 2 ? "start" : "center" });
  element.focus({ preventScroll: true });
}

/** Or Back and reload would lead to it again instead of to where the reader was. */
function forgetLinked(): void {
  const url = new URL(location.href);
  url.searchParams.delete("update");
  history.replaceState(null, "", url);
}
