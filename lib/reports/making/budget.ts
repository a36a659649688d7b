import { leftToday, type Payer, secondsToMidnight } from "@/lib/ai/budget";
import { isAiConfigured } from "@/lib/ai/client";
import { chatEstimate, pricePerCharacter } from "@/lib/ai/cost";
import { AppError } from "@/lib/shared/errors";

/** What a call takes besides the updates, in characters: the instructions, and the JSON around a few updates. */
const AROUND = { instructions: 4_000, data: 500 };

/** How many characters of updates the rest of the payer's day pays for; null where calls cost nothing, or are not made. */
export async function affordableCharacters(payer: Payer): Promise<number | null> {
  const price = pricePerCharacter();
  if (price === 0 || !isAiConfigured()) return null;
  return Math.max(0, Math.floor(((await leftToday(payer)) - chatEstimate(AROUND)) / price));
}

/** Throws rate_limited, with how much there is to read, when that is more than the rest of the day pays for. */
export async function assertWithinBudget(
  payer: Payer,
  { updates, characters }: { updates: number; characters: number },
): Promise<void> {
  const affordable = await affordableCharacters(payer);
  if (affordable === null || characters <= affordable) return;
  const share = Math.ceil((10 * characters) / Math.max(1, affordable)) / 10;
  throw new AppError("rate_limited", {
    key: "reportOverBudget",
    params: { updates, share },
    details: { updates, characters, affordableCharacters: affordable },
    retryAfterSeconds: secondsToMidnight(),
  });
}
