import {
  type Query,
  type QueryCacheNotifyEvent,
  type QueryClient,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { createEventApplier } from "./event-applier";
import { keysOfUnread } from "./stale";
import type { Updates } from "@/components/project-model/cache/update-lists";
import { canIn } from "@/components/project-model/use-can";
import { dropEnded, keepOffline, noSignalPage } from "@/components/offline/keep-offline";
import { subscribeToMinutes } from "@/components/providers/use-today";
import { deferred } from "@/components/shell/on-demand/deferred";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast } from "@/components/ui/toast/toast-store";
import { api } from "@/lib/browser/api-client";
import { badgeIcon, whenNudgeIsDue } from "@/lib/browser/install";
import { noteVisit } from "@/lib/browser/last-visit";
import { openLive } from "@/lib/browser/live/live";
import type { StreamedEvent } from "@/lib/browser/live/stream-positions";
import { askForDialog } from "@/lib/browser/page/asked-dialog";
import { startIdleFetches } from "@/lib/browser/page/fetch-while-idle";
import { currentPageEnding, subscribeToPageEnding } from "@/lib/browser/page/page-ending";
import { reading } from "@/lib/browser/reading";
import type { ProjectDetailView, ProjectView } from "@/lib/projects/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { paths, projectIdOf, projectPathOf } from "@/lib/shared/paths/paths";
import { STARTS } from "@/lib/shared/paths/shortcut-paths";
import { queryKeys } from "@/lib/shared/query-keys";

export interface LiveRuntimeProps {
  userId: string;
  /** Whether the page stays on this phone. Not while the code is being changed: names of its files do not change with it. */
  keepsPages: boolean;
  /** BCP 47 tag of the language of their pushes and emails. */
  language: string;
  /** The one that they chose; null means the device's. */
  timeZone: string | null;
}

/**
 * Keeps the page's data in sync with the server until the page ends, counts the reader's notifications, tells managers who has joined,
 * fetches what may be opened without a signal, opens what a shortcut asks for, and has their pushes follow the screen's language.
 */
export default function LiveRuntime({ userId, keepsPages, ...account }: LiveRuntimeProps) {
  const client = useQueryClient();
  const hasEnded = useSyncExternalStore(subscribeToPageEnding, () => currentPageEnding().ending !== null);
  const welcome = useEffectEvent(useWelcome());
  useEffect(
    () => (hasEnded ? undefined : keepLive(client, userId, (arrival) => welcome(arrival))),
    [client, userId, hasEnded],
  );
  useEffect(startIdleFetches, []);
  const texts = useNoSignalTexts();
  useEffect(() => {
    if (!keepsPages) return undefined;
    if (!hasEnded)
      return keepOffline(client, { userId, noSignal: noSignalPage(document.documentElement.lang, texts) });
    void dropEnded(userId);
    return undefined;
  }, [client, userId, keepsPages, hasEnded, texts]);
  const { data: unread } = useQuery({
    ...reading(queryKeys.unreadNotifications(), apiPath("notifications", "unread-count")),
    enabled: !hasEnded,
  });
  const count = hasEnded ? 0 : unread?.count;
  useEffect(() => {
    if (count !== undefined) badgeIcon(count);
  }, [count]);
  useEffect(() => {
    noteVisit(userId);
    return subscribeToMinutes(() => noteVisit(userId));
  }, [userId]);
  useFollowLanguage(account);
  useEffect(searchOnSlash, []);
  useEffect(openStart, []);
  return <Nudge userId={userId} />;
}

/** Who changes the screen's language changes that of their pushes and emails, too, unless the two differed when the page loaded. */
function useFollowLanguage({ language, timeZone }: Pick<LiveRuntimeProps, "language" | "timeZone">): void {
  const locale = useLocale();
  const shown = useRef<string>(locale);
  const [differs] = useState(locale !== language);
  const follow = useEffectEvent((before: string) => {
    if (differs || before === locale || before !== language) return;
    api.put(apiPath("user", "preferences"), { language: locale, timeZone }).catch(() => undefined);
  });
  useEffect(() => {
    follow(shown.current);
    shown.current = locale;
  }, [locale]);
}

/** Offers to install the product, which is loaded for that alone. */
function Nudge({ userId }: { userId: string }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenNudgeIsDue(userId, () => setDue(true)), [userId]);
  return isDue && <InstallNudge userId={userId} />;
}

const InstallNudge = deferred(() => import("@/components/shell/install/install-nudge"), 0);

function useNoSignalTexts() {
  const t = useTranslations();
  return useMemo(
    () => ({ title: t("common.noSignal"), hint: t("common.notOnPhone"), link: t("nav.projects") }),
    [t],
  );
}

/** Opens the recorder, the composer or a report as the page's address says, once: a reload opens none. */
function openStart(): void {
  const { dataset } = document.documentElement;
  // A page that comes from this phone has not got its query back yet.
  const query = new URLSearchParams(dataset["search"] ?? location.search);
  const start = STARTS.find((known) => known === query.get("start"));
  const report = query.get("report");
  const dialog = start ? { start } : report !== null && { report };
  const projectId = projectIdOf(location.pathname);
  if (!dialog || !projectId) return;
  query.delete("start");
  query.delete("report");
  const left = query.size > 0 ? `?${query.toString()}` : "";
  if (dataset["search"]) dataset["search"] = left;
  else history.replaceState(history.state, "", location.pathname + left);
  askForDialog(projectId, dialog);
}

/** A slash that is not typed into anything opens the search, as the link in the bar does. */
function searchOnSlash(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isTyped =
      event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
    const link = document.querySelector<HTMLElement>("[data-search]");
    if (!link || document.querySelector("[role=dialog], [role=alertdialog]")) return;
    event.preventDefault();
    link.click();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

/** Says who has joined, and leads to their tasks. */
function useWelcome() {
  const t = useTranslations("nav");
  const navigate = useNavigate();
  return ({ projectId, project, userId, name }: Arrival) => {
    const giveTasks = () => {
      askForDialog(projectId, { tasksOf: userId });
      if (projectPathOf(location.pathname) !== paths.project(projectId)) navigate(paths.project(projectId));
    };
    toast({
      title: t("joined", { name }),
      description: project,
      action: { label: t("giveTasks"), onPress: giveTasks },
    });
  };
}

function keepLive(client: QueryClient, userId: string, welcome: (arrival: Arrival) => void): () => void {
  const { enqueue, refetch } = createEventApplier(client, userId);
  const comments = readerOfComments(client, userId);
  const live = openLive(userId, (event) => {
    if (event.type === "notification.changed") {
      refetch([queryKeys.notifications()]);
      comments.told();
      return;
    }
    comments.arrived(event);
    enqueue(event);
    void arrivalOf(event, userId).then((arrival) => {
      if (arrival) welcome(arrival);
    });
  });
  const stop = watchProjects(client, (projectId, seq) => {
    // The project was read before an event that the page has already received.
    if (!live.show(projectId, seq)) enqueue({ type: "project.refresh", projectId, seq });
  });
  const recount = () => {
    if (document.visibilityState === "visible") refetch(keysOfUnread(client));
  };
  document.addEventListener("visibilitychange", recount);
  return () => {
    document.removeEventListener("visibilitychange", recount);
    stop();
    live.close();
  };
}

/**
 * Marks as read what the reader is told of comments that arrive on updates that the page shows, once they are told: the notification
 * is made a moment after the comment.
 */
function readerOfComments(client: QueryClient, readerId: string) {
  /** Updates with such comments, each with how many changes of the notifications may still be about those. */
  const commented = new Map<string, number>();
  return {
    arrived: (event: StreamedEvent) => {
      if (event.type !== "comment.posted" || event.authorId === readerId || !event.updateId) return;
      if (isUpdateShown(client, event.projectId, event.updateId)) commented.set(event.updateId, 2);
    },
    told: () => {
      for (const [updateId, changes] of commented) {
        api.post(apiPath("notifications", "read-all"), { updateId }).catch(() => undefined);
        if (changes > 1) commented.set(updateId, changes - 1);
        else commented.delete(updateId);
      }
    },
  };
}

function isUpdateShown(client: QueryClient, projectId: string, updateId: string): boolean {
  if (document.visibilityState !== "visible") return false;
  const lists = client.getQueriesData<Updates>({ queryKey: queryKeys.updates(projectId), type: "active" });
  return lists.some(([, list]) => list?.pages.some(({ items }) => items.some(({ id }) => id === updateId)));
}

/** Calls `show` for each project that comes from the server, now and later, with the event at which it was read. */
export function watchProjects(
  client: QueryClient,
  show: (projectId: string, seq: number) => void,
): () => void {
  const tell = (query: Query) => {
    for (const { id, eventSeq } of projectsIn(query)) show(id, eventSeq);
  };
  const cache = client.getQueryCache();
  cache.getAll().forEach((query) => tell(query));
  return cache.subscribe((event) => {
    if (isFromServer(event)) tell(event.query as Query);
  });
}

const [PROJECT] = queryKeys.project("");
const [PROJECTS] = queryKeys.projects();

function projectsIn({ queryKey, state: { data } }: Query): Pick<ProjectView, "id" | "eventSeq">[] {
  if (data === undefined) return [];
  if (queryKey[0] === PROJECT) return [data as ProjectDetailView];
  return queryKey[0] === PROJECTS ? (data as ProjectView[]) : [];
}

/** Excludes what this page itself wrote to the cache. */
function isFromServer(event: QueryCacheNotifyEvent): boolean {
  if (event.type === "added") return true;
  if (event.type !== "updated") return false;
  const { action } = event;
  return action.type === "setState" || (action.type === "success" && !action.manual);
}

interface Arrival {
  projectId: string;
  project: string;
  userId: string;
  name: string;
}

/** Who has joined, if the event says so and the reader can give them tasks; null without a signal, too. */
async function arrivalOf(event: StreamedEvent, readerId: string): Promise<Arrival | null> {
  if (event.type !== "member.joined" || !event.userId || event.userId === readerId) return null;
  const { projectId, userId } = event;
  const project = await api.get(apiPath("projects", projectId)).catch(() => null);
  const member = project?.members.find((one) => one.userId === userId);
  if (!member || !project || !canIn(project, "task:assign")) return null;
  return { projectId, project: project.name, userId, name: member.user.name };
}
