"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { postedRecording } from "@/components/player/posted-recording";
import { VoicePlayer } from "@/components/player/voice-player";
import type { Updates } from "@/components/project-model/cache/update-lists";
import { levelIn } from "@/components/project-model/use-can";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { BackLink } from "@/components/shell/back-link";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { translatableComment } from "@/components/translation/translatable";
import { TranslatedText } from "@/components/translation/translated-text";
import { ButtonLink } from "@/components/ui/text/button-link";
import { useNavigation } from "@/components/ui/text/navigation";
import { EarlierComments, useEarlier } from "@/components/updates/comments/earlier-comments";
import { PostedPhotos } from "@/components/updates/entry/posted-photos";
import { WithdrawnNote } from "@/components/updates/entry/withdrawn-line";
import { wordsOf } from "@/components/updates/voice/update-words";
import { api } from "@/lib/browser/api-client";
import type { ProjectDetailView } from "@/lib/projects/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { commentElementId } from "@/lib/shared/paths/notification-paths";
import { paths } from "@/lib/shared/paths/paths";
import { queryKeys } from "@/lib/shared/query-keys";
import { UNASSIGNED_FOLDER } from "@/lib/updates/limits";
import type { CommentView, QuestionView, UpdateView } from "@/lib/updates/view";

const QuestionState = onDemand(() => import("@/components/updates/asking/question-state"));

interface UpdateScreenProps {
  project: ProjectDetailView;
  update: UpdateView;
  readerId: string;
  /** Whether they have consented to where recordings are sent. */
  hasConsent: boolean;
}

/**
 * An update by itself, to read, to hear, and to answer if it asks; its folder is one press away. What the reader was told of it is
 * read by now.
 */
export function UpdateScreen({ update: read, ...props }: UpdateScreenProps) {
  const { project } = props;
  const update = useLiveUpdate(read);
  const t = useTranslations("diary");
  const { author, taskId, subtaskId, taskName, subtaskName, translatedPlace, comments = [] } = update;
  const format = useFormat();
  useEffect(() => {
    api.post(apiPath("notifications", "read-all"), { updateId: update.id }).catch(() => undefined);
  }, [update.id]);
  const at = update.capturedAt ?? update.createdAt;
  const folder = { folder: taskId ?? UNASSIGNED_FOLDER, subtask: subtaskId ?? undefined };
  return (
    <div className="mx-auto max-w-3xl page-edge pt-2 pb-16 lg:pt-5">
      <BackLink label={project.name} href={paths.project(project.id)} />
      <h1 className="title-page">{t("updateBy", { author: author.name })}</h1>
      <p className="mt-1 mb-4 wrap-anywhere text-muted">
        <TimeText dateTime={at}>{format.dateTime(at)}</TimeText>
        {" · "}
        {translatedPlace ?? subtaskName ?? taskName ?? t("unassigned")}
        {update.editedAt && ` · ${t("edited")}`}
      </p>
      {update.withdrawnAt ? <WithdrawnNote of={update} /> : <UpdateWords {...props} update={update} />}
      {comments.length > 0 && <UpdateComments {...props} update={update} comments={comments} />}
      <ButtonLink href={paths.project(project.id, folder)} variant="secondary" className="mt-6">
        {t("openInProject")}
      </ButtonLink>
    </div>
  );
}

/** The update as it is by now: a list of one, which events change as they do a folder's. */
function useLiveUpdate(update: UpdateView): UpdateView {
  const { id, projectId } = update;
  const { data } = useQuery({
    queryKey: queryKeys.updatesIn(projectId, id),
    queryFn: async () =>
      listOfOne(await api.get(apiPaths.updates(projectId, { includeComments: "true", ids: id }))),
    initialData: () => listOfOne([update]),
  });
  return data.pages[0]?.items[0] ?? update;
}

function listOfOne(items: UpdateView[]): Updates {
  return { pages: [{ items, next: null }], pageParams: [null] };
}

function UpdateWords(props: UpdateScreenProps) {
  const { project, update, readerId } = props;
  const { audioUrl, audioPeaks, subtaskName, taskName } = update;
  const words = wordsOf(update, readerId);
  return (
    <>
      {audioUrl !== null && (
        <VoicePlayer
          recording={postedRecording(update, {
            readerId,
            place: subtaskName ?? taskName,
            project: project.name,
          })}
          peaks={audioPeaks}
        />
      )}
      {words && <TranslatedText of={words} />}
      <PostedPhotos update={update} readerId={readerId} />
      <Asked {...props} of={update.question} />
    </>
  );
}

/** What became of a question, and the way to answer it. */
function Asked({ of, ...props }: UpdateScreenProps & { of: QuestionView | null | undefined }) {
  const { project, update, readerId, hasConsent } = props;
  const viewer = { id: readerId, level: levelIn(project), hasRecordingConsent: hasConsent };
  return of && <QuestionState question={of} update={update} project={project} viewer={viewer} />;
}

interface UpdateCommentsProps extends UpdateScreenProps {
  comments: CommentView[];
}

function UpdateComments({ comments, ...props }: UpdateCommentsProps) {
  const { update, readerId } = props;
  const format = useFormat();
  useAddressed(update, comments.length);
  return (
    <div className="mt-4">
      <EarlierComments update={update} shown={comments.length} />
      <ul className="mt-2 grid gap-3 border-l-2 border-line pl-4">
        {comments.map((comment, at) => (
          <li
            key={comment.id}
            id={commentElementId(comment.id)}
            tabIndex={-1}
            className="-mx-2 rounded-button px-2 py-1 outline-none focus:bg-accent-soft"
          >
            <p className="wrap-anywhere">
              <b>{comment.author.name}</b>{" "}
              <TimeText dateTime={comment.capturedAt ?? comment.createdAt} className="text-sm text-muted">
                {format.dayTime(comment.capturedAt ?? comment.createdAt)}
              </TimeText>
            </p>
            {comment.withdrawnAt ? (
              <WithdrawnNote of={comment} />
            ) : (
              <>
                {comment.content && (
                  <TranslatedText of={translatableComment(comment, readerId, comments.length - at)} />
                )}
                <PostedPhotos update={update} comment={comment} readerId={readerId} />
                <Asked {...props} of={comment.question} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The comment in the address, or in a link pressed here, is in sight, and marked by the focus, once, however far back it is. */
function useAddressed(update: UpdateView, loaded: number): void {
  const { commentCount = loaded } = update;
  const { run } = useEarlier(update);
  const pressed = useNavigation()?.pendingHref;
  const hash = useRef<string>(null);
  const soughtAmong = useRef(0);
  useEffect(() => {
    if (pressed) {
      hash.current = new URL(pressed, location.href).hash;
      soughtAmong.current = 0;
      return;
    }
    if (loaded <= soughtAmong.current) return;
    hash.current ??= location.hash;
    const comment = document.getElementById(hash.current.slice(1));
    const isEarlier = comment === null && hash.current !== "" && loaded < commentCount;
    soughtAmong.current = isEarlier ? loaded : Infinity;
    if (isEarlier) run();
    else comment?.focus();
  });
}
