import { useInfiniteQuery } from "@tanstack/react-query";
import { Ban, Check, Clock3 as Clock, Download, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useBilled } from "./billing-context";
import { useOpenPortal } from "./use-open-portal";
import { TimeText } from "@/components/providers/time-text";
import { useErrorText } from "@/components/providers/use-error-text";
import { useFormat } from "@/components/providers/use-format";
import { LoadingRegion } from "@/components/shell/loading-region";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import type { InvoiceView } from "@/lib/billing/view";
import { api, ApiError } from "@/lib/browser/api-client";
import { itemsOf, paged } from "@/lib/browser/paged";
import { apiPath } from "@/lib/shared/paths/api-path";
import { withQuery } from "@/lib/shared/paths/with-query";
import { queryKeys } from "@/lib/shared/query-keys";

/** How many are shown at first. */
const SHOWN = 3;

/** What the business was charged, and a button to change its card. */
export function Invoices() {
  const t = useTranslations("billing");
  const { business } = useBilled();
  const { open, pending } = useOpenPortal();
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-bold">{t("invoices.title")}</h3>
        {business.card && business.subscriptionStatus !== "past_due" && (
          <Button variant="link" size="inline" className="text-sm" pending={pending} onClick={open}>
            {t("changeCard")}
          </Button>
        )}
      </div>
      <InvoiceList />
    </div>
  );
}

function InvoiceList() {
  const t = useTranslations("billing.invoices");
  const { business } = useBilled();
  const invoices = useInvoices(business.id);
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage } = invoices;
  const retry = () => void (isFetchNextPageError ? fetchNextPage() : invoices.refetch());
  const failure = error && !isFetching && <Failure error={error} retry={retry} />;
  if (failure && !isFetchNextPageError) return failure;
  if (!data)
    return (
      <LoadingRegion>
        <Skeleton className="my-3 h-5 w-full" />
      </LoadingRegion>
    );
  if (data.length === 0) return <None />;
  const hidden = !showsAll && data.length > SHOWN;
  return (
    <>
      <ul className="divide-y divide-line">
        {data.slice(0, hidden ? SHOWN : data.length).map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {failure}
      {(hidden || hasNextPage) && !failure && (
        <Button
          variant="ghost"
          size="text"
          className="-ml-3"
          pending={isFetching}
          onClick={() => {
            setShowsAll(true);
            if (!hidden) void fetchNextPage();
          }}
        >
          {hidden ? t("all") : t("older")}
        </Button>
      )}
    </>
  );
}

/** A business's invoices from Stripe, newest first, without those of zero. */
function useInvoices(businessId: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.invoices(businessId),
    ...paged((before) => api.page(withQuery(apiPath("businesses", businessId, "invoices"), { before }))),
    select: (list) => itemsOf(list).filter(({ amountDue }) => amountDue > 0),
  });
}

function None() {
  const { nextCharge } = useBilled().business;
  const t = useTranslations("billing.invoices");
  const format = useFormat();
  return (
    <p className="mt-1 text-[0.9375rem] text-muted">
      {nextCharge ? (
        <TimeText>{t("firstOn", { date: format.shortDate(nextCharge.at) })}</TimeText>
      ) : (
        t("none")
      )}
    </p>
  );
}

function Failure({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslations("billing.invoices");
  const textOf = useErrorText();
  const isOffline = error instanceof ApiError && error.code === "offline";
  return (
    <div role="alert" className="mt-1 text-[0.9375rem] text-muted">
      <p>{isOffline ? t("offline") : `${t("failed")} ${textOf(error)}`}</p>
      <Button variant="ghost" size="text" className="-ml-3" onClick={retry}>
        {t("retry")}
      </Button>
    </div>
  );
}

/** An invoice: its date links to Stripe's page of it, the arrow to its PDF. */
function InvoiceRow({ invoice }: { invoice: InvoiceView }) {
  const t = useTranslations("billing.invoices");
  const format = useFormat();
  const { createdAt, amountDue, currency, url, pdfUrl } = invoice;
  const date = format.date(createdAt);
  const elsewhere = { target: "_blank", rel: "noreferrer" };
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2.5 text-[0.9375rem] max-[359px]:gap-x-1">
      <TimeText className="shrink-0 min-[360px]:w-27">
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
