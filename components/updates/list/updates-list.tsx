import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { Fragment } from "react";
import { newestFirst, NewUpdatesPill, useHeldBack } from "./held-back";
import { LoadOlder } from "./load-older";
import { pendingElementId, type PendingUpdateItem, pendingUpdates } from "./pending-updates";
import { UpdatesSkeleton } from "./updates-skeleton";
import { useReveal } from "./use-reveal";
import { ItemState, RefusedNote } from "@/components/outbox/item/item-state";
import { useItemStatus } from "@/components/outbox/item/use-item-status";
import { useOutboxItems } from "@/components/outbox/use-outbox";
import { PlayerSkeleton } from "@/components/player/player-frame";
import { type ListedPlace, placementKey } from "@/components/project-model/placement";
import { useCan } from "@/components/project-model/use-can";
import { useMarkPlaceViewed } from "@/components/project-model/use-mark-place-viewed";
import { useUpdates } from "@/components/project-model/use-updates";
import { useWorkspace, type Viewer } from "@/components/project-model/workspace";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { LoadingRegion } from "@/components/shell/loading-region";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { onDemand, usePreload } from "@/components/shell/on-demand/on-demand";
import { UserText } from "@/components/translation/user-text";
import { MissingFiles, UpdateEntry } from "@/components/updates/entry/update-entry";
import { UpdateItem, UpdateLine } from "@/components/updates/entry/update-line";
import { useMovedWhileWriting } from "@/components/updates/entry/written-in";
import { newestWaiting, NoServiceAt } from "@/components/updates/voice/without-words";
import { EmptyBox } from "@/components/ui/display/empty-box";
import { photoCountOf, recordingOf } from "@/lib/browser/outbox/items/item";
import type { UpdateView } from "@/lib/updates/view";

const LinkedUpdate = onDemand(() => import("./linked-update"));
const PendingFiles = onDemand(() => import("./pending-files"));

interface UpdatesListProps {
  placement: ListedPlace;
  /** The list's accessible name. */
  label: string;
  /** How many updates are expected, to reserve their space. */
  expected: number;
}

/** A place's updates on the plumb line, newest on top, with unsent ones above them. */
export function UpdatesList({ placement, label, expected }: UpdatesListProps) {
  const { project, viewer, posted, received } = useWorkspace();
  usePreload(PendingFiles);
  usePreload(MissingFiles);
  const query = useUpdates(project.id, placement);
  const pending = pendingUpdates(useOutboxItems(), project.id, placement);
  const ofAll = placement.kind === "all";
  const linked = useLinked(placement);
  useMarkPlaceViewed(project.id, placement, query.data?.pages);
  const loaded = query.data?.pages.flatMap(({ items }) => items);
  const moved = useMovedWhileWriting(placement, loaded);
  const {
    shown: updates,
    heldBack,
    top,
    release,
  } = useHeldBack(moved.length > 0 ? loaded?.concat(moved).sort(newestFirst) : loaded, viewer.id);
  useReveal({ posted, received, pending, updates });
  if (!updates)
    return query.isError ? (
      <LoadFailure of={query} />
    ) : (
      <LoadingRegion aria-busy="true">
        <UpdatesSkeleton expected={expected} empty={<NoUpdates />} />
      </LoadingRegion>
    );
  return (
    <>
      <div ref={top} className="h-0" />
      <NewUpdatesPill count={heldBack} onPress={release} />
      {updates.length + pending.length === 0 && <NoUpdates />}
      <UpdateLine label={label} className={updates.length + pending.length > 0 ? "" : "hidden"}>
        {pending.map((item) => (
          <PendingUpdate key={item.id} item={item} viewer={viewer} listedIn={placement.kind} />
        ))}
        <NoServiceAt value={newestWaiting(updates)}>
          {updates.map((update, index) => (
            <Fragment key={update.id}>
              {ofAll && <DayDivider update={update} newer={updates[index - 1]} />}
              <UpdateEntry
                update={update}
                viewer={viewer}
                listedIn={placement.kind}
                isReceived={received.includes(update.id)}
                isMoved={moved.includes(update)}
              />
            </Fragment>
          ))}
        </NoServiceAt>
      </UpdateLine>
      {linked !== null && <LinkedUpdate id={linked} query={query} release={release} />}
      <LoadOlder key={query.data?.pages.length} query={query} />
    </>
  );
}

/** The id of the update that the address names in a place; null for none. */
function useLinked(place: ListedPlace): string | null {
  const query = useSearchParams();
  const addressed = query.get("subtask") ?? query.get("folder");
  return placementKey(place).split(":").at(-1) === addressed ? query.get("update") : null;
}

interface PendingUpdateProps {
  item: PendingUpdateItem;
  viewer: Viewer;
  listedIn: ListedPlace["kind"];
}

/** An unsent update of the reader, with its state. */
function PendingUpdate({ item, viewer, listedIn }: PendingUpdateProps) {
  const t = useTranslations("outbox");
  const format = useFormat();
  const { status } = useItemStatus(item);
  const { content, capturedAt } = item;
  const recording = recordingOf(item);
  return (
    <UpdateItem
      id={pendingElementId(item.id)}
      author={viewer}
      addressedAs={t("you")}
      roleLabel={null}
      authorRole={viewer.role}
      time={{ label: format.shortTime(capturedAt), dateTime: capturedAt }}
      ring={status}
      menu={<ItemState item={item} resting="onPhone" isChip className="my-1.5 mr-2.5" />}
      isCompact={listedIn === "subtask"}
    >
      {(recording ?? photoCountOf(item) > 0) && (
        <div className="mb-2">
          <PendingFiles
            item={item}
            placeholder={recording && <PlayerSkeleton length={(recording.measured.durationMs ?? 0) / 1000} />}
          />
        </div>
      )}
      {content.text && <UserText text={content.text} />}
      {status === "refused" && <RefusedNote />}
    </UpdateItem>
  );
}

function NoUpdates() {
  const mayPost = useCan("update:post", { postable: true });
  const t = useTranslations("updates");
  return <EmptyBox title={t("emptyTitle")} body={mayPost ? t("emptyBody") : t("emptyReader")} />;
}

/** "Yesterday, November 19" above the first update of a day; nothing above today's. */
function DayDivider({ update, newer }: { update: UpdateView; newer: UpdateView | undefined }) {
  const format = useFormat();
  const day = format.dayLine(update.createdAt);
  if (day === format.dayLine(newer?.createdAt ?? new Date())) return null;
  return (
    <li className="mb-3.5 flex min-h-7 items-center gap-3">
      <TimeText className="min-w-0 text-sm font-strong wrap-anywhere text-muted">{day}</TimeText>
      <span aria-hidden className="h-px min-w-3 flex-1 bg-line" />
    </li>
  );
}
