"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { type ListedPlace, placementKey } from "@/components/project-model/placement";
import { useCan } from "@/components/project-model/use-can";
import { useMarkPlaceViewed } from "@/components/project-model/use-mark-place-viewed";
import { useUpdates } from "@/components/project-model/use-updates";
import { useWorkspace, type Viewer } from "@/components/project-model/workspace";
import { LoadFailure } from "@/components/shell/load-failure";
import { DayDivider } from "./day-divider";
import { LoadOlder } from "./load-older";
import { UpdateEntry } from "./update-entry";
import { UpdateItem, UpdateLine, UpdateText } from "./update-line";
import { UpdatesSkeleton } from "./updates-skeleton";
import { useReveal } from "./use-reveal";
import { WriteState } from "./write-state";

interface UpdatesListProps {
  placement: ListedPlace;
  /** The list's accessible name. */
  label: string;
  /** How many the page expects, to reserve their space. */
  expected: number;
  /** Content above is still loading. */
  waits?: boolean;
}

/** A place's updates on the plumb line, newest on top, below the one in flight. */
export function UpdatesList({ placement, label, expected, waits = false }: UpdatesListProps) {
  const t = useTranslations("common");
  const { project, viewer, outgoing, received } = useWorkspace();
  const query = useUpdates(project.id, placement);
  const ofAll = placement.kind === "all";
  const isCompact = placement.kind === "subtask";
  useMarkPlaceViewed(project.id, placement, query.data?.pages);
  const updates = query.data?.pages.flatMap(({ items }) => items);
  useReveal(received, updates);
  const isHere = outgoing && [placementKey(outgoing.place), "all"].includes(placementKey(placement));
  const sending = isHere ? outgoing : null;
  if (!updates || waits)
    return query.isError ? (
      <LoadFailure error={query.error} retry={() => void query.refetch()} />
    ) : (
      <div role="status" aria-busy="true">
        <span className="sr-only">{t("loading")}</span>
        <UpdatesSkeleton expected={expected} empty={<NoUpdates />} />
      </div>
    );
  return (
    <>
      {updates.length === 0 && !sending && <NoUpdates />}
      <UpdateLine label={label} className={updates.length > 0 || sending ? "" : "hidden"}>
        {sending && <Outgoing text={sending.text} viewer={viewer} isCompact={isCompact} />}
        {updates.map((update, index) => (
          <Fragment key={update.id}>
            {ofAll && <DayDivider update={update} newer={updates[index - 1]} />}
            <UpdateEntry
              update={update}
              viewer={viewer}
              listedIn={placement.kind}
              isReceived={received.includes(update.id)}
            />
          </Fragment>
        ))}
      </UpdateLine>
      <LoadOlder key={query.data?.pages.length} query={query} />
    </>
  );
}

function Outgoing({ text, viewer, isCompact }: { text: string; viewer: Viewer; isCompact: boolean }) {
  const t = useTranslations("updates");
  return (
    <UpdateItem
      author={viewer}
      roleLabel={t(viewer.role)}
      roleTone={viewer.role === "owner" ? "owner" : "worker"}
      note={<WriteState state="sending" />}
      isCompact={isCompact}
    >
      <UpdateText className="text-muted">{text}</UpdateText>
    </UpdateItem>
  );
}

function NoUpdates() {
  const mayPost = useCan("update:post", { postable: true });
  const t = useTranslations("updates");
  return (
    <div className="rounded-card border border-dashed border-edge px-5 py-8 text-center">
      <p className="title-section">{t("emptyTitle")}</p>
      <p className="mx-auto mt-1.5 max-w-[44ch] text-muted">{mayPost ? t("emptyBody") : t("emptyReader")}</p>
    </div>
  );
}
