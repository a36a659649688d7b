import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { leftToday, secondsToMidnight } from "@/lib/translation/daily-limit";

/** Tokens that a character of the updates costs: what is read, the instructions and the joining; and what is written. */
const READ_PER_CHARACTER = 0.5;
const WRITTEN_PER_CHARACTER = 0.1;

/** How many characters of updates the rest of the business's day pays for; null where calls cost nothing. */
export async function affordableCharacters(businessId: string): Promise<number | null> {
  const price = READ_PER_CHARACTER * env.OPENAI_PRICE_INPUT + WRITTEN_PER_CHARACTER * env.OPENAI_PRICE_OUTPUT;
  return price === 0 ? null : Math.floor((await leftToday(businessId)) / price);
}

/** Throws rate_limited, with how much there is to read, when that is more than the rest of the day pays for. */
export async function assertWithinBudget(
  businessId: string,
  { updates, characters }: { updates: number; characters: number },
): Promise<void> {
  const affordable = await affordableCharacters(businessId);
  if (affordable === null || characters <= affordable) return;
  const share = Math.ceil((10 * characters) / Math.max(1, affordable)) / 10;
  throw new AppError("rate_limited", {
    key: "reportOverBudget",
    params: { updates, share },
    details: { updates, characters, affordableCharacters: affordable },
    retryAfterSeconds: secondsToMidnight(),
  });
}
