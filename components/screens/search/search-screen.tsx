"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ClipboardList, FolderClosed, MessageSquare, MessagesSquare, SquareCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { SearchField } from "@/components/form/search-field";
import { useSettled } from "@/components/form/use-settled";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { LoadingRegion } from "@/components/shell/loading-region";
import { NextPage } from "@/components/shell/next-page";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { EmptyBox } from "@/components/ui/display/empty-box";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { SwitchTabs } from "@/components/ui/input/switch-tabs";
import { Link } from "@/components/ui/text/link";
import { api } from "@/lib/browser/api-client";
import { askForDialog } from "@/lib/browser/page/asked-dialog";
import { itemsOf, paged } from "@/lib/browser/paged";
import type { FoundView } from "@/lib/search/view";
import { foundParts } from "@/lib/shared/found-parts";
import { apiPath } from "@/lib/shared/paths/api-path";
import { notificationPaths } from "@/lib/shared/paths/notification-paths";
import { paths } from "@/lib/shared/paths/paths";
import { withQuery } from "@/lib/shared/paths/with-query";
import { queryKeys } from "@/lib/shared/query-keys";
import { wordsOf } from "@/lib/shared/search";

interface Named {
  id: string;
  name: string;
}

/** Searches everything that the reader may see: in the project from which they came, or in all. The address keeps what is searched for. */
export function SearchScreen({ project }: { project: Named | null }) {
  const t = useTranslations("search");
  const asked = useSearchParams();
  const [typed, setTyped] = useState(asked.get("q") ?? "");
  const [isEvery, setEvery] = useState(project === null || asked.get("in") === "all");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const q = useSettled(wordsOf(typed).length > 0 ? typed.trim() : "");
  const name = (every: boolean, text: string) =>
    history.replaceState(
      null,
      "",
      paths.search({ q: text, project: project?.id, ...(every && project && { in: "all" }) }),
    );
  const type = (text: string) => {
    setTyped(text);
    name(isEvery, text);
  };
  const lookIn = (every: boolean) => {
    setEvery(every);
    name(every, typed);
  };
  return (
    <div className="mx-auto max-w-3xl page-edge pt-4 pb-16 lg:pt-7">
      <h1 className="title-page">{t("title")}</h1>
      <SearchField
        ref={field}
        name="q"
        label={t("field")}
        value={typed}
        onValue={type}
        onEarly={setTyped}
        className="mt-3"
      />
      {project && (
        <SwitchTabs
          label={t("where")}
          className="mt-2.5"
          options={[
            { value: "one", label: t("inProject", { project: project.name }) },
            { value: "every", label: t("inEvery") },
          ]}
          value={isEvery ? "every" : "one"}
          onChoose={(where) => lookIn(where === "every")}
        />
      )}
      <Results
        q={q}
        project={isEvery ? null : project}
        onClear={() => type("")}
        onWiden={() => lookIn(true)}
      />
    </div>
  );
}

interface ResultsProps {
  /** Empty until something is searched for. */
  q: string;
  /** Null for all of the reader's. */
  project: Named | null;
  onClear: () => void;
  onWiden: () => void;
}

function Results({ q, project, onClear, onWiden }: ResultsProps) {
  const t = useTranslations("search");
  const query = useFound(q, project?.id);
  const found = query.data && itemsOf(query.data);
  if (q === "") return <EmptyBox role="status" className="mt-5" body={t("hint")} />;
  if (!found && query.error) return <LoadFailure of={query} title={t("failed")} className="mt-5" />;
  if (!found) return <ResultsSkeleton />;
  if (found.length === 0)
    return (
      <EmptyBox role="status" className="mt-5" title={t("none", { text: q })}>
        <Button variant="secondary" onClick={project ? onWiden : onClear}>
          {t(project ? "widen" : "clear")}
        </Button>
      </EmptyBox>
    );
  return (
    <>
      <p role="status" className="sr-only">
        {t(query.hasNextPage ? "newestFound" : "found", { count: found.length })}
      </p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
        {found.map((one) => (
          <FoundItem key={one.id} found={one} q={q} isPlaced={project === null} />
        ))}
      </ul>
      {query.isFetchNextPageError ? (
        <LoadFailure of={{ error: query.error, refetch: query.fetchNextPage }} className="mt-4" />
      ) : (
        <NextPage of={query} className="mt-4 w-full">
          {t("more")}
        </NextPage>
      )}
    </>
  );
}

function ResultsSkeleton() {
  return (
    <LoadingRegion className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
      {Array.from({ length: 4 }, (_, at) => (
        <div key={at} className="px-4 py-3.5">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-2 h-4 w-1/2" />
        </div>
      ))}
    </LoadingRegion>
  );
}

/** What a search finds, newest first, page by page; disabled while `q` is empty. Throws ApiError into `error`. */
function useFound(q: string, projectId: string | undefined) {
  return useInfiniteQuery({
    queryKey: queryKeys.found(q, projectId),
    ...paged((before) => api.page(withQuery(apiPath("search"), { q, projectId, before }))),
    enabled: q !== "",
    // Shown at once on the way back, and read anew: no event says what a search would find.
    staleTime: 0,
  });
}

const ICONS = {
  update: ClipboardList,
  comment: MessageSquare,
  message: MessagesSquare,
  task: FolderClosed,
  subtask: SquareCheck,
} satisfies Record<FoundView["type"], unknown>;

interface FoundItemProps {
  found: FoundView;
  q: string;
  /** Whether it says in which project it is. */
  isPlaced: boolean;
}

/** The text around the words found, which are marked, and where it is; leads there. */
function FoundItem({ found, q, isPlaced }: FoundItemProps) {
  const t = useTranslations("search");
  const format = useFormat();
  const {
    type,
    id,
    projectId,
    projectName,
    place,
    author,
    excerpt,
    language,
    createdAt,
    withId = null,
  } = found;
  const Icon = ICONS[type];
  const says = [
    author === null ? t(type) : t("by", { author, type: t(type) }),
    isPlaced ? projectName : null,
    place,
  ];
  return (
    <li>
      <Link
        href={addressOf(found)}
        className="flex gap-3.5 px-4 py-3 hover:bg-sunk"
        {...(type === "message" && {
          onClick: () => askForDialog(projectId, { chatWith: withId, messageId: id }),
        })}
      >
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          <span lang={language ?? undefined} className="line-clamp-3 wrap-anywhere">
            {foundParts(excerpt, q).map((part, at) =>
              part.isFound ? (
                <mark key={at} className="border-0 bg-accent/40">
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )}
          </span>
          <span className="mt-0.5 block text-sm wrap-anywhere text-muted">
            {says.filter((one) => one !== null).join(" · ")}
            {" · "}
            <TimeText dateTime={createdAt}>{format.dayTime(createdAt)}</TimeText>
          </span>
        </span>
      </Link>
    </li>
  );
}

function addressOf({ type, id, projectId, updateId, taskId }: FoundView): string {
  if (type === "task") return paths.project(projectId, { folder: id });
  if (type === "subtask") return paths.project(projectId, { folder: taskId, subtask: id });
  if (type === "message") return paths.project(projectId);
  if (type === "comment" && updateId) return notificationPaths.comment(projectId, updateId, id);
  return paths.update(projectId, updateId ?? id);
}
