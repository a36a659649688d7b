import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Toaster } from "./toaster";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { toast } from "@/components/ui/toast/toast-store";

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

it("leaves Escape to the dialog below it", async () => {
  const close = vi.fn();
  render(
    <>
      <Dialog open onOpenChange={close}>
        <DialogContent title="Members of North wall" closeLabel="Close" />
      </Dialog>
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
  render(
    <>
      <Dialog open onOpenChange={close}>
        <DialogContent title="Members of North wall" closeLabel="Close" />
      </Dialog>
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
