import { openAs } from "@/e2e/kit/crew";
import { expect, test } from "@/e2e/kit/fixtures";
import { sampleOf } from "@/e2e/kit/prove-only";
import { enlargeText, textsOutside } from "@/e2e/looks/enlarge-text";
import * as en from "@/messages/en";
import { addUpdate } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
/** Zones without daylight saving time, twenty hours apart, with their hours ahead of UTC. */
const ZONES = [
  { timezoneId: "Pacific/Kiritimati", ahead: 14 },
  { timezoneId: "America/Guatemala", ahead: -6 },
];

test("all updates are divided where the reader's own day changes, and nowhere else, and that fits with text at 200 %", async ({
  server,
  newPerson,
  ownSite: { rosa, project },
}) => {
  await rosa.post(`/api/projects/${project}/end-guide`);
  // A minute before and after the midnight at which yesterday began, in each zone.
  const times = ZONES.flatMap(({ ahead }) => {
    const midnight = Math.floor((Date.now() + ahead * HOUR) / DAY) * DAY - DAY - ahead * HOUR;
    return [midnight - MINUTE, midnight + MINUTE];
  });
  const sql = await connect(server.databaseUrl);
  for (const time of times) {
    const [content, createdAt] = [new Date(time).toISOString(), new Date(time)];
    await addUpdate(sql, { projectId: project, authorId: rosa.user.id, content, createdAt });
  }
  await sql.end();

  for (const { timezoneId, ahead } of sampleOf(ZONES, 0)) {
    const page = await newPerson({ timezoneId, locale: "en-US", viewport: { width: 390, height: 844 } });
    // On the first visit the page detects the zone.
    await openAs(page, rosa, `${project}?folder=all`);
    const line = page.getByRole("list", { name: en.updates.all });
    for (const visit of ["first", "second"]) {
      if (visit === "second") await page.reload();
      await expect.poll(() => line.locator("> li").evaluateAll(linesOf)).toEqual(expected(times, ahead));
    }
    await page.setViewportSize({ width: 360, height: 640 });
    await enlargeText(page, "200%");
    expect(await textsOutside(line)).toEqual([]);
    await page.context().close();
  }
});

/** Runs in the page: the dividers' texts, and the contents of the updates between. */
function linesOf(items: Element[]): string[] {
  return items.map((item) => /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(item.textContent)?.[0] ?? item.textContent);
}

/** The expected lines by plain arithmetic, newest first. */
function expected(times: number[], ahead: number): string[] {
  const dayOf = (time: number) => Math.floor((time + ahead * HOUR) / DAY);
  const today = dayOf(Date.now());
  let shown = today;
  return times
    .toSorted((a, b) => b - a)
    .flatMap((time) => {
      const day = dayOf(time);
      const divider = day === shown ? [] : [dividerOf(day, today)];
      shown = day;
      return [...divider, new Date(time).toISOString()];
    });
}

function dividerOf(day: number, today: number): string {
  const [date, now] = [new Date(day * DAY), new Date(today * DAY)];
  const text = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString("en-US", { timeZone: "UTC", ...options });
  const name = day === today - 1 ? "Yesterday" : text({ weekday: "long" });
  const year = date.getUTCFullYear() === now.getUTCFullYear() ? {} : ({ year: "numeric" } as const);
  return `${name}, ${text({ month: "long", day: "numeric", ...year })}`;
}
