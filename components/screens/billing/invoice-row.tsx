import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock-3";
import Download from "lucide-react/icons/download";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "next-intl";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import type { InvoiceView } from "@/lib/billing/view";

/** An invoice: its date links to Stripe's page of it, the arrow to its PDF. */
export function InvoiceRow({ invoice }: { invoice: InvoiceView }) {
  const t = useTranslations("billing.invoices");
  const format = useFormat();
  const { createdAt, amountDue, currency, url, pdfUrl } = invoice;
  const date = format.date(createdAt);
  const elsewhere = { target: "_blank", rel: "noreferrer" };
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2.5 text-[0.9375rem]">
      <TimeText className="w-27 shrink-0">
        {url === null ? (
          date
        ) : (
          <a
            href={url}
            aria-label={t("view", { date })}
            className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-3"
            {...elsewhere}
          >
            {date}
          </a>
        )}
      </TimeText>
      <InvoiceStatus invoice={invoice} />
      <span>{format.amount(amountDue, currency)}</span>
      {pdfUrl !== null && (
        <a
          href={pdfUrl}
          aria-label={t("download", { date })}
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-button text-muted hover:bg-sunk hover:text-ink"
          {...elsewhere}
        >
          <Download aria-hidden className="size-4.5" />
        </a>
      )}
    </li>
  );
}

const LOOKS = {
  declined: { icon: TriangleAlert, color: "text-danger" },
  paid: { icon: Check, color: "text-ok" },
  void: { icon: Ban, color: "text-muted" },
  open: { icon: Clock, color: "text-muted" },
} as const;

function InvoiceStatus({ invoice }: { invoice: InvoiceView }) {
  const t = useTranslations("billing.invoices");
  const state = stateOf(invoice);
  const { icon: Icon, color } = LOOKS[state];
  return (
    <span
      className={`flex flex-1 items-center gap-1.5 text-sm font-strong [&_svg]:size-4 [&_svg]:shrink-0 ${color}`}
    >
      <Icon aria-hidden />
      {t(state)}
    </span>
  );
}

function stateOf({ status, isDeclined }: InvoiceView): keyof typeof LOOKS {
  if (isDeclined) return "declined";
  if (status === "paid") return "paid";
  return status === "void" || status === "uncollectible" ? "void" : "open";
}
