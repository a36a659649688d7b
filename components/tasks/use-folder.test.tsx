import { act, renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { PropsWithChildren } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useFolder } from "./use-folder";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import type { TaskView } from "@/lib/tasks/view";
import en from "@/messages/en";

const TASK = { id: "north-wall", name: "North wall" } as TaskView;

// As during a transition: the address has not changed yet.
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams("folder=north-wall") }));

function Texts({ children }: PropsWithChildren) {
  return (
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

const openToasts = () =>
  currentToasts()
    .filter(({ open }) => open)
    .map(({ title }) => title);
const openTask = () =>
  renderHook(({ tasks }) => useFolder("p", tasks, "unassigned"), {
    wrapper: Texts,
    initialProps: { tasks: [TASK] },
  });

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

it("says that the open folder was deleted", () => {
  openTask().rerender({ tasks: [] });
  expect(openToasts()).toEqual([`"${TASK.name}" is no longer here`]);
});

it("says nothing to who has just left it, such as by deleting it", () => {
  const { result, rerender } = openTask();
  act(() => {
    result.current.openFolder("unassigned");
  });
  rerender({ tasks: [] });
  expect(openToasts()).toEqual([]);
});
