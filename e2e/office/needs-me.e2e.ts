import type { Page } from "@playwright/test";
import { UNDO_MS } from "@/components/tasks/subtask/pending-ticks";
import { chatButton } from "@/e2e/chat/chat-hands";
import { openAs, openWriting, sendButton, write } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { openLive, untilNothingIsFetched } from "@/e2e/kit/hands";
import { newSite, signIn, toast } from "@/e2e/kit/new-site";
import { SOON } from "@/e2e/kit/soon";
import { violations } from "@/e2e/looks/axe";
import type { NotificationView } from "@/lib/notifications/view";
import { notificationPaths } from "@/lib/shared/paths/notification-paths";
import { LANGUAGE_KEY } from "@/lib/shared/languages";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { connect } from "@/sandbox/database/test-database";
import { made } from "@/sandbox/fixtures/cast";
import { signUp } from "@/sandbox/http/http-client";

const { asking, dashboard, nav, outbox, search } = en;
const PHONE = { width: 390, height: 844 };

/** The bell, with how many it says are unread. */
function bell(page: Page, count: number) {
  const said = count === 0 ? nav.notifications : `${nav.notifications} ${String(count)} unread`;
  return page.getByRole("button", { name: said, exact: true });
}

test("the bell counts live and leads to the item itself, and what was opened is read on the other device", async ({
  page,
  newPerson,
  crew: { rosa, mateo, projectId },
}) => {
  const updateId = await made(
    rosa.post(`/api/projects/${projectId}/updates`, { content: "The slab is poured on Monday." }),
  );
  const phone = await newPerson({ viewport: PHONE });
  for (const device of [page, phone]) {
    await signIn(device, rosa);
    await openLive(device, () => device.goto("/dashboard"));
  }
  await expect(bell(page, 2), "two have joined").toBeVisible();
  await bell(page, 2).click();
  await page.getByRole("button", { name: en.notifications.markAllRead }).click();
  await page.keyboard.press("Escape");
  await expect(bell(phone, 0)).toBeVisible(SOON);

  const id = await made(mateo.post(`/api/updates/${updateId}/comments`, { content: "Which grade is it?" }));
  // More than its page shows at first.
  for (let n = 1; n <= 24; n += 1)
    await made(rosa.post(`/api/updates/${updateId}/comments`, { content: `Load ${String(n)} is here.` }));
  await expect(bell(page, 1)).toBeVisible(SOON);
  await expect(bell(phone, 1)).toBeVisible(SOON);
  await bell(phone, 1).click();
  await phone
    .getByRole("dialog", { name: nav.notifications })
    .getByRole("link", { name: "Mateo Rivas commented" })
    .click();
  await phone.waitForURL(`**${notificationPaths.comment(projectId, updateId, id)}`);
  const comment = phone.getByRole("listitem").filter({ hasText: "Which grade is it?" });
  await expect(comment).toBeFocused();
  await expect(comment).toBeInViewport({ ratio: 1 });
  await expect(bell(page, 0)).toBeVisible(SOON);

  await test.step("what arrives where it is being read is read, too", async () => {
    const told = async () => {
      const { body } = await rosa.get<NotificationView[]>(notificationPaths.list());
      return body.filter(({ excerpt }) => excerpt === "It is here.").map(({ readAt }) => readAt !== null);
    };
    await openLive(page, () => openAs(page, rosa, projectId));
    await expect(page.getByText("Load 24 is here.")).toBeVisible();
    await made(mateo.post(`/api/updates/${updateId}/comments`, { content: "It is here." }));
    await expect(page.getByText("It is here.")).toBeVisible(SOON);
    await expect.poll(told).toEqual([true]);
  });
});

test("a notification of a subtask far down its task leads to it", async ({
  page,
  crew: { rosa, mateo, projectId },
}) => {
  const taskId = await made(rosa.post(`/api/projects/${projectId}/tasks`, { name: "Fence" }));
  await rosa.post(`/api/tasks/${taskId}/members`, { userId: mateo.user.id });
  let last = "";
  for (let n = 1; n <= 16; n += 1)
    last = await made(rosa.post(`/api/tasks/${taskId}/subtasks`, { name: `Post ${String(n)}` }));
  expect((await mateo.put(`/api/subtasks/${last}/complete`)).status).toBe(200);
  await page.setViewportSize(PHONE);
  await signIn(page, rosa);
  await page.goto("/dashboard");
  await bell(page, 3).click();
  await page
    .getByRole("dialog", { name: nav.notifications })
    .getByRole("link", { name: /“Post 16”/ })
    .click();
  const row = page.locator(`[data-subtask="${last}"]`);
  await expect(row.getByText("Post 16", { exact: true })).toBeInViewport({ ratio: 1 });
});

test("a notification of several updates leads to the newest of them in its place, also from there", async ({
  page,
  crew: { rosa, mateo, june, projectId },
}) => {
  const taskId = await made(rosa.post(`/api/projects/${projectId}/tasks`, { name: "North wall" }));
  const subtaskId = await made(rosa.post(`/api/tasks/${taskId}/subtasks`, { name: "Forms" }));
  for (const worker of [mateo, june])
    await rosa.post(`/api/tasks/${taskId}/members`, { userId: worker.user.id });
  const post = (who: typeof mateo, content: string) =>
    made(who.post(`/api/projects/${projectId}/updates`, { content, taskId, subtaskId }));
  for (let n = 1; n <= 4; n += 1) await post(mateo, `Panel ${String(n)} is up.`);
  // More than the place shows at first.
  for (let n = 1; n <= 16; n += 1) await post(june, `Tie ${String(n)} is in.`);
  await page.setViewportSize(PHONE);
  await signIn(page, rosa);
  await page.goto("/dashboard");
  const follow = async (count: number, name: string) => {
    await bell(page, count).click();
    await page.getByRole("dialog", { name: nav.notifications }).getByRole("link", { name }).click();
  };
  const line = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  await follow(4, "Mateo Rivas posted 4 updates");
  await page.waitForURL(`**/projects/${projectId}?folder=${taskId}&subtask=${subtaskId}`);
  await expect(line("Panel 4 is up.").last()).toBeFocused();
  await expect(line("Panel 4 is up.").last()).toBeInViewport({ ratio: 1 });

  await test.step("what came above while the reader was further down", async () => {
    for (const n of [5, 6]) await post(mateo, `Panel ${String(n)} is up.`);
    await expect(page.getByRole("button", { name: "2 new updates" })).toBeVisible(SOON);
    await expect(line("Panel 6 is up.")).toHaveCount(0);
    await follow(1, "Mateo Rivas posted 2 updates");
    await expect(line("Panel 6 is up.").last()).toBeFocused();
    await expect(line("Panel 6 is up.").last()).toBeInViewport({ ratio: 1 });
  });
});

test("a question asked on a phone stands in Needs you at once, is answered there, and leaves both", async ({
  page,
  newPerson,
  crew: { rosa, mateo, projectId },
}) => {
  await rosa.patch(`/api/projects/${projectId}/update-permission`, { updatePermission: "all_contributors" });
  const phone = await newPerson({ viewport: PHONE, locale: "es-MX" });
  await openLive(phone, () => openAs(phone, mateo, projectId));
  await signIn(page, rosa);
  await openLive(page, () => page.goto("/dashboard"));
  const needs = page.getByRole("region", { name: dashboard.needsYou });
  await write(phone, es, "¿Rellenamos el jueves?");
  await phone.getByRole("checkbox", { name: es.asking.needsAnswer }).check();
  await sendButton(phone, es).click();
  const open = phone.getByRole("paragraph").filter({ hasText: es.asking.needsAnswer });
  await expect(open).toBeVisible();
  await expect(needs.getByText("¿Rellenamos el jueves?")).toBeVisible(SOON);
  expect(await (await page.request.get("/dashboard")).text()).toContain(">“¿Rellenamos el jueves?”</p>");
  const answer = needs.getByRole("button", { name: "Answer Mateo Rivas" });
  await answer.click();
  await needs.getByRole("link", { name: "See it: the question of Mateo Rivas" }).click();
  await page.waitForURL(/\/updates\//);
  await expect(page.getByRole("paragraph").filter({ hasText: asking.needsAnswer })).toBeVisible();
  await expect(page.getByRole("button", { name: asking.answer })).toBeVisible();
  await page.goBack();
  await answer.click();
  await needs.getByRole("textbox", { name: asking.yourAnswer }).fill("Wait for the inspector.");
  await needs.getByRole("button", { name: asking.send }).click();
  await expect(needs.getByText("¿Rellenamos el jueves?")).toHaveCount(0, SOON);
  await expect(phone.getByText("Wait for the inspector.")).toBeVisible(SOON);
  await expect(open).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(needs.getByText("¿Rellenamos el jueves?")).toHaveCount(0);

  await test.step("from the team's chat as well", async () => {
    await made(mateo.post(`/api/projects/${projectId}/messages`, { content: "¿Qué pernos?" }));
    await chatButton(phone, es).click();
    const chat = phone.getByRole("dialog", { name: es.chat.title });
    await chat.getByRole("button", { name: "Opciones del mensaje de Mateo Rivas" }).click();
    await phone.getByRole("menuitem", { name: es.asking.fromChat }).click();
    await expect(needs.getByText("¿Qué pernos?")).toBeVisible(SOON);
  });
});

test("an answer that is not sent stands with its question, to be edited or discarded", async ({
  page,
  context,
  problems,
  crew: { rosa, mateo, projectId },
}) => {
  problems.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|403/);
  const question = { content: "Do we backfill on Thursday?" };
  await made(mateo.post(`/api/projects/${projectId}/questions`, question));
  await page.setViewportSize(PHONE);
  await signIn(page, rosa);
  await openLive(page, () => page.goto("/dashboard"));
  const needs = page.getByRole("region", { name: dashboard.needsYou });
  const answer = needs.getByRole("button", { name: "Answer Mateo Rivas" });
  const send = async (text: string) => {
    await answer.click();
    await needs.getByRole("textbox", { name: asking.yourAnswer }).fill(text);
    await needs.getByRole("button", { name: asking.send }).click();
  };
  const row = (text: string) => needs.getByRole("button", { name: `“${text}”` });

  await test.step("waiting for a signal", async () => {
    await untilNothingIsFetched(page);
    await context.setOffline(true);
    await send("Wait for the inspector.");
    await expect(row("Wait for the inspector.")).toContainText(outbox.states.waiting);
    await expect(row("Wait for the inspector.")).toBeFocused();
    await row("Wait for the inspector.").press("Enter");
    expect(await violations(page, "light")).toEqual([]);
    await needs.getByRole("button", { name: outbox.discard }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: outbox.discard }).press("Enter");
    await expect(answer).toBeFocused();
  });

  await test.step("refused", async () => {
    await send("After ten.");
    await page.route("**/answer", (route) =>
      route.fulfill({ status: 403, json: { code: "forbidden", message: "No." } }),
    );
    await context.setOffline(false);
    await expect(row("After ten.")).toContainText(outbox.states.refused, SOON);
    await expect(needs.getByText(/You may no longer write/)).toBeVisible();
    await page.unroute("**/answer");
    await row("After ten.").click();
    await needs.getByRole("button", { name: outbox.edit }).click();
    await needs.getByRole("textbox", { name: outbox.textLabel }).fill("After eleven.");
    await needs.getByRole("button", { name: outbox.save }).click();
    await expect(needs).toHaveCount(0, SOON);
  });
  const { body } = await mateo.get<{ content: string }[]>(`/api/recent-updates`);
  expect(body).toHaveLength(1);
});

test("a subtask that is due is ticked in its row, which can be undone, and leaves on every device", async ({
  page,
  newPerson,
  server,
  crew: { rosa, mateo, projectId },
}) => {
  const taskId = await made(rosa.post(`/api/projects/${projectId}/tasks`, { name: "Framing" }));
  await rosa.post(`/api/tasks/${taskId}/members`, { userId: mateo.user.id });
  const due = async (name: string, days: number) => {
    const id = await made(rosa.post(`/api/tasks/${taskId}/subtasks`, { name }));
    const dueDate = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    expect((await rosa.patch(`/api/subtasks/${id}`, { dueDate })).status).toBe(200);
  };
  await due("Ordenar herrajes", -2);
  await due("Pedir madera", 9);
  const phone = await newPerson({ viewport: PHONE, locale: "es-MX" });
  await phone.clock.install();
  const needs = (device: Page) => device.getByRole("region", { name: es.dashboard.needsYou });
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: server.url }]);
  for (const device of [page, phone]) {
    await signIn(device, mateo);
    await openLive(device, () => device.goto("/dashboard"));
    await expect(needs(device).getByRole("listitem")).toHaveText([/Ordenar herrajes.*de atraso/]);
  }
  const tick = needs(phone).getByRole("checkbox");
  await tick.click();
  // The six seconds stand still then, however slow the machine is.
  await phone.clock.pauseAt((await phone.evaluate(() => Date.now())) + UNDO_MS / 2);
  await expect(tick).toBeChecked();
  await needs(phone)
    .getByRole("button", { name: /^Deshacer/ })
    .click();
  await expect(tick).not.toBeChecked();
  await phone.clock.resume();
  await tick.click();
  await expect(tick).toBeChecked();
  await phone.clock.fastForward(UNDO_MS);
  for (const device of [phone, page]) await expect(device.getByText(es.dashboard.nothingWaits)).toBeVisible();
});

test("the keyboard alone finds an update by `/`, and a word of one project from the bar", async ({
  page,
  crew: { rosa, projectId },
}) => {
  const id = await made(
    rosa.post(`/api/projects/${projectId}/updates`, { content: "The rebar is tied on the east side." }),
  );
  const field = page.getByRole("searchbox", { name: search.field });
  const found = page.getByRole("main").getByRole("link", { name: /rebar/ });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, rosa);
  await page.goto("/dashboard");
  await expect(bell(page, 2), "the page listens for keys").toBeVisible();

  await test.step("`/` opens it on every page", async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused();
    await page.keyboard.type("REBÁR east");
    await expect(found).toHaveText(/Harlow Street/);
    await expect(found.locator("mark"), "of all that was typed").toHaveText(["rebar", "east"]);
    await page.keyboard.press("Tab");
    await expect(found).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/projects/${projectId}/updates/${id}`);
    await page.goBack();
    await expect(field).toHaveValue("REBÁR east");
  });

  await test.step("the bar leads to the search in the project", async () => {
    await page.goto(`/projects/${projectId}`);
    await page.getByRole("link", { name: nav.search }).focus();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await expect(page.getByRole("radio", { name: "In Harlow Street" })).toBeChecked();
    await page.keyboard.type("rebar");
    await expect(found).toBeVisible();
  });
});

test("an invitation to run a business is accepted in its row, and another one is declined", async ({
  page,
  server,
}) => {
  const [{ rosa }, { rosa: other }, nora] = await Promise.all([
    newSite(server),
    newSite(server),
    signUp(server, { name: "Nora Bell" }),
  ]);
  const sql = await connect(server.databaseUrl);
  await sql.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [nora.user.id]);
  for (const owner of [rosa, other])
    await sql.query(
      `INSERT INTO admin_invitations (id, business_id, email, invited_by, token, expires_at)
       SELECT gen_random_uuid(), id, $2, owner_id, gen_random_uuid(), now() + interval '1 day' FROM businesses WHERE owner_id = $1`,
      [owner.user.id, nora.user.email],
    );
  await sql.end();
  await page.setViewportSize(PHONE);
  await signIn(page, nora);
  await page.goto("/dashboard");
  const rows = page
    .getByRole("region", { name: dashboard.needsYou })
    .getByRole("listitem")
    .filter({ hasText: "Rosa Ortiz invites you" });
  await expect(rows).toHaveCount(2);
  expect(await violations(page, "light")).toEqual([]);
  await rows
    .first()
    .getByRole("button", { name: /^Accept/ })
    .press("Enter");
  await expect(toast(page, "You are now an admin of Ortiz Framing")).toBeVisible();
  await expect(rows).toHaveCount(1);
  await rows.getByRole("button", { name: /^Decline/ }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: dashboard.invitation.decline }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole("button", { name: en.projects.newProject })).toBeVisible();
});

test.describe("whom an @ means", () => {
  test("is chosen by a tap or by keys alone, among those who see the place", async ({
    page,
    crew: { rosa, mateo, june, projectId },
  }) => {
    const taskId = await made(rosa.post(`/api/projects/${projectId}/tasks`, { name: "Framing" }));
    await rosa.post(`/api/tasks/${taskId}/members`, { userId: mateo.user.id });
    await made(june.post(`/api/projects/${projectId}/updates`, { content: "The crane is here." }));
    const people = page.getByRole("listbox", { name: asking.people }).getByRole("option");

    await test.step("on a phone, in a folder that one of the two sees", async () => {
      await page.setViewportSize(PHONE);
      await signIn(page, rosa);
      await page.goto(`/projects/${projectId}?folder=${taskId}`);
      const field = await openWriting(page, en);
      await field.tap();
      await field.pressSequentially("Ask @");
      await expect(people).toHaveText(["Mateo Rivas"]);
      await people.tap();
      await expect(field).toHaveValue("Ask @Mateo Rivas ");
      await expect(field).toBeFocused();
      await sendButton(page, en).click();
      // The field holds the text until the phone has stored it.
      await expect(field).toHaveValue("");
    });

    await test.step("by keys, in a comment where everybody sees it", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/projects/${projectId}`);
      await page.getByRole("button", { name: en.updates.comment }).first().press("Enter");
      const field = page.getByLabel(en.updates.commentText);
      await expect(field).toBeFocused();
      await page.keyboard.type("@");
      await expect(people).toHaveCount(2);
      await expect(field).toHaveAttribute("aria-activedescendant", /-0$/);
      await page.keyboard.press("ArrowDown");
      const second = await people.nth(1).innerText();
      await expect(people.nth(1)).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue(`@${second} `);
      await page.keyboard.type("@ju");
      await expect(people).toHaveText(["June Park"]);
      await page.keyboard.press("Escape");
      await expect(people).toHaveCount(0);
      await expect(field).toBeFocused();
    });

    const told = async () => {
      const { body } = await mateo.get<NotificationView[]>(notificationPaths.list());
      return body.map(({ kind }) => kind);
    };
    await expect.poll(told).toContain("mention");
  });
});
