import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Toaster } from "./toaster";
import { Sheet } from "@/components/ui/overlay/dialog";
import { raiseToasts } from "@/components/ui/toast/toast-place";
import { toast } from "@/components/ui/toast/toast-store";
import { InPage, renderInPage } from "@/sandbox/checks/in-page";

const texts = { region: "Messages (F8)", close: "Close message" };

it("shows one toast at a time, the newest, and lets it be closed", async () => {
  render(<Toaster texts={texts} />);
  act(() => toast({ title: "Update posted" }));
  await screen.findByText("Update posted");
  act(() => toast({ title: "Logout failed", description: "No signal", variant: "destructive" }));
  await screen.findByText("No signal");
  expect(screen.queryByText("Update posted")).toBeNull();
  fireEvent.click(screen.getByText("Close message"));
  await waitFor(() => expect(screen.queryByText("No signal")).toBeNull());
});

it("runs a toast's action", async () => {
  let upgraded = false;
  render(<Toaster texts={texts} />);
  act(() =>
    toast({
      title: "Subscription required",
      action: { label: "Upgrade Plan", onPress: () => (upgraded = true) },
    }),
  );
  fireEvent.click(await screen.findByText("Upgrade Plan"));
  expect(upgraded).toBe(true);
});

describe("is below the header while it would cover", () => {
  const BOTTOM = new DOMRect(12, 690, 366, 70);
  const boxes: [selector: string, box: DOMRect][] = [
    ["ol", BOTTOM],
    ["header", new DOMRect(0, 0, 390, 64)],
    [".send", new DOMRect(20, 700, 200, 48)],
    [".elsewhere", new DOMRect(20, 200, 200, 48)],
  ];

  beforeEach(() => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function boxOf(this: Element) {
      return boxes.find(([selector]) => this.matches(selector))?.[1] ?? new DOMRect();
    });
  });

  const top = async (title: string) => {
    act(() => toast({ title, action: { label: "Undo", onPress: () => undefined } }));
    return (await screen.findByText(title)).closest("ol")!.style.top;
  };

  it("the button that was tapped, which phones do not focus", async () => {
    render(
      <>
        <header />
        <button className="send">Post</button>
        <button className="elsewhere">Other</button>
        <Toaster texts={texts} />
      </>,
    );
    fireEvent.click(screen.getByText("Post"));
    expect(await top("Update posted")).toBe("76px");
    const room = () => document.documentElement.style.getPropertyValue("--toast-room");
    expect(room(), "none at the bottom").toBe("");
    fireEvent.click(screen.getByText("Other"));
    expect(await top("Update moved")).toBe("");
    expect(room()).not.toBe("");
  });

  it("a button of a sheet that fills the screen, also of one that opens later", async () => {
    const Scene = ({ isOpen }: { isOpen: boolean }) => (
      <InPage>
        <Sheet open={isOpen} onClose={() => undefined} title="Harlow Street">
          <button className="send">Stop</button>
        </Sheet>
        <Toaster texts={texts} />
      </InPage>
    );
    const { rerender } = render(<Scene isOpen={false} />);
    expect(await top("Update withdrawn")).toBe("");
    rerender(<Scene isOpen />);
    // As the sheet's observer does, once the browser has laid it out.
    act(() => raiseToasts("--sheet-height", 0));
    const list = screen.getByText("Update withdrawn").closest("ol")!;
    await waitFor(() => expect(list.style.top).not.toBe(""));
    rerender(<Scene isOpen={false} />);
    act(() => raiseToasts("--sheet-height", null));
    await waitFor(() => expect(list.style.top).toBe(""));
  });
});

it("is above an iPhone's keyboard, which covers the page, as is an open sheet, and again at the bottom without one", async () => {
  const visualViewport = Object.assign(new EventTarget(), {
    height: innerHeight - 336,
    offsetTop: 0,
    scale: 1,
  });
  Object.assign(globalThis, { visualViewport });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "visualViewport"));
  renderInPage(
    <>
      <Sheet onClose={() => undefined} title="Members of North wall" />
      <Toaster texts={texts} />
    </>,
  );
  act(() => toast({ title: "Could not add" }));
  const shown = await screen.findByText("Could not add");
  const places = [shown.closest("ol")!, screen.getByRole("dialog")];
  const raised = () => places.map((place) => getComputedStyle(place).getPropertyValue("--keyboard"));
  expect(places.map(({ className }) => className)).toEqual(
    Array(2).fill(expect.stringContaining("var(--keyboard,0px)")),
  );
  expect(raised()).toEqual(["336px", "336px"]);
  visualViewport.height = innerHeight;
  visualViewport.dispatchEvent(new Event("resize"));
  expect(raised()).toEqual(["0px", "0px"]);
});

it("leaves Escape to the dialog below it", async () => {
  const close = vi.fn();
  renderInPage(
    <>
      <Sheet onClose={close} title="Members of North wall" />
      <Toaster texts={texts} />
    </>,
  );
  act(() => toast({ title: "Member assigned to task" }));
  await screen.findByText("Member assigned to task");
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(close).toHaveBeenCalledOnce();
});

it("takes Escape for itself where the toast has the focus", async () => {
  const close = vi.fn();
  renderInPage(
    <>
      <Sheet onClose={close} title="Members of North wall" />
      <Toaster texts={texts} />
    </>,
  );
  act(() => toast({ title: "Member assigned to task" }));
  await screen.findByText("Member assigned to task");
  fireEvent.keyDown(screen.getByText("Close message"), { key: "Escape" });
  await waitFor(() => expect(screen.queryByText("Member assigned to task")).toBeNull());
  expect(close).not.toHaveBeenCalled();
});

it("offers a toast's action and keeps it, also where the code of toasts is gone", async () => {
  vi.resetModules();
  vi.doMock("@/components/ui/toast/toast", () => Promise.reject(new Error("Failed to load chunk")));
  const { Toaster: PlainToaster } = await import("./toaster");
  const { toast: show } = await import("@/components/ui/toast/toast-store");
  const onPress = vi.fn();
  render(<PlainToaster texts={texts} />);
  act(() => show({ title: "Updated", action: { label: "Reload", onPress }, lasting: true }));
  fireEvent.click(await screen.findByRole("button", { name: "Reload" }));
  expect(onPress).toHaveBeenCalledOnce();
});
