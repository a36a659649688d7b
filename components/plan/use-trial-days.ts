import { dayAfter } from "@/lib/i18n/days";
import { useFormat } from "@/components/providers/use-format";
import { useToday } from "@/components/providers/use-today";
import { PRICING } from "@/lib/shared/product";

/** A trial in the reader's calendar days (YYYY-MM-DD); null without one. Render the result inside a TimeText. */
export function useTrialDays(endsAt: string | null) {
  const format = useFormat();
  // Rerenders at the reader's midnight.
  useToday();
  if (endsAt === null) return null;
  const chargedOn = format.today(endsAt);
  const left = Math.min(PRICING.trialDays, Math.max(0, format.daysLeft(chargedOn)));
  const [first, last] = [dayAfter(chargedOn, -PRICING.trialDays), dayAfter(chargedOn, -1)];
  return { left, used: PRICING.trialDays - left, first, last };
}
