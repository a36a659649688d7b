import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { EarlierComments } from "./earlier-comments";
import { ItemState, RefusedNote } from "@/components/outbox/item/item-state";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { useStore } from "@/components/providers/use-store";
import { onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import { translatableComment } from "@/components/translation/translatable";
import { TranslatedText } from "@/components/translation/translated-text";
import { UserText } from "@/components/translation/user-text";
import { Button } from "@/components/ui/input/button";
import { EntryMenu } from "@/components/updates/entry/entry-menu";
import { PostedPhotos } from "@/components/updates/entry/posted-photos";
import { commentDraft, type Entry } from "@/components/updates/entry/use-edit-draft";
import { useWritingIn } from "@/components/updates/entry/written-in";
import { WithdrawnNote } from "@/components/updates/entry/withdrawn-line";
import { focusIfLost } from "@/components/ui/focus/focus";
import { useHasDraft } from "@/components/updates/use-field-write";
import { type OutboxItem, photoCountOf } from "@/lib/browser/outbox/items/item";
import { type AnswerContent, type CommentContent, isOf } from "@/lib/browser/outbox/items/item-kinds";
import { outboxState, subscribeToOutbox } from "@/lib/browser/outbox/state";
import type { CommentView, UpdateView } from "@/lib/updates/view";

const PendingFiles = onDemand(() => import("@/components/updates/list/pending-files"));
const QuestionState = onDemand(() => import("@/components/updates/asking/question-state"));
const CommentBox = onDemand(() => import("./comment-box"));

/** Number of comments of a long thread that are always shown. */
const UNFOLDED = 2;

interface CommentsProps extends Entry {
  /** Whether only their number is shown until the reader expands them. */
  isFolded: boolean;
}

/** The comments, oldest first, and the box to add one. */
export function Comments({ update, viewer, isFolded }: CommentsProps) {
  const t = useTranslations("updates");
  usePreload(CommentBox);
  const [open, setOpen] = useState(false);
  useWritingIn(update, open);
  const [returned, setReturned] = useState(false);
  const isKept = useHasDraft(commentDraft(viewer, update));
  const { shown, showNewest, showAll, isUnfolded } = useFolded(update, isFolded);
  const close = () => {
    setOpen(false);
    setReturned(true);
  };
  return (
    <>
      <EarlierComments
        update={update}
        shown={shown.length}
        onShow={shown.length === 0 ? showNewest : showAll}
      />
      {/* Takes the focus of the button for earlier comments, which disappears once all are shown. */}
      <div tabIndex={-1} className="basis-full outline-none" {...(isUnfolded && { ref: focusIfLost })}>
        {shown.map((comment, at) => (
          <Comment
            key={comment.id}
            update={update}
            comment={comment}
            viewer={viewer}
            fromNewest={shown.length - at}
          />
        ))}
        <PendingComments updateId={update.id} />
      </div>
      {open && <CommentBox update={update} viewer={viewer} onClose={close} />}
      {!open && !update.withdrawnAt && (
        <Button
          variant="ghost"
          {...(returned && { ref: focusIfLost })}
          className="mt-0.5 -mb-2.5 -ml-3 min-h-11 px-3 text-[0.9375rem] font-strong text-blue"
          {...CommentBox.near}
          onClick={() => {
            showNewest();
            setOpen(true);
          }}
        >
          {isKept ? t("continueComment") : t("comment")}
        </Button>
      )}
    </>
  );
}

type PendingComment = OutboxItem<CommentContent | AnswerContent>;

/** The reader's unsent comments on an update, with their state. */
function PendingComments({ updateId }: { updateId: string }) {
  const t = useTranslations("outbox");
  const format = useFormat();
  return usePendingComments(updateId).map((item) => (
    <CommentItem
      key={item.id}
      author={{ name: t("you") }}
      time={{ label: format.shortTime(item.capturedAt), dateTime: item.capturedAt }}
      menu={<ItemState item={item} resting="onPhone" isChip />}
      note={item.refusal && <RefusedNote />}
    >
      {item.content.text && <UserText text={item.content.text} />}
      {photoCountOf(item) > 0 && <PendingFiles item={item} className="mt-2" />}
    </CommentItem>
  ));
}

interface CommentItemProps {
  author: { name: string };
  roleLabel?: ReactNode;
  time: { label: string; dateTime: string };
  menu?: ReactNode;
  /** Shown below the text. */
  note?: ReactNode;
  /** The comment's text. */
  children: ReactNode;
}

/** A comment on its card, narrower than its update on desktops. */
function CommentItem({ author, roleLabel, time, menu, note, children }: CommentItemProps) {
  return (
    <div className="said mt-1.5 max-w-140 rounded-button bg-sunk px-3 py-2 text-[0.9375rem]">
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1.5 wrap-anywhere">
          <b>{author.name}</b> {roleLabel && <span className="text-sm text-muted">{roleLabel}</span>}{" "}
          <TimeText dateTime={time.dateTime} className="text-sm text-muted max-lg:ml-auto">
            {time.label}
          </TimeText>
        </p>
        {menu}
      </div>
      {children}
      {note}
    </div>
  );
}

const NONE: PendingComment[] = [];

/** Rerenders only when the comments of this update change: a project has hundreds of updates. */
function usePendingComments(updateId: string): PendingComment[] {
  return useStore(subscribeToOutbox, () => byUpdate(outboxState().items).get(updateId) ?? NONE, NONE);
}

let grouped: { items: readonly OutboxItem[]; byUpdate: Map<string, PendingComment[]> } | null = null;

/** Computed once for all updates. */
function byUpdate(items: readonly OutboxItem[]): Map<string, PendingComment[]> {
  if (grouped?.items === items) return grouped.byUpdate;
  const groups = new Map<string, PendingComment[]>();
  for (const item of items.filter((one) => isOf(one, "comment") || isOf(one, "answer"))) {
    const { updateId } = item.content;
    groups.set(updateId, [...(groups.get(updateId) ?? []), item]);
  }
  grouped = { items, byUpdate: groups };
  return groups;
}

/** The newest comments, or none if folded, until the reader asks for more. */
function useFolded({ comments = [], commentCount = comments.length }: UpdateView, isFolded: boolean) {
  const initial = isFolded ? "folded" : "newest";
  const [state, setState] = useState<"folded" | "newest" | "all">(initial);
  const shown = { folded: [], newest: comments.slice(-UNFOLDED), all: comments }[state];
  return {
    shown,
    isUnfolded: state !== initial && shown.length >= commentCount,
    showNewest: () => setState((now) => (now === "folded" ? "newest" : now)),
    showAll: () => setState("all"),
  };
}

interface CommentProps extends Omit<CommentsProps, "isFolded"> {
  comment: CommentView;
  /** 1 for the newest. */
  fromNewest: number;
}

function Comment({ update, comment, viewer, fromNewest }: CommentProps) {
  const t = useTranslations("updates");
  const format = useFormat();
  const [withdrawnHere, setWithdrawnHere] = useState(false);
  if (comment.withdrawnAt)
    return (
      <WithdrawnNote
        of={comment}
        ref={withdrawnHere ? focusIfLost : undefined}
        className="mt-2 px-3 py-1.5"
      />
    );
  const at = comment.capturedAt ?? comment.createdAt;
  const isSameDay = format.date(at) === format.date(update.capturedAt ?? update.createdAt);
  return (
    <CommentItem
      author={comment.author}
      roleLabel={t(comment.author.role)}
      time={{
        label: isSameDay ? format.time(at) : format.dayTime(at),
        dateTime: at,
      }}
      menu={
        <EntryMenu
          written={{ update, comment }}
          viewer={viewer}
          className="-my-3.25 -mr-2.5"
          onWithdrawn={() => setWithdrawnHere(true)}
        />
      }
    >
      {comment.content && <TranslatedText of={translatableComment(comment, viewer.id, fromNewest)} />}
      <PostedPhotos update={update} comment={comment} readerId={viewer.id} />
      {comment.question && <QuestionState question={comment.question} update={update} viewer={viewer} />}
    </CommentItem>
  );
}
