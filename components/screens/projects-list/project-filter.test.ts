import { describe, expect, it } from "vitest";
import { applyFilter, filterFrom, queryOf } from "./project-filter";
import type { ProjectView } from "@/lib/projects/view";

const project = (name: string, status: ProjectView["status"], description: string | null = null) =>
  ({ name, status, description }) as ProjectView;
const harlow = project("Harlow Street", "active", "Rear extension");
const kitchen = project("Ortega kitchen", "completed", "Full refit");
const names = (projects: ProjectView[]) => projects.map(({ name }) => name);

describe("applyFilter", () => {
  it("searches name and description, ignoring case", () => {
    expect(names(applyFilter([harlow, kitchen], { tab: "all", search: " EXTENSION " }).found)).toEqual([
      "Harlow Street",
    ]);
    expect(names(applyFilter([harlow, kitchen], { tab: "all", search: "ortega" }).found)).toEqual([
      "Ortega kitchen",
    ]);
  });

  it("finds a description by its original and by its translation, without its accents", () => {
    const translation = { to: "es", from: "en", content: "Ampliación trasera", doubts: [] };
    const found = ["extension", "ampliacion"].map((search) =>
      names(applyFilter([{ ...harlow, translation }, kitchen], { tab: "all", search }).found),
    );
    expect(found).toEqual([["Harlow Street"], ["Harlow Street"]]);
  });

  it("finds words in whatever order, spread over name and description", () => {
    const found = ["street harlow", "extension, HARLOW", "harlow kitchen", "?"].map((search) =>
      names(applyFilter([harlow, kitchen], { tab: "all", search }).found),
    );
    expect(found).toEqual([["Harlow Street"], ["Harlow Street"], [], ["Harlow Street", "Ortega kitchen"]]);
  });

  it("counts within the tab", () => {
    const { ofTab, found } = applyFilter([harlow, kitchen], { tab: "completed", search: "harlow" });
    expect([names(ofTab), names(found)]).toEqual([["Ortega kitchen"], []]);
  });
});

describe("the address", () => {
  it("round-trips the filter", () => {
    const filter = { tab: "archived", search: "muro norte & más" } as const;
    expect(filterFrom(new URLSearchParams(queryOf(filter)))).toEqual(filter);
  });

  it("is empty without a filter, and an unknown status counts as none", () => {
    expect(queryOf({ tab: "all", search: " " })).toBe("");
    expect(filterFrom(new URLSearchParams("status=lost")).tab).toBe("all");
  });
});
