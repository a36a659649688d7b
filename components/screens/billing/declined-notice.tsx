import CreditCard from "lucide-react/icons/credit-card";
import { useTranslations } from "next-intl";
import type { BillingActions } from "./billing-actions";
import { useOpenPortal } from "./use-open-portal";
import { Button } from "@/components/ui/input/button";
import type { BusinessView } from "@/lib/businesses/view";

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

interface DeclinedNoticeProps {
  business: BusinessView;
  isMain: boolean;
  /** Null for readers who cannot change the card. */
  openPortal: BillingActions["openPortal"] | null;
}

/** What a declined card blocks, and a button to change the card. */
export function DeclinedNotice({ business, isMain, openPortal }: DeclinedNoticeProps) {
  const t = useTranslations("billing");
  const { card } = business;
  return (
    <div className="rounded-[14px] bg-sunk px-4 pt-3.5 pb-4">
      <p className="flex items-center gap-2 font-bold text-danger">
        <CreditCard aria-hidden className="size-4.5 shrink-0" />
        {card
          ? t("declinedCard", { brand: BRAND_NAMES.get(card.brand) ?? t("card"), last4: card.last4 })
          : t("declinedTitle")}
      </p>
      <p className="mt-0.5 text-[0.9375rem] leading-snug">{t("declinedBody")}</p>
      {openPortal && <FixCard business={business} isMain={isMain} openPortal={openPortal} />}
    </div>
  );
}

interface FixCardProps extends DeclinedNoticeProps {
  openPortal: BillingActions["openPortal"];
}

function FixCard({ business, isMain, openPortal }: FixCardProps) {
  const t = useTranslations("billing");
  const { open, pending } = useOpenPortal(openPortal);
  return (
    <Button
      variant={isMain ? "primary" : "secondary"}
      size="sm"
      className="mt-3 w-full"
      pending={pending}
      onClick={() => open(business.id)}
    >
      {t("fixCard")}
    </Button>
  );
}
