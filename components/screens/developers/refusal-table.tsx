import { getTranslations } from "next-intl/server";
import { ERROR_STATUS } from "@/lib/shared/errors";

/** Every code of a refusal, by its status. */
export async function RefusalTable() {
  const t = await getTranslations("developers");
  const byStatus = Map.groupBy(Object.entries(ERROR_STATUS), ([, status]) => status);
  return (
    <table className="mt-4 text-left">
      <thead>
        <tr>
          <th scope="col" className="pr-6 pb-1 font-strong">
            {t("status")}
          </th>
          <th scope="col" className="pb-1 font-strong">
            {t("codes")}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...byStatus].map(([status, codes]) => (
          <tr key={status} className="border-t border-line align-top">
            <td className="py-1.5 pr-6 tabular-nums">{status}</td>
            <td className="py-1.5 font-mono text-[0.9375rem] wrap-anywhere">
              {codes.map(([code]) => code).join(", ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
