import { describe, expect, it } from "vitest";
import { readAuthQuery } from "./auth-query";

describe("the address of signing in", () => {
  it("leads to the dashboard and opens on Sign In when nothing is asked for", () => {
    expect(readAuthQuery({})).toEqual({ join: undefined, tab: "sign-in", destination: "/dashboard" });
  });

  it("opens on Sign Up for whoever follows an invitation, and carries its code along", () => {
    expect(readAuthQuery({ join: "ABCD" })).toEqual({
      join: "ABCD",
      tab: "sign-up",
      destination: "/dashboard?join=ABCD",
    });
  });

  it("keeps the tab that is asked for", () => {
    expect(readAuthQuery({ join: "ABCD", tab: "sign-in" }).tab).toBe("sign-in");
    expect(readAuthQuery({ tab: "admin" }).tab).toBe("sign-in");
  });

  it.each([
    "//elsewhere.example",
    "https://elsewhere.example",
    "/\\elsewhere.example",
    "javascript:alert(1)",
  ])("never leads outside: %s", (next) => {
    expect(readAuthQuery({ next }).destination).toBe("/dashboard");
  });

  it("opens on Sign Up for an invited admin, and names the invitation", () => {
    const next = "/accept-admin-invitation?token=abc-123";
    expect(readAuthQuery({ next })).toEqual({ adminToken: "abc-123", tab: "sign-up", destination: next });
    expect(readAuthQuery({ next, tab: "sign-in" }).tab).toBe("sign-in");
    expect(readAuthQuery({ next: "/projects?token=abc-123" }).adminToken).toBeUndefined();
    expect(readAuthQuery({ next: "/accept-admin-invitation" }).tab).toBe("sign-in");
  });

  it("leads to where a visitor was turned away", () => {
    expect(readAuthQuery({ next: "/projects?status=active" }).destination).toBe("/projects?status=active");
  });
});
