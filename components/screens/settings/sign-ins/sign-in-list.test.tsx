import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SignInList } from "./sign-in-list";
import type { SignInView } from "@/lib/account/view";
import { renderInPage } from "@/sandbox/checks/in-page";

const refresh = vi.fn();

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh, replace: () => undefined, push: () => undefined }),
}));

const AT = { signedInAt: "2026-11-20T08:00:00.000Z", lastSeenAt: "2026-11-27T15:00:00.000Z" };
const SIGN_INS = [
  { id: "1", browser: "Chrome", system: "Android", way: "passkey", provider: null, isCurrent: true, ...AT },
  { id: "2", browser: "Safari", system: "iPhone", way: null, provider: "Google", isCurrent: false, ...AT },
  { id: "3", browser: null, system: null, way: null, provider: null, isCurrent: false, ...AT },
] as const;

it("says where, when and how, which is this one, and signs out each by its own button", async () => {
  const ended = show([...SIGN_INS]);
  const [own, phone, unknown] = screen.getAllByRole("listitem");
  const text = (row?: HTMLElement) => row?.textContent ?? "";
  expect(text(own)).toMatch(/^Chrome on AndroidThis deviceSigned in .* · with a passkeySign Out/);
  expect(text(phone)).toMatch(/^Safari on iPhoneLast used .*Signed in .* · with Google/);
  expect(text(unknown)).toMatch(/^Unknown device/);
  expect(text(unknown)).not.toContain("·");
  const button = phone && within(phone).getByRole("button", { name: "Sign Out: Safari on iPhone" });
  if (button) fireEvent.click(button);
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(ended).toEqual(["2"]);
});

it("folds away all but the newest five, and says how many", () => {
  const many = Array.from({ length: 8 }, (_, n) => ({ ...SIGN_INS[2], id: `${n}`, isCurrent: n === 0 }));
  show(many);
  const older = screen.getByText("3 older sign-ins").closest("details");
  expect(older?.open).toBe(false);
  expect(older && within(older).getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getAllByRole("listitem")).toHaveLength(8);
});

/** Returns the ids of the sign-ins that are ended from now on. */
function show(signIns: SignInView[]): unknown[] {
  const ended: unknown[] = [];
  const done = { ok: true, data: undefined } as const;
  renderInPage(
    <SignInList
      signIns={signIns}
      actions={{
        end: (form) => {
          ended.push(form.get("id"));
          return Promise.resolve(done);
        },
        endOthers: () => Promise.resolve(done),
        logOut: () => Promise.resolve(done),
      }}
    />,
  );
  return ended;
}
