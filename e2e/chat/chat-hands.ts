import type { Page } from "@playwright/test";
import type { Texts } from "@/e2e/kit/crew";
import { connect } from "@/sandbox/database/test-database";

/** The project page's button that opens its chat. */
export function chatButton(page: Page, texts: Texts) {
  return page.getByRole("button", { name: new RegExp(`^${texts.chat.title}`) }).locator("visible=true");
}

/** Messages to the team, one a minute, already read by the crew. */
export async function seedMessages(
  databaseUrl: string,
  { projectId, authorId, count }: { projectId: string; authorId: string; count: number },
): Promise<void> {
  const sql = await connect(databaseUrl);
  await sql.query(
    `INSERT INTO chat_messages (id, project_id, author_id, content, created_at, seq)
     SELECT gen_random_uuid(), $1, $2, 'Message ' || n || '.', now() - ($3 - n) * interval '1 minute', n
     FROM generate_series(1, $3::int) n`,
    [projectId, authorId, count],
  );
  await sql.query("UPDATE projects SET event_seq = event_seq + $2 WHERE id = $1", [projectId, count]);
  await sql.query(
    `INSERT INTO chat_reads (user_id, project_id, channel_id, seq) SELECT user_id, $1, $1, $2 FROM project_members
     WHERE project_id = $1`,
    [projectId, count],
  );
  await sql.end();
}
