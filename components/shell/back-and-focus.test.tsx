import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { BackAndFocus } from "./back-and-focus";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { renderInPage } from "@/sandbox/checks/in-page";

function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <main tabIndex={-1}>
      <BackAndFocus />
      <button onClick={() => setOpen(true)}>
        <span>Delete</span>
      </button>
      {isOpen && (
        <ConfirmDialog
          title="?"
          description="."
          confirmLabel="Yes"
          onConfirm={() => undefined}
          onClose={close}
        />
      )}
    </main>
  );
}

it.each([
  ["leaves it to the button's nearest ancestor that takes it", () => screen.getByRole("main").focus()],
  ["leaves it nowhere", () => undefined],
])("returns the focus to the button that opened a dialog where a press %s", async (_, press) => {
  renderInPage(<Page />);
  press();
  fireEvent.click(screen.getByText("Delete"));
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete" })));
});
