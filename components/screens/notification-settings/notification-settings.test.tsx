import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NotificationSettings } from "./notification-settings";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { NOTIFICATION_KINDS } from "@/lib/notifications/shared/kinds";
import type { DeliveryPreferencesView } from "@/lib/notifications/view";
import * as en from "@/messages/en";
import { InPage } from "@/sandbox/checks/in-page";
import { hydratePage, servePage } from "@/sandbox/fixtures/served-page";

const ALL = { app: true, email: "daily", push: true } as const;
const PREFERENCES: DeliveryPreferencesView = {
  kinds: Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, ALL]),
  ) as DeliveryPreferencesView["kinds"],
  locked: { "admin.added": ["app"], "trial.ending": ["app"], "payment.failed": ["app"] },
  quietHours: null,
  showsText: false,
  weeklyReports: true,
  mutes: [],
  pushKey: null,
  pushEndpoint: null,
};

/** What was sent, each with what answers it. */
const sent: { body: object; answer: (status: number) => void }[] = [];

afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

const HOURS = { from: "18:00", to: "06:30", weekends: true };
const time = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(time(label), { target: { value } });

function page(preferences: DeliveryPreferencesView, ownsBusiness = true) {
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (status: number) => resolve(Response.json(status === 200 ? preferences : {}, { status }));
    sent.push({ body: JSON.parse(body) as object, answer });
    return promise;
  });
  return (
    <InPage>
      <NotificationSettings
        preferences={preferences}
        runsBusiness
        ownsBusiness={ownsBusiness}
        projects={[]}
        noEmail={null}
      />
    </InPage>
  );
}

const show = (preferences = PREFERENCES) => void render(page(preferences));

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("presses show at once, are saved one after another, and what is not saved goes back", async () => {
  show();
  fireEvent.click(box("Mentions: Push"));
  fireEvent.click(box("Tasks and subtasks: Email"));
  expect([box("Mentions: Push").checked, box("Tasks and subtasks: Email").checked]).toEqual([false, false]);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ kinds: { mention: { push: false } } });
  sent[0]?.answer(200);
  await waitFor(() => expect(sent).toHaveLength(2));
  const never = { email: "never" };
  expect(sent[1]?.body).toMatchObject({ kinds: { assignment: never, "subtask.completed": never } });
  expect(screen.getByRole("status").textContent).toBe("Saved");
  sent[1]?.answer(500);
  await waitFor(() => expect(box("Tasks and subtasks: Email").checked).toBe(true));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  fireEvent.click(box("Tasks and subtasks: Email"));
  const { failed: title } = en.notificationSettings;
  await waitFor(() => expect(currentToasts()).toMatchObject([{ title, description: en.common.offline }]));
});

test("the emails about weekly reports can be turned off by those who own a business", async () => {
  show();
  fireEvent.click(box(en.notificationSettings.weeklyReports));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ weeklyReports: false }));
  expect(box(en.notificationSettings.weeklyReports).checked).toBe(false);
});

test("admins, whom no weekly report is mailed to, are not offered it", () => {
  render(page(PREFERENCES, false));
  expect(box("My business: Push")).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: en.notificationSettings.weeklyReports })).toBeNull();
});

test("what nobody can choose has a lock in place of a box, and a server without push says so", async () => {
  show();
  const row = screen.getByRole("row", { name: /^My business/ });
  expect(within(row).getAllByRole("checkbox")).toHaveLength(2);
  expect(within(row).getByText("My business: App: always on")).toBeTruthy();
  expect(await screen.findByText("Push is not set up on this server.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Turn On Push" })).toBeNull();
});

test("equal quiet hours are said to be, and saved once they differ; one that is not saved goes back", async () => {
  const t = en.notificationSettings;
  show({ ...PREFERENCES, quietHours: HOURS });
  type(t.from, "06:30");
  expect(screen.getByRole("alert").textContent).toBe(t.equalTimes);
  expect(sent).toEqual([]);
  type(t.to, "18:00");
  expect(screen.queryByText(t.equalTimes)).toBeNull();
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ quietHours: { from: "06:30", to: "18:00" } }));
  sent[0]?.answer(500);
  await waitFor(() => expect([time(t.from).value, time(t.to).value]).toEqual(["18:00", "06:30"]));
  type(t.from, "");
  fireEvent.blur(time(t.from));
  expect(time(t.from).value).toBe("18:00");
  expect(sent).toHaveLength(1);
});

test("weekends chosen while the times are equal show at once, and are saved with them", async () => {
  const t = en.notificationSettings;
  show({ ...PREFERENCES, quietHours: HOURS });
  type(t.from, "06:30");
  fireEvent.click(box(t.weekends));
  expect(box(t.weekends).checked).toBe(false);
  fireEvent.click(box(t.weekends));
  expect(box(t.weekends).checked).toBe(true);
  fireEvent.click(box(t.weekends));
  type(t.to, "18:00");
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ quietHours: { from: "06:30", to: "18:00", weekends: false } }),
  );
});

test("quiet hours that are turned on again are those that are saved", () => {
  const t = en.notificationSettings;
  show({ ...PREFERENCES, quietHours: HOURS });
  type(t.from, "06:30");
  const quiet = screen.getByRole("switch", { name: t.quiet });
  fireEvent.click(quiet);
  fireEvent.click(quiet);
  expect([time(t.from).value, time(t.to).value]).toEqual(["18:00", "06:30"]);
  expect(screen.queryByText(t.equalTimes)).toBeNull();
});

test("times that were typed before the page hydrated are kept, and saved", async () => {
  const t = en.notificationSettings;
  const served = page({ ...PREFERENCES, quietHours: HOURS });
  const place = servePage(served);
  time(t.from).value = "19:00";
  time(t.to).value = "07:00";
  hydratePage(place, served);
  expect([time(t.from).value, time(t.to).value]).toEqual(["19:00", "07:00"]);
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ quietHours: { from: "19:00", to: "07:00" } }));
  place.remove();
});
