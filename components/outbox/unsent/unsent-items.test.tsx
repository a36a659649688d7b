import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import UnsentItems from "./unsent-items";
import { renderInPage } from "@/sandbox/checks/in-page";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

it("offers on the cover to save each photo of what can no longer be sent", () => {
  const content = { text: "", taskId: null, subtaskId: null };
  renderInPage(<UnsentItems items={[{ ...waiting({ content, photos: ["a", "b"] }), id: 1 }]} />, {
    locale: "es",
  });
  const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual(["Guardar foto 1", "Guardar foto 2"]);
  expect(screen.getByText("Toca una foto para guardarla.")).toBeDefined();
});
