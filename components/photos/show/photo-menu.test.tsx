import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PhotoMenu } from "./photo-menu";
import { queryKeys } from "@/lib/shared/query-keys";
import * as messages from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const t = messages.photos;

it("counts a deleted photo no more, neither beside its project's photos nor in its row", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
  const client = new QueryClient();
  for (const key of [queryKeys.project("p"), queryKeys.projects()]) client.setQueryData(key, {});
  renderInPage(<PhotoMenu photo={{ id: "roof" } as never} projectId="p" readerId="mateo" postedAt={null} />, {
    client,
  });
  fireEvent.click(screen.getByRole("button", { name: t.options }));
  fireEvent.click(await screen.findByRole("menuitem", { name: t.delete }));
  fireEvent.click(await screen.findByRole("button", { name: t.delete }));
  const isOutdated = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  await vi.waitFor(() => expect(isOutdated(queryKeys.projects())).toBe(true));
  expect(isOutdated(queryKeys.project("p"))).toBe(true);
});
