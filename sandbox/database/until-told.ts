import type { Client } from "pg";
import { expect, vi } from "vitest";

/** Waits until people were told of everything that has happened in projects, or in one. */
export async function untilTold(sql: Client, projectId: string | null = null): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rowCount } = await sql.query(
        "SELECT FROM projects p LEFT JOIN notified_up_to t ON t.project_id = p.id WHERE p.event_seq > COALESCE(t.seq, 0) AND ($1::uuid IS NULL OR p.id = $1)",
        [projectId],
      );
      expect(rowCount).toBe(0);
    },
    { timeout: 20_000, interval: 50 },
  );
}
