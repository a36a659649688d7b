import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { startTransition, use, useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TextField } from "./fields";
import { FormError } from "./form-error";
import { type FormAction, useActionForm } from "./use-action-form";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { MessagesProvider } from "@/components/providers/messages-provider";
import { PageSession } from "@/components/providers/page-session";
import { ReaderContext } from "@/components/providers/reader-context";
import { currentToasts } from "@/components/ui/toast/toast-store";
import * as en from "@/messages/en";
import { InPage, renderInPage } from "@/sandbox/checks/in-page";

function Example({ action, onSuccess }: { action: FormAction<string>; onSuccess?: (data: string) => void }) {
  const form = useActionForm(action, { keepAs: "example", ...(onSuccess && { onSuccess }) });
  return (
    <form {...form.formProps} aria-label="example">
      <FormError error={form.error} />
      <TextField {...form.field("name")} label="Name" />
      <TextField {...form.field("site")} label="Site" hint="Where it stands" optional />
      <button type="submit">Save</button>
      <output data-testid="state">{form.pending ? "pending" : "resting"}</output>
    </form>
  );
}

function show(action: FormAction<string>, onSuccess?: (data: string) => void) {
  renderInPage(<Example action={action} {...(onSuccess && { onSuccess })} />);
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

it("takes back what it said of an empty field once that is filled, and of nothing else", async () => {
  const issues = [
    { path: "name", message: "Too short" },
    { path: "site", message: "This is required." },
  ];
  show(async () => ({ ok: false, error: { code: "validation_failed", message: "Please check", issues } }));
  const type = (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  const wrong = () => screen.queryAllByRole("textbox").map((field) => field.getAttribute("aria-invalid"));
  await waitFor(() => expect(wrong()).toEqual(["true", "true"]));
  type("Name", "Rosa Ortiz");
  type("Site (optional)", "  ");
  expect(wrong()).toEqual(["true", "true"]);
  type("Site (optional)", "Dock Street");
  expect(wrong()).toEqual(["true", null]);
  expect(screen.queryByText("This is required.")).toBeNull();
  type("Site (optional)", "");
  fireEvent.click(screen.getByText("Save"));
  await waitFor(() => expect(wrong()).toEqual(["true", "true"]));
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
  renderInPage(<Example action={action} />);
  act(() => {
    const form = screen.getByRole<HTMLFormElement>("form");
    form.requestSubmit();
    form.requestSubmit();
  });
  await waitFor(() => expect(action).toHaveBeenCalledOnce());
});

it("does not hold up a navigation while it is in flight, and is pending until its own is done", async () => {
  const page = { show: (_: string | Promise<string>): void => undefined };
  function Router() {
    const [shown, setShown] = useState<string | Promise<string>>("first page");
    useEffect(() => {
      page.show = (next) => startTransition(() => setShown(next));
    }, []);
    return typeof shown === "string" ? shown : use(shown);
  }
  let answer = (): void => undefined;
  let arrive = (_: string): void => undefined;
  const action = () =>
    new Promise<{ ok: true; data: string }>((resolve) => (answer = () => resolve({ ok: true, data: "" })));
  const navigate = () => page.show(new Promise((resolve) => (arrive = resolve)));
  renderInPage(
    <>
      <p>
        <Router />
      </p>
      <Example action={action} onSuccess={navigate} />
    </>,
  );
  await act(async () => fireEvent.click(screen.getByText("Save")));
  expect(isPending()).toBe("pending");
  await act(async () => page.show("second page"));
  expect(screen.getByText("second page")).toBeTruthy();
  expect(isPending()).toBe("pending");
  await act(async () => answer());
  expect(isPending()).toBe("pending");
  await act(async () => arrive("third page"));
  expect(screen.getByText("third page")).toBeTruthy();
  expect(isPending()).toBe("resting");
});

function isPending(): string | null {
  return screen.getByTestId("state").textContent;
}

describe("a form whose action the server does not have any more", () => {
  afterEach(() => {
    sessionStorage.clear();
  });

  it("keeps nothing when the page is left while the action is there", async () => {
    showEveryField(() => Promise.reject(new TypeError("Failed to fetch")));
    type("Name", "Rosa");
    fireEvent.click(screen.getByText("Save"));
    await screen.findByRole("alert");
    leave();
    expect(sessionStorage).toHaveLength(0);
  });

  it("says that the app has been updated, keeps what was typed, and offers to reload", async () => {
    showEveryField(gone);
    type("Name", "Rosa");
    fireEvent.click(screen.getByText("Save"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(en.errorPages.outdatedTitle);
    expect(alert.querySelector("button")?.textContent).toBe(en.errorPages.reload);
    expect(valueOf("Name")).toBe("Rosa");
    expect(currentToasts()).toEqual([]);
  });

  it("keeps typed, chosen and ticked fields over the reload, but no secret and no file", async () => {
    const fill = () => {
      type("Name", "Rosa & sons = 100%");
      type("Notes", "Gate code\n4711");
      type("Trade", "roof");
      type("Twice", "typed");
      type("Password", "hidden secret");
      type("Shown password", "shown secret");
      fireEvent.click(screen.getByLabelText("Active"));
      fireEvent.click(screen.getByLabelText("Weekly"));
    };
    await reloaded("rosa", fill);
    expect(["Name", "Notes", "Trade", "Twice", "Password", "Shown password"].map(valueOf)).toEqual([
      "Rosa & sons = 100%",
      "Gate code\n4711",
      "roof",
      "typed",
      "",
      "",
    ]);
    expect(screen.getByText("typed, as React heard")).toBeTruthy();
    expect(isChecked("Active")).toBe(false);
    expect(isChecked("Weekly")).toBe(true);
    expect(screen.getByTestId<HTMLInputElement>("place").value).toBe("project-1");
    expect(currentToasts()[0]?.title).toBe(en.common.draftKept);
    expect(sessionStorage).toHaveLength(0);
  });

  it("stores no secret", async () => {
    await leaveOutdated("rosa", () => {
      type("Password", "hidden secret");
      type("Shown password", "shown secret");
    });
    expect(JSON.stringify(sessionStorage)).toContain("form:every");
    expect(JSON.stringify(sessionStorage)).not.toContain("secret");
  });

  it("shows it to the user who typed it alone", async () => {
    await leaveOutdated("rosa", () => type("Name", "For Rosa"));
    showEveryField(gone, "mateo");
    expect(valueOf("Name")).toBe("");
    cleanup();
    showEveryField(gone, "rosa");
    expect(valueOf("Name")).toBe("For Rosa");
  });

  it("leaves a choice that is not offered any more, and what was typed before it could be restored", async () => {
    await leaveOutdated("rosa", () => {
      type("Name", "Before the reload");
      type("Trade", "roof");
    });
    const form = document.createElement("div");
    form.innerHTML = renderToString(<EveryField action={gone} user="rosa" trades={["wall"]} />);
    document.body.append(form);
    screen.getByLabelText<HTMLInputElement>("Name").value = "Typed since";
    render(<EveryField action={gone} user="rosa" trades={["wall"]} />, { container: form, hydrate: true });
    expect(valueOf("Name")).toBe("Typed since");
    expect(valueOf("Trade")).toBe("wall");
    form.remove();
  });
});

const gone = () => Promise.reject(new UnrecognizedActionError("Server Action was not found"));

function showEveryField(action: FormAction<string>, user = "rosa") {
  render(<EveryField action={action} user={user} />);
}

interface EveryFieldProps {
  action: FormAction<string>;
  user: string;
  trades?: string[];
}

function EveryField({ action, user, trades = ["wall", "roof"] }: EveryFieldProps) {
  return (
    <InPage>
      <PageSession user={{ id: user, name: user }} />
      <Fields action={action} trades={trades} />
    </InPage>
  );
}

function Fields({ action, trades }: { action: FormAction<string>; trades: string[] }) {
  const form = useActionForm(action, { keepAs: "every" });
  const [twice, setTwice] = useState("");
  return (
    <form {...form.formProps}>
      <FormError error={form.error} />
      <input type="hidden" name="id" value="project-1" data-testid="place" readOnly />
      <input name="name" aria-label="Name" />
      <textarea name="notes" aria-label="Notes" />
      <select name="trade" aria-label="Trade">
        {trades.map((trade) => (
          <option key={trade}>{trade}</option>
        ))}
      </select>
      <input
        name="twice"
        aria-label="Twice"
        value={twice}
        onChange={({ target }) => setTwice(target.value)}
      />
      {twice && <p>{twice}, as React heard</p>}
      <input type="checkbox" name="active" aria-label="Active" defaultChecked />
      <input type="radio" name="when" value="daily" aria-label="Daily" defaultChecked />
      <input type="radio" name="when" value="weekly" aria-label="Weekly" />
      <input type="password" name="password" aria-label="Password" />
      <input name="again" autoComplete="new-password" aria-label="Shown password" />
      <input type="file" name="picture" aria-label="Picture" />
      <button type="submit">Save</button>
    </form>
  );
}

async function leaveOutdated(user: string, fill: () => void): Promise<void> {
  showEveryField(gone, user);
  fill();
  fireEvent.click(screen.getByText("Save"));
  await screen.findByRole("alert");
  leave();
  cleanup();
}

async function reloaded(user: string, fill: () => void): Promise<void> {
  await leaveOutdated(user, fill);
  showEveryField(gone, user);
}

function leave(): void {
  fireEvent(window, new Event("pagehide"));
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

function isChecked(label: string): boolean {
  return screen.getByLabelText<HTMLInputElement>(label).checked;
}
