import { useTranslations } from "next-intl";
import { type Column, DataTable } from "@/components/ui/display/data-table";
import { Choice, Empty, More } from "@/components/screens/operator/list-controls";
import { Loaded } from "@/components/screens/operator/load-state";
import { useConsoleList } from "@/components/screens/operator/use-console";
import { type BusinessSort, SHOWN_STATUSES, type ShownStatus } from "@/lib/operator/limits";
import type { OperatorBusinessView } from "@/lib/operator/view";
import { consolePaths } from "@/lib/shared/paths/console-paths";

export type StatusFilter = ShownStatus | "any";

interface BusinessListProps {
  caption: string;
  columns: Column<OperatorBusinessView>[];
  search?: string;
  status?: StatusFilter;
  /** Only those with a subscription, past or present, and early adopters. */
  subscribed?: boolean;
  sort?: BusinessSort;
}

/** A list of businesses, read page by page. */
export function BusinessList({ caption, columns, search = "", status, subscribed, sort }: BusinessListProps) {
  const t = useTranslations("console.businesses");
  const businesses = useConsoleList((page) =>
    consolePaths.businesses({
      ...page,
      sort,
      status: status === "any" ? undefined : status,
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

interface StatusChoiceProps {
  value: StatusFilter;
  /** Those to choose from, besides any. */
  among?: readonly ShownStatus[];
  onChoose: (status: StatusFilter) => void;
}

/** Limits a list to the businesses of one state. */
export function StatusChoice({ among = SHOWN_STATUSES, ...choice }: StatusChoiceProps) {
  const t = useTranslations("console");
  const options = among.map((status) => ({ value: status, label: t(`status.${status}`) }));
  return (
    <Choice<StatusFilter>
      label={t("businesses.filter")}
      options={[{ value: "any", label: t("businesses.anyState") }, ...options]}
      {...choice}
    />
  );
}
