import { describe, expect, it } from "vitest";
import { readAuthQuery } from "./auth-query";

describe("the query of /auth", () => {
  it("defaults to the Sign In tab and the dashboard", () => {
    expect(readAuthQuery({})).toEqual({
      join: undefined,
      tab: "sign-in",
      destination: "/dashboard",
      problem: null,
      ended: null,
    });
  });

  it("opens on Sign Up for an invited visitor, and keeps the code", () => {
    expect(readAuthQuery({ join: "ABCD" })).toEqual({
      join: "ABCD",
      tab: "sign-up",
      destination: "/dashboard?join=ABCD",
      problem: null,
      ended: null,
    });
  });

  it("keeps the requested tab", () => {
    expect(readAuthQuery({ join: "ABCD", tab: "sign-in" }).tab).toBe("sign-in");
    expect(readAuthQuery({ tab: "admin" }).tab).toBe("sign-in");
  });

  it.each([
    "//elsewhere.example",
    "https://elsewhere.example",
    "/\\elsewhere.example",
    "javascript:alert(1)",
  ])("never redirects to another site: %s", (next) => {
    expect(readAuthQuery({ next }).destination).toBe("/dashboard");
  });

  it("opens on Sign Up for an invited admin, and returns the token", () => {
    const next = "/accept-admin-invitation?token=abc-123";
    expect(readAuthQuery({ next })).toEqual({
      adminToken: "abc-123",
      tab: "sign-up",
      destination: next,
      problem: null,
      ended: null,
    });
    expect(readAuthQuery({ next, tab: "sign-in" }).tab).toBe("sign-in");
    expect(readAuthQuery({ next: "/projects?token=abc-123" }).adminToken).toBeUndefined();
    expect(readAuthQuery({ next: "/accept-admin-invitation" }).tab).toBe("sign-in");
  });

  it("returns to the page that required signing in", () => {
    expect(readAuthQuery({ next: "/projects?status=active" }).destination).toBe("/projects?status=active");
  });
});

it("says why signing in at a provider failed, and nothing else that an address claims", () => {
  expect(readAuthQuery({ problem: "unverified" }).problem).toBe("unverified");
  expect(readAuthQuery({ problem: "anything" }).problem).toBeNull();
});
