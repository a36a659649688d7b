import { getLocale, getTranslations } from "next-intl/server";
import { CallEntry } from "./call-entry";
import { TypeText } from "./type-text";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { KeptMarkdown } from "@/components/ui/text/kept-markdown";
import { type ApiDocument, callsUnder } from "@/lib/http/shared/api-document";
import type { ShownSchema } from "@/lib/http/shared/schema-text";
import { loadPages } from "@/lib/i18n/messages";
import { ERROR_STATUS } from "@/lib/shared/errors";
import { API_DESCRIPTION } from "@/lib/shared/paths/api-path";

/** For what occurs some hundred times: its classes would be most of the page. */
const ENTRIES =
  "mt-3 border-t border-line [&_code]:font-mono [&_code]:text-[0.9375rem] [&_code]:wrap-anywhere [&_dd]:grid [&_dd]:gap-1 [&_details]:border-b [&_details]:border-line [&_dl]:grid [&_dl]:gap-x-6 [&_dl]:gap-y-1.5 [&_dl]:pb-5 sm:[&_dl]:grid-cols-[8rem_minmax(0,1fr)] [&_dt]:mt-1.5 [&_dt]:text-muted sm:[&_dd]:mt-1.5 [&_dl]:scroll-mt-20 [&_ul]:scroll-mt-20 [&_summary]:cursor-pointer [&_summary]:py-3 [&_summary]:-outline-offset-3 [&_ul]:grid [&_ul]:gap-1 [&_a]:text-blue [&_a]:underline [&_a]:underline-offset-3";

/** Every call of our API, as its declarations describe it. What they say is in English; the rest is in the reader's language. */
export async function DevelopersScreen({ api }: { api: ApiDocument }) {
  const [t, locale] = await Promise.all([getTranslations("developers"), getLocale()]);
  const { developers } = await loadPages(locale);
  const views = Object.entries(api.components.schemas);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="lg:col-start-2">
        <h1 className="title-chapter">{t("title")}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-muted lg:text-xl">{t("lead")}</p>
        <a href={API_DESCRIPTION} className={buttonVariants({ variant: "secondary", className: "mt-6" })}>
          {t("description")}
        </a>
      </div>
      <nav aria-label={t("contents")} className="lg:row-span-2 lg:row-start-1">
        <ul className="flex flex-wrap gap-x-5 lg:sticky lg:top-6 lg:grid" lang="en">
          {[...api.tags, { name: "Answers" }].map(({ name }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="flex min-h-11 items-center font-medium text-muted hover:text-ink"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <div className="max-w-[60ch]">
          <KeptMarkdown headings={2}>{developers}</KeptMarkdown>
        </div>
        <RefusalTable />
        <div lang="en">
          {api.tags.map(({ name }) => (
            <section key={name} className="mt-10">
              <h2 id={name} className="title-section-lg">
                {name}
              </h2>
              <div className={ENTRIES}>
                {callsUnder(api, name).map((call) => (
                  <CallEntry key={call.operationId} api={api} call={call} />
                ))}
              </div>
            </section>
          ))}
          <section className="mt-10">
            <h2 id="Answers" className="title-section-lg">
              Answers
            </h2>
            <div className={ENTRIES}>
              {views.map(([name, schema]) => (
                <ViewEntry key={name} name={name} schema={schema} />
              ))}
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}

/** What a name in the answers stands for. A link to it opens it: what it leads to is inside. */
function ViewEntry({ name, schema }: { name: string; schema: ShownSchema }) {
  const { description, properties, required = [] } = schema;
  return (
    <details>
      <summary>
        <code className="font-strong">{name}</code>
        <span className="block text-muted">{description}</span>
      </summary>
      {properties ? (
        <ul id={name} className="pb-5">
          {Object.entries(properties).map(([field, type]) => (
            <li key={field}>
              <code>
                {field}
                {!required.includes(field) && "?"}: <TypeText schema={type} />
              </code>
              {type.description && <span className="block text-muted">{type.description}</span>}
            </li>
          ))}
        </ul>
      ) : (
        <p id={name} className="pb-5">
          <TypeText schema={schema} isCode />
        </p>
      )}
    </details>
  );
}

/** Every code of a refusal, by its status. */
async function RefusalTable() {
  const t = await getTranslations("developers");
  const codes = Object.entries(ERROR_STATUS);
  const statuses = new Set(codes.map(([, status]) => status));
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
        {[...statuses].map((status) => (
          <tr key={status} className="border-t border-line align-top">
            <td className="py-1.5 pr-6 tabular-nums">{status}</td>
            <td className="py-1.5 font-mono text-[0.9375rem] wrap-anywhere">
              {codes
                .filter(([, its]) => its === status)
                .map(([code]) => code)
                .join(", ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
