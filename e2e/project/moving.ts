import type { Locator, Page } from "@playwright/test";
import { expect } from "@/e2e/kit/fixtures";
import type { Cast } from "@/sandbox/fixtures/cast";
import type { SignedInClient } from "@/sandbox/http/http-client";

/** The library's live region for screen readers. */
export const ANNOUNCEMENTS = "[id^=rfd-announcement]";

let posted = 0;

export async function postUpdate(cast: Cast): Promise<{ id: string; content: string }> {
  posted += 1;
  const content = `Delivery note ${posted} of the timber yard`;
  const { status, body } = await cast.rosa.post<{ id: string }>(`/api/projects/${cast.harlow.id}/updates`, {
    content,
  });
  expect(status).toBe(201);
  return { id: body.id, content };
}

/** Opens the project as Rosa, and waits for the drag code, which loads and mounts when a handle is first used. */
export async function openProject(page: Page, cast: Cast): Promise<void> {
  await visitProject(page, cast, cast.rosa);
  const handle = page.locator("[data-move-handle]").first();
  await expect(async () => {
    await handle.blur();
    await handle.focus();
    await expect(page.locator(ANNOUNCEMENTS)).toBeAttached({ timeout: 500 });
  }).toPass();
}

export async function visitProject(
  page: Page,
  cast: Cast,
  { user: { email, password } }: SignedInClient,
): Promise<void> {
  const answer = await page.request.post("/api/login", { data: { email, password } });
  expect(answer.ok()).toBe(true);
  await page.goto(`/projects/${cast.harlow.id}`);
}

export function entryOf(page: Page, content: string): Locator {
  return page
    .getByRole("listitem")
    .filter({ has: page.locator("[data-move-handle]"), hasText: content })
    .last();
}

export async function expectPlace(
  cast: Cast,
  id: string,
  place: { taskId: string | null; subtaskId: string | null },
): Promise<void> {
  const read = async () => {
    const { rows } = await cast.sql.query<{ task_id: string | null }>(
      "SELECT task_id, subtask_id FROM updates WHERE id = $1",
      [id],
    );
    return rows[0];
  };
  await expect.poll(read).toEqual({ task_id: place.taskId, subtask_id: place.subtaskId });
}
