import { CreditCard } from "lucide-react";
import { useTranslations } from "next-intl";
import { useBilled } from "./billing-context";
import { useOpenPortal } from "./use-open-portal";
import { Button } from "@/components/ui/input/button";

/** By Stripe's codes; uncommon brands have no name. */
const BRAND_NAMES = new Map([
  ["visa", "Visa"],
  ["mastercard", "Mastercard"],
  ["amex", "American Express"],
  ["discover", "Discover"],
  ["diners", "Diners Club"],
  ["jcb", "JCB"],
  ["unionpay", "UnionPay"],
]);

/** What a declined card blocks, and a button to change the card. */
export function DeclinedNotice({ canFix }: { canFix: boolean }) {
  const t = useTranslations("billing");
  const { card } = useBilled().business;
  return (
    <div className="rounded-[14px] bg-sunk px-4 pt-3.5 pb-4">
      <p className="flex items-center gap-2 font-bold text-danger">
        <CreditCard aria-hidden className="size-4.5 shrink-0" />
        {card
          ? t("declinedCard", { brand: BRAND_NAMES.get(card.brand) ?? t("card"), last4: card.last4 })
          : t("declinedTitle")}
      </p>
      <p className="mt-0.5 text-[0.9375rem] leading-snug">{t("declinedBody")}</p>
      {canFix && <FixCard />}
    </div>
  );
}

function FixCard() {
  const t = useTranslations("billing");
  const { isMain } = useBilled();
  const { open, pending } = useOpenPortal();
  return (
    <Button
      variant={isMain ? "primary" : "secondary"}
      size="sm"
      className="mt-3 w-full"
      pending={pending}
      onClick={open}
    >
      {t("fixCard")}
    </Button>
  );
}
