import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { changeProject } from "./change-one";
import { changeMessages } from "./message-cache";
import { mapItems } from "./pages";
import type { Updates } from "./update-lists";
import type { Photographed, PhotoView } from "@/lib/photos/view";
import type { ProjectView } from "@/lib/projects/view";
import { BY_PHONE } from "@/lib/shared/kept";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import type { NameTranslationView, TranslatedItemView, TranslationView } from "@/lib/translation/view";
import type { ProjectPhotoView, RecentUpdateView, UpdateView } from "@/lib/updates/view";

/**
 * Adds a translation to its text wherever the text is cached without one, or with one by this phone, but never to another version of the text. One that was
 * read with its text is at least as new, and may have doubts that came later.
 */
export function addTranslation(client: QueryClient, answer: TranslatedItemView, to: string): void {
  const { from, content, doubts, segments, description = null } = answer;
  const translation = { to, from, content, doubts, ...(segments && { segments }) };
  const name = { ...translation, description };
  HANDLERS[answer.type](client, answer, translation, name);
}

type Handler = (
  client: QueryClient,
  answer: TranslatedItemView,
  translation: TranslationView,
  name: NameTranslationView,
) => void;

const HANDLERS: Record<TranslatedItemView["type"], Handler> = {
  update: (client, answer, translation) =>
    changeUpdates(client, (update) => (isOf(answer, update) ? withTranslation(update, translation) : update)),
  comment: (client, answer, translation) =>
    changeUpdates(client, (update) => {
      if (!update.comments?.some(({ id }) => id === answer.id)) return update;
      const comments = update.comments.map((comment) =>
        comment.id === answer.id && comment.content === answer.original
          ? withTranslation(comment, translation)
          : comment,
      );
      return { ...update, comments };
    }),
  message: (client, answer, translation) =>
    changeMessages(client, null, (message) =>
      isOf(answer, message) ? withTranslation(message, translation) : message,
    ),
  task: (client, answer, _, translation) => {
    const queryKey = queryKeys.allTasks();
    client.setQueriesData<TaskView[]>({ queryKey }, (tasks) => named(tasks, answer, translation));
  },
  subtask: (client, answer, _, translation) => {
    const queryKey = queryKeys.allSubtasks();
    client.setQueriesData<SubtaskView[]>({ queryKey }, (subtasks) => named(subtasks, answer, translation));
  },
  photo: (client, answer, translation) => {
    const shown = <P extends PhotoView>(photo: P): P =>
      photo.id === answer.id && (photo.alt ?? photo.altProposed) === answer.original
        ? withTranslation(photo, translation)
        : photo;
    const isIn = ({ photos }: Photographed) => photos.some(({ id }) => id === answer.id);
    const described = <T extends Photographed>(item: T) =>
      isIn(item) ? { ...item, photos: item.photos.map(shown) } : item;
    changeUpdates(client, (update) =>
      update.comments?.some(isIn)
        ? { ...update, comments: update.comments.map(described) }
        : described(update),
    );
    changeMessages(client, null, described);
    client.setQueriesData<PhotoPages | number>({ queryKey: queryKeys.allPhotos() }, (data) => {
      if (typeof data !== "object" || !("pages" in data)) return data;
      const inWall = (one: ProjectPhotoView) =>
        one.photo.id === answer.id ? { ...one, photo: shown(one.photo) } : one;
      return mapItems(data, (items) => items.map(inWall));
    });
  },
  project: (client, answer, translation) => {
    const described = <P extends ProjectView>(project: P): P =>
      project.id === answer.id && project.description === answer.original
        ? withTranslation(project, translation)
        : project;
    changeProject(client, answer.id, described);
    client.setQueryData<ProjectView[]>(queryKeys.projects(), (projects) => projects?.map(described));
  },
};

type PhotoPages = InfiniteData<{ items: ProjectPhotoView[] }>;

type Spoken = Pick<UpdateView, "id" | "audioUrl" | "transcript" | "content">;

function withTranslation<T extends { translation?: Pick<TranslationView, "to" | "from"> | undefined }>(
  item: T,
  translation: TranslationView,
): T {
  const { to, from } = item.translation ?? {};
  return to === translation.to && !from?.endsWith(BY_PHONE) ? item : { ...item, translation };
}

function isOf({ id, original }: TranslatedItemView, written: Spoken): boolean {
  return written.id === id && (written.audioUrl ? written.transcript : written.content) === original;
}

function changeUpdates(client: QueryClient, changed: (update: UpdateView) => UpdateView): void {
  client.setQueriesData<Updates>(
    { queryKey: queryKeys.allUpdates() },
    (data) => data && mapItems(data, (items) => items.map(changed)),
  );
  client.setQueryData<RecentUpdateView[]>(queryKeys.recentUpdates(), (updates) =>
    updates?.map((update) => ({ ...update, ...changed(update) })),
  );
}

function named<
  T extends { id: string; name: string; translation?: Pick<TranslationView, "to" | "from"> | undefined },
>(
  items: T[] | undefined,
  { id, original }: TranslatedItemView,
  translation: NameTranslationView,
): T[] | undefined {
  return items?.map((item) =>
    item.id === id && item.name === original ? withTranslation(item, translation) : item,
  );
}
