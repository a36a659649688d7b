import { expect, it } from "vitest";
import { isUnder, paths, projectPathOf, safeNext } from "./paths";

it("omits absent query parameters", () => {
  expect(paths.auth()).toBe("/auth");
  expect(paths.auth({ next: "/projects?status=active", tab: "sign-up" })).toBe(
    "/auth?next=%2Fprojects%3Fstatus%3Dactive&tab=sign-up",
  );
});

it("tells a path below another from one that only starts with the same letters", () => {
  expect(isUnder("/projects/new", paths.projects())).toBe(true);
  expect(isUnder("/projectsites", paths.projects())).toBe(false);
});

it.each([
  "https://evil.example/",
  "//evil.example",
  "/.//evil.example/x",
  "/a/..//evil.example/x",
  "/\\evil.example",
  "javascript:alert(1)",
  "",
  null,
])("refuses to redirect to %s after sign-in", (next) => {
  expect(safeNext(next)).toBeNull();
});

it("redirects within this site after sign-in", () => {
  expect(safeNext("/projects/1?x=1#y")).toBe("/projects/1?x=1#y");
});

it("tells a project's page from every other", () => {
  const id = "28c0c65d-a3f6-43f6-8c9d-33eeaf1c5a4e";
  expect(projectPathOf(paths.project(id, { folder: "all" }))).toBe(paths.project(id));
  for (const other of [paths.newProject(), paths.projects(), paths.dashboard(), `${paths.project(id)}/more`])
    expect(projectPathOf(other)).toBeNull();
});
