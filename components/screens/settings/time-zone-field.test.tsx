import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TimeZoneField } from "./time-zone-field";
import * as en from "@/messages/en";
import { InPage } from "@/sandbox/checks/in-page";

const texts = en.settings.preferences;
const field = (chosen: string | null) => (
  <InPage>
    <TimeZoneField chosen={chosen} error={undefined} />
  </InPage>
);
const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: texts.timeZone });

it("defaults to the device's zone, names it, and offers every other one", () => {
  render(field(null));
  expect(select().value).toBe("");
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(select().selectedOptions[0]?.text).toContain(device);
  expect(select().options.length).toBeGreaterThan(400);
});

it("keeps the choice after it is saved, and lists each zone once", () => {
  const { rerender } = render(field("America/Mexico_City"));
  expect(select().value).toBe("America/Mexico_City");
  fireEvent.change(select(), { target: { value: "Asia/Tokyo" } });
  rerender(field("Asia/Tokyo"));
  expect(select().value).toBe("Asia/Tokyo");
  const names = [...select().options].map(({ value }) => value);
  expect(names).toHaveLength(new Set(names).size);
});
