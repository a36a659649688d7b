import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { toast } from "@/components/ui/toast-store";
import { Toaster } from "./toaster";

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
