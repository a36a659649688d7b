import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import type { TaskView } from "@/lib/tasks/view";
import messages from "@/messages/en";
import { ComposerDock } from "./composer-dock";
import { usePostUpdate } from "./use-post-update";

const NO_TASKS: TaskView[] = [];
let lastProject = 0;
const calls: { body: string; key: string | null }[] = [];
let answers: (() => Promise<Response>)[] = [];

const noSignal = () => Promise.reject(new TypeError("Failed to fetch"));
const refused = () =>
  Promise.resolve(
    Response.json({ code: "forbidden", message: "You do not have permission to do this." }, { status: 403 }),
  );
const posted = (content: string) => () =>
  Promise.resolve(Response.json({ id: "u1", projectId: "p", content }, { status: 201 }));

beforeEach(() => {
  calls.length = 0;
  sessionStorage.clear();
  lastProject += 1;
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    calls.push({ body: init.body as string, key: new Headers(init.headers).get("idempotency-key") });
    return answers.shift()?.() ?? noSignal();
  });
});

function Dock({ project }: { project: string }) {
  return (
    <ComposerDock
      composer={usePostUpdate({
        projectId: project,
        userId: "mateo",
        tasks: NO_TASKS,
        folder: "unassigned",
        subtask: null,
      })}
    />
  );
}

function open() {
  return render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { mutations: { networkMode: "always" } } })}
      >
        <Dock project={`project-${lastProject}`} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your update" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("keeps the text without a signal, says so, and retries with the same key", async () => {
  answers = [noSignal, posted("Forms are stripped.")];
  open();
  type("Forms are stripped. ");
  press("Post Update");
  await screen.findByText("No signal. Your text is safe on this phone.");
  expect(field().value).toBe("Forms are stripped. ");

  press("Try again");
  await waitFor(() => expect(field().value).toBe(""));
  expect(calls.map(({ body }) => body)).toEqual([
    `{"content":"Forms are stripped."}`,
    `{"content":"Forms are stripped."}`,
  ]);
  expect(calls[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(calls[1]?.key).toBe(calls[0]?.key);
});

it("takes a new key for another text, and for the same text once it has arrived", async () => {
  answers = [noSignal, posted("Second"), posted("Second")];
  open();
  type("First");
  press("Post Update");
  await screen.findByRole("alert");
  type("Second");
  press("Try again");
  await waitFor(() => expect(field().value).toBe(""));
  type("Second");
  press("Post Update");
  await waitFor(() => expect(field().value).toBe(""));
  expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
});

it("shows the server's reason and keeps the text for the next visit", async () => {
  answers = [refused];
  const { unmount } = open();
  type("Concrete at 10:30");
  press("Post Update");
  await screen.findByText("You do not have permission to do this.");
  expect(
    JSON.parse(sessionStorage.getItem(`draft:mateo:project:project-${lastProject}`) ?? "{}"),
  ).toMatchObject({ text: "Concrete at 10:30" });
  unmount();
  open();
  expect(field().value).toBe("Concrete at 10:30");
});

it("shows no send button for blank text", () => {
  open();
  type("  \n ");
  expect(screen.queryByRole("button")).toBeNull();
});
