import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { StorageLine } from "./waiting-list";
import { renderInPage } from "@/sandbox/checks/in-page";

it.each([
  [0, 10.8e9, "Casi vacío: caben unas 750 horas de voz"],
  [5e9, 5.02e9, "5 GB de 5 GB: cabe una hora de voz"],
])("says how much voice fits into the phone, with %d of %d bytes used", async (usage, quota, line) => {
  Object.assign(navigator, { storage: { estimate: () => Promise.resolve({ usage, quota }) } });
  renderInPage(<StorageLine />, { locale: "es" });
  const shown = await screen.findByText(/de voz$/);
  expect(shown.textContent.replace(/\s/g, " ")).toBe(line);
});
