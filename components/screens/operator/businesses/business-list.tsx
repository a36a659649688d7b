import { useTranslations } from "next-intl";
import { type Column, DataTable } from "@/components/ui/display/data-table";
import { Choice, Empty, More } from "@/components/screens/operator/list-controls";
import { Loaded } from "@/components/screens/operator/load-state";
import { useConsoleList } from "@/components/screens/operator/use-console";
import { usePlace } from "@/components/screens/operator/use-place";
import { type BusinessSort, SHOWN_STATUSES, type ShownStatus } from "@/lib/operator/limits";
import type { OperatorBusinessView } from "@/lib/operator/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { withQuery } from "@/lib/shared/paths/with-query";

interface BusinessListProps {
  caption: string;
  columns: Column<OperatorBusinessView>[];
  search?: string | undefined;
  status?: ShownStatus | undefined;
  /** Only those with a subscription, past or present, and early adopters. */
  subscribed?: boolean;
  sort?: BusinessSort;
}

/** A list of businesses, read page by page. */
export function BusinessList({ caption, columns, search = "", status, subscribed, sort }: BusinessListProps) {
  const t = useTranslations("console.businesses");
  const businesses = useConsoleList((page) =>
    withQuery(apiPath("admin", "businesses"), {
      ...page,
      sort,
      status,
      search: search || undefined,
      subscribed: subscribed ? "true" : undefined,
    }),
  );
  return (
    <Loaded query={businesses} failed={t("failed")}>
      {(rows) =>
        rows.length === 0 ? (
          search === "" ? (
            <Empty title={t("none")} />
          ) : (
            <Empty title={t("notFound")}>{t("notFoundBody")}</Empty>
          )
        ) : (
          <>
            <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} />
            <More list={businesses} />
          </>
        )
      }
    </Loaded>
  );
}

/** The state to which the place limits its list. */
export function useChosenStatus(): ShownStatus | undefined {
  const { status } = usePlace().listed;
  return SHOWN_STATUSES.find((one) => one === status);
}

/** Limits a list to the businesses of one state; `among`: those to choose from, besides any. */
export function StatusChoice({ among = SHOWN_STATUSES }: { among?: readonly ShownStatus[] }) {
  const t = useTranslations("console");
  const { list } = usePlace();
  const options = among.map((status) => ({ value: status, label: t(`status.${status}`) }));
  return (
    <Choice<ShownStatus | "any">
      label={t("businesses.filter")}
      options={[{ value: "any", label: t("businesses.anyState") }, ...options]}
      value={useChosenStatus() ?? "any"}
      onChoose={(status) => list({ status })}
    />
  );
}
