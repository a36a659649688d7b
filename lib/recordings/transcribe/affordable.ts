import { isAffordableSql } from "@/lib/ai/budget";
import { Prisma } from "@/lib/kernel/db";
import { env } from "@/lib/kernel/env";

/** Whether the limits leave what transcribing a statement's recording `r`, with its upload `file`, in a project `p` costs today, as an SQL condition. */
export const CAN_BE_PAID = isAffordableSql({
  businessId: Prisma.sql`p.business_id`,
  userId: Prisma.sql`file.user_id`,
  // One that was not measured yet is at most as long as its bytes allow; it is measured before it is sent.
  microDollars: Prisma.sql`ceil(COALESCE(r.measured_ms, 1) * ${env.OPENAI_PRICE_MINUTE}::float8 * 1000 / 60)`,
});
