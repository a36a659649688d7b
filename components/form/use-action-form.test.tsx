import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { ReaderContext } from "@/components/providers/reader-context";
import { MessagesProvider } from "@/components/providers/messages-provider";
import en from "@/messages/en";
import { TextField } from "./fields";
import { FormError } from "./form-error";
import { type FormAction, useActionForm } from "./use-action-form";

function Example({ action, onSuccess }: { action: FormAction<string>; onSuccess?: (data: string) => void }) {
  const form = useActionForm(action, onSuccess ? { onSuccess } : {});
  return (
    <form {...form.formProps} aria-label="example">
      <FormError error={form.error} />
      <TextField name="name" label="Name" error={form.fieldError("name")} />
      <TextField name="site" label="Site" hint="Where it stands" error={form.fieldError("site")} optional />
      <button type="submit">Save</button>
    </form>
  );
}

function show(action: FormAction<string>, onSuccess?: (data: string) => void) {
  render(
    <MessagesProvider locale="en" messages={{ common: en.common }}>
      <FailureTextsContext
        value={{ ...en.errorPages, ...en.common, homeHref: "/", retryClass: "", homeClass: "" }}
      >
        <Example action={action} {...(onSuccess && { onSuccess })} />
      </FailureTextsContext>
    </MessagesProvider>,
  );
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Rosa" } });
  fireEvent.click(screen.getByText("Save"));
}

it("passes the typed input to the action and its result to onSuccess", async () => {
  const onSuccess = vi.fn();
  show(async (input) => ({ ok: true, data: `hello ${input.get("name") as string}` }), onSuccess);
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(onSuccess.mock.calls[0]?.[0]).toBe("hello Rosa");
});

it("shows and describes each issue at its field, and focuses the first", async () => {
  const issues = [{ path: "site", message: "Say where" }];
  show(async () => ({ ok: false, error: { code: "validation_failed", message: "Please check", issues } }));
  const site = screen.getByLabelText("Site (optional)");
  await waitFor(() => expect(document.activeElement).toBe(site));
  expect(site.getAttribute("aria-invalid")).toBe("true");
  const described = (site.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Where it stands",
    "Say where",
  ]);
  expect(screen.getByRole("alert").textContent).toContain("Please check");
});

it("keeps the typed text and shows an error when the connection is lost", async () => {
  show(() => Promise.reject(new TypeError("Failed to fetch")));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(en.common.offline));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Rosa");
});

it("ignores a second press while the first is pending", async () => {
  let finish: (value: { ok: true; data: string }) => void = () => undefined;
  const action = vi.fn(() => new Promise<{ ok: true; data: string }>((resolve) => (finish = resolve)));
  const onSuccess = vi.fn();
  show(action, onSuccess);
  fireEvent.click(screen.getByText("Save"));
  fireEvent.click(screen.getByText("Save"));
  expect(action).toHaveBeenCalledOnce();
  finish({ ok: true, data: "" });
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
});

it("keeps the key for retries of the same input, and takes a new one for other input or after an answer", async () => {
  const keys: unknown[] = [];
  const answers = [lost, lost, lost, arrived, arrived];
  show((_input, { key }) => {
    keys.push(key);
    return answers[keys.length - 1]?.() ?? lost();
  });
  const pressAgain = async (typed: string) => {
    const sent = keys.length;
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: typed } });
    await waitFor(() => {
      fireEvent.click(screen.getByText("Save"));
      expect(keys).toHaveLength(sent + 1);
    });
  };
  for (const typed of ["Rosa", "Dale", "Dale", "Dale"]) await pressAgain(typed);
  const [first, second, third, fourth, fifth] = keys;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).toBe(third);
  expect(fifth).not.toBe(fourth);
});

const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const arrived = () => Promise.resolve({ ok: true, data: "" } as const);

it("shows an error in the newly chosen language, and keeps the typed text", async () => {
  const say = (message: string) => ({ message, issues: [{ path: "name", message }] });
  const texts = { en: say("Name is required"), es: say("Falta el nombre") };
  const action = async () =>
    ({ ok: false, error: { code: "validation_failed", ...texts.en, texts } }) as const;
  const inLocale = (locale: "en" | "es") => (
    <ReaderContext value={{ locale, timeZone: "UTC", isKnown: true }}>
      <MessagesProvider locale={locale} messages={{ common: en.common }}>
        <FailureTextsContext
          value={{ ...en.errorPages, ...en.common, homeHref: "/", retryClass: "", homeClass: "" }}
        >
          <Example action={action} />
        </FailureTextsContext>
      </MessagesProvider>
    </ReaderContext>
  );
  const { rerender } = render(inLocale("en"));
  fireEvent.change(screen.getByLabelText("Site (optional)"), { target: { value: "Harlow Street" } });
  fireEvent.click(screen.getByText("Save"));
  await screen.findByText("Name is required");
  await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("name"));
  screen.getByText("Save").focus();
  rerender(inLocale("es"));
  expect(screen.getByText("Falta el nombre")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Site (optional)").value).toBe("Harlow Street");
  expect(document.activeElement).toBe(screen.getByText("Save"));
});

it("sends one of two presses in the same moment", async () => {
  const action = vi.fn(() => new Promise<{ ok: true; data: string }>(() => undefined));
  render(
    <MessagesProvider locale="en" messages={{ common: en.common }}>
      <FailureTextsContext
        value={{ ...en.errorPages, ...en.common, homeHref: "/", retryClass: "", homeClass: "" }}
      >
        <Example action={action} />
      </FailureTextsContext>
    </MessagesProvider>,
  );
  act(() => {
    const form = screen.getByRole<HTMLFormElement>("form");
    form.requestSubmit();
    form.requestSubmit();
  });
  await waitFor(() => expect(action).toHaveBeenCalledOnce());
});
