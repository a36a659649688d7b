import { useTranslations } from "next-intl";
import { type Column, DataTable } from "@/components/ui/display/data-table";
import { Empty, More } from "@/components/screens/operator/list-controls";
import { Loaded } from "@/components/screens/operator/load-state";
import { useConsoleList } from "@/components/screens/operator/use-console";
import type { BusinessSort, ShownStatus } from "@/lib/operator/limits";
import type { OperatorBusinessView } from "@/lib/operator/view";
import { consolePaths } from "@/lib/shared/paths/console-paths";

interface BusinessListProps {
  caption: string;
  columns: Column<OperatorBusinessView>[];
  search?: string;
  status?: ShownStatus | undefined;
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
