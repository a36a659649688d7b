import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ErrorScreen, OutdatedNotice } from "./failed-page";
import { type Action, useAction } from "@/components/form/use-action";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Toaster } from "@/components/shell/toaster";
import { currentToasts, dismissToast, toast } from "@/components/ui/toast/toast-store";
import * as en from "@/messages/en";
import * as messages from "@/messages/es";

const TEXTS = { ...messages.errorPages, ...messages.common, homeHref: "/", retryClass: "", homeClass: "" };

let head: () => Promise<Response>;

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => head()),
  );
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  vi.unstubAllGlobals();
});

it.each([
  ["there is no signal", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the file is still there", () => Promise.resolve(new Response(null))],
  ["the server is overloaded", () => Promise.resolve(new Response(null, { status: 503 }))],
])("says that a dialog could not be opened when %s", async (_, answer) => {
  head = answer;
  await openDialog();
  await waitFor(() => expect(currentToasts()[0]?.title).toBe(messages.common.noSignal));
  expect(currentToasts()[0]?.action).toBeUndefined();
});

it.each([en, messages])("no words about a missing signal advise to reload", ({ common }) => {
  expect([common.noSignal, common.noSignalHint, common.offline].join(" ")).not.toMatch(/reload|recarg/i);
});

it("keeps the error screen's retry when the page is not outdated", async () => {
  head = () => Promise.reject(new TypeError("Failed to fetch"));
  show(<ErrorScreen error={new Error("Failed to load chunk")} retry={() => undefined} />);
  await failToLoad("/_next/static/chunks/a1.js");
  expect(screen.getByRole("button").textContent).toBe(messages.errorPages.retry);
});

it("ignores files that are not of the app's code", async () => {
  head = gone;
  show(null);
  await failToLoad("https://js.stripe.example/v3.js");
  await failToLoad("/landing/picture.js");
  expect(fetch).not.toHaveBeenCalled();
});

it("says that the app has been updated when a dialog's code is gone, until it is closed, at each press", async () => {
  head = gone;
  await openDialog();
  const button = await screen.findByRole("button", { name: messages.errorPages.reload });
  expect(screen.getByText(messages.errorPages.outdatedTitle)).toBeTruthy();
  expect(currentToasts()[0]).toMatchObject({ lasting: true });
  expect(fetch).toHaveBeenCalledWith(
    `${location.origin}/_next/static/chunks/a1.js`,
    expect.objectContaining({ method: "HEAD" }),
  );
  act(() => dismissToast(currentToasts()[0]?.id ?? 0));
  expect(button.isConnected).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Equipo" }));
  await screen.findByRole("button", { name: messages.errorPages.reload });
});

it("says it instead of the error of a press whose action is gone, and offers to reload", async () => {
  const gone = () => Promise.reject(new UnrecognizedActionError("Server Action was not found"));
  show(<Delete action={gone} />);
  fireEvent.click(screen.getByRole("button", { name: "Borrar" }));
  await screen.findByRole("button", { name: messages.errorPages.reload });
  expect(currentToasts()[0]?.title).toBe(messages.errorPages.outdatedTitle);
});

it("announces a part that loads by itself once, however often it is tried", async () => {
  head = gone;
  show(null);
  await failToLoad("/_next/static/chunks/a1.js");
  expect(currentToasts()[0]?.open).not.toBe(true);
});

it("offers to reload on the error screen of a page whose code is gone, instead of a retry", async () => {
  const retry = vi.fn();
  head = gone;
  show(<ErrorScreen error={new Error("Failed to load chunk")} retry={retry} />);
  await failToLoad("/_next/static/chunks/page.js");
  expect(screen.getByRole("heading").textContent).toBe(messages.errorPages.outdatedTitle);
  expect(screen.getByRole("button").textContent).toBe(messages.errorPages.reload);
});

it("says that there is no signal, not to reload, when the code was gone before the signal was", async () => {
  head = gone;
  await openDialog();
  await screen.findByRole("button", { name: messages.errorPages.reload });
  act(() => dismissToast(currentToasts()[0]?.id ?? 0));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent.click(screen.getByRole("button", { name: "Equipo" }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe(messages.common.noSignal));
  expect(currentToasts()[0]?.action).toBeUndefined();
});

const gone = () => Promise.resolve(new Response(null, { status: 404 }));

async function failToLoad(src: string): Promise<void> {
  const script = document.createElement("script");
  script.src = src;
  document.body.append(script);
  await act(async () => {
    fireEvent.error(script);
    await Promise.resolve();
  });
  script.remove();
}

async function openDialog(): Promise<void> {
  const Members = onDemand<object>(async () => {
    await failToLoad("/_next/static/chunks/a1.js");
    throw new Error("Failed to load chunk");
  });
  show(<Opener part={Members} />);
  fireEvent.click(screen.getByRole("button", { name: "Equipo" }));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
}

function Delete({ action }: { action: Action<object, void> }) {
  const { run } = useAction(action, {
    onError: ({ message }) => toast({ title: "No se borró", description: message }),
  });
  return <button onClick={() => run({})}>Borrar</button>;
}

function Opener({ part: Members }: { part: ReturnType<typeof onDemand<object>> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Equipo</button>
      {open && <Members onLoadError={() => setOpen(false)} />}
    </>
  );
}

function show(children: React.ReactNode) {
  render(
    <NextIntlClientProvider locale="es" timeZone="America/Chicago" messages={messages}>
      <FailureTextsContext value={TEXTS}>
        <OutdatedNotice />
        {children}
        <Toaster texts={{ region: "Mensajes", close: "Cerrar" }} />
      </FailureTextsContext>
    </NextIntlClientProvider>,
  );
}
