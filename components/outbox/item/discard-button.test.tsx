import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DiscardButton } from "./discard-button";
import { toast } from "@/components/ui/toast/toast-store";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

vi.mock("@/components/ui/toast/toast-store", async (load) => ({ ...(await load<object>()), toast: vi.fn() }));

test("says that it could not be discarded", async () => {
  renderInPage(<DiscardButton onDiscard={() => Promise.reject(new Error("The database is closing"))} />);
  fireEvent.click(screen.getByRole("button", { name: en.outbox.discard }));
  const asked = within(await screen.findByRole("alertdialog"));
  fireEvent.click(asked.getByRole("button", { name: en.outbox.discard }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalled());
  expect(toast).toHaveBeenCalledWith({ title: en.common.unexpected, variant: "destructive" });
});
