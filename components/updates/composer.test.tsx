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

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);

beforeEach(() => {
  calls.length = 0;
  sessionStorage.clear();
  lastProject += 1;
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    calls.push({ body: init.body as string, key: new Headers(init.headers).get("idempotency-key") });
    return answers.shift()?.() ?? noSignal();
  });
});

function Dock({ project, tasks, folder }: { project: string; tasks: TaskView[]; folder: string }) {
  return (
    <ComposerDock
      composer={usePostUpdate({
        projectId: project,
        userId: "mateo",
        tasks,
        folder,
        subtask: null,
        openFolder: () => undefined,
      })}
    />
  );
}

function open(tasks = NO_TASKS, folder = "unassigned") {
  return render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { mutations: { networkMode: "always" } } })}
      >
        <Dock project={`project-${lastProject}`} tasks={tasks} folder={folder} />
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

it("sends nothing for blank text", () => {
  open();
  type("  \n ");
  press("Post Update");
  expect(calls).toEqual([]);
});

it("sends one update for two taps in one frame", async () => {
  answers = [posted("Once"), posted("Once")];
  open();
  type("Once");
  const send = screen.getByRole("button", { name: "Post Update" });
  send.click();
  send.click();
  await waitFor(() => expect(field().value).toBe(""));
  expect(calls).toHaveLength(1);
});

it("keeps the place of a draft over a reload, and asks for another once that is gone", async () => {
  const framing = { id: "t", name: "Framing", isOpen: true, isCompleted: false, subtaskCount: 0 } as TaskView;
  const { unmount } = open([framing], "t");
  type("Two ties are missing.");
  unmount();
  const next = open([framing], "unassigned");
  expect(screen.getByRole("button", { name: "Goes to: Framing" })).toBeTruthy();
  next.unmount();

  open([], "unassigned");
  expect(screen.getByRole("alert").textContent).toBe("“Framing” is gone. Choose where this goes.");
  press("Post Update");
  expect(calls).toEqual([]);
  answers = [posted("Two ties are missing.")];
  fireEvent.change(await screen.findByRole("combobox"), { target: { value: "" } });
  press("Post Update");
  await waitFor(() => expect(field().value).toBe(""));
  expect(calls).toHaveLength(1);
});
