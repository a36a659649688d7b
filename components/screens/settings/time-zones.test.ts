import { expect, it } from "vitest";
import { zonesByRegion } from "./time-zone-field";

it("puts each zone under its region by the name of its place, once", () => {
  expect(
    zonesByRegion([
      "Europe/Madrid",
      "America/Mexico_City",
      "America/Argentina/Buenos_Aires",
      "UTC",
      "Europe/Madrid",
    ]),
  ).toEqual([
    { name: "", zones: [{ name: "UTC", label: "UTC" }] },
    {
      name: "America",
      zones: [
        { name: "America/Argentina/Buenos_Aires", label: "Argentina, Buenos Aires" },
        { name: "America/Mexico_City", label: "Mexico City" },
      ],
    },
    { name: "Europe", zones: [{ name: "Europe/Madrid", label: "Madrid" }] },
  ]);
});

it("has every zone that the runtime knows", () => {
  const known = Intl.supportedValuesOf("timeZone");
  const listed = zonesByRegion(known).flatMap(({ zones }) => zones.map(({ name }) => name));
  expect(listed.sort()).toEqual([...known].sort());
});
