import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { SignUpForm } from "./sign-up-form";
import type { PasskeyActions } from "./passkey-sign-in";
import type { SignInResult } from "./use-after-sign-in";
import type { CodeActions } from "./code-step";
import type { FormAction } from "@/components/form/use-action-form";
import { currentToasts } from "@/components/ui/toast/toast-store";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const unused = () => Promise.reject(new Error("No passkey"));
const NO_PASSKEYS = { startSignIn: unused, signIn: unused, startSignUp: unused, signUp: unused };

interface Shown {
  codes?: CodeActions | null;
  passkeys?: PasskeyActions;
  connectCode?: string;
  isShared?: boolean;
}

function show(
  action: FormAction<SignInResult>,
  { codes = null, passkeys = NO_PASSKEYS, connectCode, isShared = false }: Shown = {},
): void {
  renderInPage(
    <SignUpForm
      action={action}
      codes={codes}
      passkeys={passkeys}
      connectCode={connectCode}
      isShared={isShared}
      destination="/dashboard"
      product="Plumbline"
    />,
  );
}

/** A device that can keep passkeys, or only knows what they are. */
function keepPasskeys(can = true): void {
  const isUserVerifyingPlatformAuthenticatorAvailable = () => Promise.resolve(can);
  Object.assign(globalThis, { PublicKeyCredential: { isUserVerifyingPlatformAuthenticatorAvailable } });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "PublicKeyCredential"));
}

it("links to the terms that a new account accepts, and to who sees what", () => {
  show(() => Promise.reject(new Error("Nobody signs up")));
  const hrefs = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(hrefs).toEqual([
    ["Terms", "/terms"],
    ["Privacy", "/privacy"],
  ]);
});

it("says in the form what failed and why, and not in a toast over it", async () => {
  const refused = { code: "too_many_requests", message: "Too many attempts. Wait a minute." };
  show(() => Promise.resolve({ ok: false, error: refused }));
  fireEvent.click(screen.getByRole("button", { name: en.auth.createAccount }));
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("Registration failed")).toBeDefined();
  expect(within(alert).getByText(refused.message)).toBeDefined();
  expect(currentToasts()).toEqual([]);
});

it("asks an invited worker for a name and an address alone, then for the code, which signs up and joins", async () => {
  const calls: unknown[] = [];
  const codes: CodeActions = {
    request: (input) => {
      calls.push(input);
      return Promise.resolve({ ok: true, data: undefined });
    },
    signIn: (form) => {
      calls.push(Object.fromEntries(form));
      const issues = [{ path: "code", message: en.issues.codeWrong }];
      return Promise.resolve({
        ok: false,
        error: { code: "validation_failed", message: en.issues.codeWrong, issues },
      });
    },
  };
  show(() => Promise.reject(new Error("No password")), { codes, connectCode: "ABCD" });
  expect(screen.getAllByRole("textbox")).toHaveLength(2);
  expect(screen.queryByLabelText(en.auth.password)).toBeNull();
  fireEvent.change(screen.getByLabelText(en.auth.name), { target: { value: "Mateo" } });
  fireEvent.change(screen.getByLabelText(en.auth.email), { target: { value: "mateo@example.com" } });
  fireEvent.click(screen.getByRole("button", { name: en.auth.emailCode }));
  const code = await screen.findByLabelText(en.auth.code);
  expect(code.getAttribute("autocomplete")).toBe("one-time-code");
  expect(code.getAttribute("inputmode")).toBe("numeric");
  expect(screen.getByText(/mateo@example\.com/)).toBeDefined();
  expect(screen.getByRole("button", { name: /Send again in \d+ s/ }).hasAttribute("disabled")).toBe(true);
  fireEvent.change(code, { target: { value: "123 456" } });
  fireEvent.click(screen.getByRole("button", { name: en.auth.codeSubmit }));
  expect(await screen.findByText(en.issues.codeWrong)).toBeDefined();
  const who = { email: "mateo@example.com", name: "Mateo" };
  expect(calls).toEqual([who, { ...who, connectCode: "ABCD", code: "123 456" }]);
  fireEvent.click(screen.getByRole("button", { name: en.auth.correctAddress }));
  expect(screen.getByLabelText<HTMLInputElement>(en.auth.email).value).toBe("mateo@example.com");
});

it("still takes a password from an invited worker who prefers one", () => {
  const codes = { request: unused, signIn: unused };
  show(() => Promise.reject(new Error("Nobody signs up")), { codes, connectCode: "ABCD" });
  fireEvent.click(screen.getByRole("button", { name: en.auth.withPassword }));
  expect(document.activeElement).toBe(screen.getByLabelText(en.auth.password));
  expect(screen.getByRole("button", { name: en.auth.createAndJoin })).toBeDefined();
});

it.each([
  ["who comes by themselves", undefined, en.passkey.signUp],
  ["who was invited", "ABCD", en.passkey.join],
])("offers a passkey, for a name and an address alone, to somebody %s", async (_, connectCode, label) => {
  keepPasskeys();
  const asked: object[] = [];
  const taken = { path: "email", message: en.issues.emailTaken };
  const startSignUp: PasskeyActions["startSignUp"] = (input) => {
    asked.push(input);
    const error = { code: "conflict", message: en.issues.emailTaken, issues: [taken] };
    return Promise.resolve({ ok: false, error });
  };
  show(unused, { passkeys: { ...NO_PASSKEYS, startSignUp }, ...(connectCode && { connectCode }) });
  const person = { name: "Mateo", email: "mateo@example.com" };
  fireEvent.change(screen.getByLabelText(en.auth.name), { target: { value: person.name } });
  fireEvent.change(screen.getByLabelText(en.auth.email), { target: { value: person.email } });
  fireEvent.click(await screen.findByRole("button", { name: label }));
  expect(await screen.findByText(en.issues.emailTaken)).toBeDefined();
  expect(asked).toEqual([person]);
});

it.each([
  ["on a device that cannot keep one", false, false],
  ["on a device that several people share", true, true],
])("offers no passkey %s: an invited worker's main button is the code", async (_, can, isShared) => {
  keepPasskeys(can);
  const codes = { request: unused, signIn: unused };
  show(unused, { codes, connectCode: "ABCD", isShared });
  await act(() => Promise.resolve());
  expect(screen.queryByRole("button", { name: en.passkey.join })).toBeNull();
  expect(screen.getByRole("button", { name: en.auth.emailCode }).getAttribute("type")).toBe("submit");
});

it.each([
  ["a passkey", en.passkey.join],
  ["a code", en.auth.emailCode],
])(
  "focuses what is missing for %s, and takes back what it said of it once it is filled",
  async (_, label) => {
    keepPasskeys();
    const issues = ["name", "email"].map((path) => ({ path, message: `Missing: ${path}` }));
    const refuse = () =>
      Promise.resolve({
        ok: false,
        error: { code: "validation_failed", message: "Please check", issues },
      } as const);
    const [codes, passkeys] = [
      { request: refuse, signIn: unused },
      { ...NO_PASSKEYS, startSignUp: refuse },
    ];
    show(unused, { codes, passkeys, connectCode: "ABCD" });
    fireEvent.click(await screen.findByRole("button", { name: label }));
    expect((await screen.findByRole("alert")).textContent).toContain("Please check");
    const name = screen.getByLabelText(en.auth.name);
    await vi.waitFor(() => expect(document.activeElement).toBe(name));
    fireEvent.change(name, { target: { value: "Mateo" } });
    expect([screen.queryByText("Missing: name"), screen.queryByText("Missing: email") !== null]).toEqual([
      null,
      true,
    ]);
  },
);

it("says of a corrected address no longer what was refused of the one before", async () => {
  keepPasskeys();
  const message = en.issues.emailTaken;
  const taken = { code: "conflict", message, issues: [{ path: "email", message }] };
  const tooMany = { code: "too_many_requests", message: "Too many attempts. Wait a minute." };
  const startSignUp = vi.fn<PasskeyActions["startSignUp"]>();
  startSignUp.mockResolvedValueOnce({ ok: false, error: taken });
  startSignUp.mockResolvedValueOnce({ ok: false, error: tooMany });
  show(unused, { passkeys: { ...NO_PASSKEYS, startSignUp }, connectCode: "ABCD" });
  const join = await screen.findByRole("button", { name: en.passkey.join });
  const email = screen.getByLabelText(en.auth.email);
  fireEvent.change(email, { target: { value: "rosa@example.com" } });
  fireEvent.click(join);
  expect(await screen.findByText(message)).toBeDefined();
  fireEvent.change(email, { target: { value: "mateo@example.com" } });
  fireEvent.click(join);
  await vi.waitFor(() => expect(currentToasts()).toMatchObject([{ description: tooMany.message }]));
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["joins the project", { ok: true, data: { projectId: "p1" } }],
  [
    "is in the project",
    { ok: false, error: { code: "conflict", message: "", details: { projectId: "p1" } } },
  ],
  ["cannot join", { ok: false, error: { code: "gone", message: "It was used." } }],
  ["came by themselves", undefined],
] as const)("says that a code removed the ways to sign in to somebody who %s", async (_, next) => {
  const signedIn = { id: "u1", name: "Luis", email: "luis@example.com", createdAt: "", waysRemoved: true };
  show(() => Promise.resolve({ ok: true, data: { ...signedIn, ...(next && { next: next as never }) } }));
  fireEvent.click(screen.getByRole("button", { name: en.auth.createAccount }));
  await vi.waitFor(() =>
    expect(currentToasts()).toMatchObject([{ description: en.auth.waysRemoved, lasting: true }]),
  );
});
