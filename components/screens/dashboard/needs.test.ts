import { expect, it } from "vitest";
import { needsOf } from "./needs";
import type { BusinessView } from "@/lib/businesses/view";
import type { ProjectView } from "@/lib/projects/view";

const TODAY = "2026-11-20";

function project(name: string, dueDate: string | null, more: Partial<ProjectView> = {}): ProjectView {
  return { id: name, name, dueDate, businessId: "ortiz", status: "active", ...more } as ProjectView;
}

function business(id: string, more: Partial<BusinessView> = {}): BusinessView {
  return {
    id,
    name: id,
    role: "owner",
    entitled: true,
    files: { posted: 0, limit: 1000 },
    subscriptionStatus: "active",
    ...more,
  } as BusinessView;
}

const needed = (projects: ProjectView[], businesses: BusinessView[]) =>
  needsOf(projects, businesses, TODAY, (at) => at.slice(0, 10));
const namesOf = (...of: Parameters<typeof needed>) =>
  needed(...of).map((need) =>
    need.kind === "late" ? `${need.project.name} ${need.days}` : need.business.id,
  );

it("names the managed projects that are late, the latest first", () => {
  const projects = [
    project("Ortega kitchen", "2026-11-18"),
    project("Barn roof", "2026-11-20"),
    project("Porch", "2026-10-20"),
    project("No date", null),
    project("Handed over", "2026-11-01", { status: "completed" }),
    project("Another's", "2026-11-01", { businessId: "lindgren" }),
  ];
  expect(namesOf(projects, [business("ortiz")])).toEqual(["Porch 31", "Ortega kitchen 2"]);
});

it("puts the reader's own businesses without a plan first, and shows three rows at most", () => {
  const projects = ["2026-11-17", "2026-11-18", "2026-11-19"].map((day) => project(day, day));
  const businesses = [
    business("ortiz"),
    business("roofing", { entitled: false, subscriptionStatus: "past_due" }),
    business("lindgren", { entitled: false, role: "admin" }),
  ];
  expect(namesOf(projects, businesses)).toEqual(["roofing", "2026-11-17 3", "2026-11-18 2"]);
  expect(needed([], businesses)).toMatchObject([{ kind: "plan", isPastDue: true }]);
  expect(needed([], [business("ortiz")])).toEqual([]);
});

it("names businesses whose recordings of the month are nearly used up first, to their admins too", () => {
  const used = (id: string, posted: number, role: "owner" | "admin" = "owner") =>
    business(id, { role, files: { posted, limit: 1000 } });
  const businesses = [business("none", { entitled: false }), used("under", 799), used("ortiz", 800, "admin")];
  expect(needed([], businesses).map(({ kind }) => kind)).toEqual(["files", "plan"]);
  expect(namesOf([], businesses)).toEqual(["ortiz", "none"]);
});

it("tells owners of a trial in its last three days, unless it is cancelled", () => {
  const trial = (id: string, day: string, more: Partial<BusinessView> = {}) =>
    business(id, { subscriptionStatus: "trialing", trialEndsAt: `${day}T15:00:00Z`, ...more });
  const businesses = [
    trial("today", "2026-11-20"),
    trial("third", "2026-11-23"),
    trial("fourth", "2026-11-24"),
    trial("over", "2026-11-19"),
    trial("cancelled", "2026-11-21", { cancelAtPeriodEnd: true }),
    trial("another's", "2026-11-21", { role: "admin" }),
  ];
  expect(needed([], businesses)).toMatchObject([
    { kind: "trial", business: { id: "today" }, days: 0 },
    { kind: "trial", business: { id: "third" }, days: 3 },
  ]);
});
