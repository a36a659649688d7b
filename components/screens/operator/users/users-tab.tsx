import { useTranslations } from "next-intl";
import { UserPage } from "./user-page";
import { useFormat } from "@/components/providers/use-format";
import { type Column, DataTable } from "@/components/ui/display/data-table";
import {
  Choice,
  Controls,
  Empty,
  Heading,
  More,
  SearchForm,
} from "@/components/screens/operator/list-controls";
import { Loaded } from "@/components/screens/operator/load-state";
import { PlaceLink } from "@/components/screens/operator/place-link";
import { useConsoleList } from "@/components/screens/operator/use-console";
import { usePlace } from "@/components/screens/operator/use-place";
import { Badge } from "@/components/ui/display/badge";
import { USER_SORTS } from "@/lib/operator/limits";
import type { OperatorUserView, OperatorView } from "@/lib/operator/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { withQuery } from "@/lib/shared/paths/with-query";

/** All users, searchable by email, and one user's page. */
export default function UsersTab({ operator }: { operator: OperatorView }) {
  const { user } = usePlace();
  return user === null ? <UserList /> : <UserPage key={user} userId={user} operator={operator} />;
}

function UserList() {
  const t = useTranslations("console");
  const { listed, list } = usePlace();
  const sort = USER_SORTS.find((one) => one === listed.sort) ?? "newest";
  const email = listed.search || undefined;
  const users = useConsoleList((page) => withQuery(apiPath("admin", "users"), { ...page, sort, email }));
  const columns = useColumns();
  return (
    <>
      <Heading title={t("tabs.users")} />
      <Controls>
        <SearchForm label={t("users.search")} />
        <Choice
          label={t("order")}
          value={sort}
          options={USER_SORTS.map((value) => ({ value, label: t(`users.sort.${value}`) }))}
          onChoose={(chosen) => list({ sort: chosen })}
        />
      </Controls>
      <Loaded query={users} failed={t("users.failed")}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t("users.notFound")}>{t("users.notFoundBody")}</Empty>
          ) : (
            <>
              <DataTable caption={t("tabs.users")} columns={columns} rows={rows} keyOf={({ id }) => id} />
              <More list={users} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function useColumns(): Column<OperatorUserView>[] {
  const t = useTranslations("console.users");
  const format = useFormat();
  const days = ({ daysSinceLastLogin }: OperatorUserView) =>
    daysSinceLastLogin === null ? t("never") : t("daysAgo", { days: daysSinceLastLogin });
  return [
    { label: t("name"), cell: (user) => <Name user={user} /> },
    { label: t("joined"), cell: ({ createdAt }) => format.date(createdAt), from: "lg" },
    { label: t("lastLogin"), cell: days, from: "sm" },
    { label: t("businesses"), cell: (user) => format.number(user.businessCount), isNumber: true, from: "lg" },
    { label: t("projects"), cell: (user) => format.number(user.projectCount), isNumber: true, from: "lg" },
    { label: t("updates"), cell: (user) => format.number(user.updateCount), isNumber: true, from: "lg" },
    { label: t("revenue"), cell: (user) => format.amount(user.totalRevenue), isNumber: true, from: "sm" },
  ];
}

function Name({ user }: { user: OperatorUserView }) {
  const t = useTranslations("console.users");
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <PlaceLink
          tab="users"
          user={user.id}
          className="inline-flex min-h-8 items-center font-strong text-ink underline decoration-edge underline-offset-3 hover:decoration-ink"
        >
          {user.name}
        </PlaceLink>
        {user.suspendedAt !== null && (
          <Badge tone="danger" size="sm">
            {t("suspended")}
          </Badge>
        )}
        {user.isOperator && (
          <Badge tone="blue" size="sm">
            {t("operator")}
          </Badge>
        )}
      </span>
      <span className="block text-sm text-muted">{user.email}</span>
    </>
  );
}
