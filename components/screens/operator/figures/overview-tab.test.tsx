import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { OperatorSessions } from "@/components/screens/operator/figures/overview-tab";
import { renderInPage } from "@/sandbox/checks/in-page";

const CURRENT = { en: "This session", es: "Esta sesión" };

let calls: string[] = [];
let count = 0;

beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    if (method === "DELETE") return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(Response.json(Array.from({ length: count }, sessionOf)));
  });
});

/** The oldest one is this browser's. */
function sessionOf(_: unknown, at: number) {
  return {
    id: `s${at}`,
    operator: { id: "o", name: "Olga Novak", email: "olga@example.com" },
    createdAt: "2026-11-27T09:00:00.000Z",
    expiresAt: "2026-11-27T21:00:00.000Z",
    ipAddress: null,
    userAgent: null,
    isCurrent: at === count - 1,
  };
}

async function show(sessions: number, locale: "en" | "es" = "en") {
  count = sessions;
  renderInPage(<OperatorSessions />, { locale });
  return (await screen.findAllByRole("listitem")).map((row) => row.textContent.includes(CURRENT[locale]));
}

test.each([
  ["en", "24 more sessions", "End all others"],
  ["es", "24 sesiones más", "Terminar todas las demás"],
] as const)(
  "ten sessions are shown, this one first, and all others end at once, in %s",
  async (locale, more, end) => {
    expect(await show(34, locale)).toEqual([true, ...Array<boolean>(9).fill(false)]);
    expect(screen.getByText(more)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: end }));
    const dialog = await screen.findByRole("alertdialog");
    expect(calls).toEqual(["GET /api/admin/sessions"]);
    fireEvent.click([...dialog.querySelectorAll("button")].find(({ textContent }) => textContent === end)!);
    await waitFor(() => expect(calls).toContain("DELETE /api/admin/sessions"));
  },
);

test("one's only session has no others to end, and eleven leave one out", async () => {
  expect(await show(1)).toEqual([true]);
  expect(screen.queryByText("End all others")).toBeNull();
  cleanup();
  expect(await show(10)).toHaveLength(10);
  expect(screen.queryByText(/more session/)).toBeNull();
  cleanup();
  expect(await show(11)).toHaveLength(10);
  expect(screen.getByText("1 more session")).toBeDefined();
});
