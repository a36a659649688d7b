"use client";

import { useTranslations } from "next-intl";
import { LoadFailure } from "@/components/projects/load-failure";
import { Badge } from "@/components/ui/badge";
import { LoadOlder } from "./load-older";
import { UpdateEntry, type Viewer } from "./update-entry";
import { UpdateItem, UpdateLine, UpdateText } from "./update-line";
import { UpdatesSkeleton } from "./updates-skeleton";
import type { Composer } from "./use-post-update";
import { useUpdates } from "./use-updates";
import { WriteState } from "./write-state";

interface UpdatesSectionProps {
  projectId: string;
  viewer: Viewer;
  composer: Composer;
  /** How many were new when the page opened. */
  newCount: number;
  total: number;
}

/** A place's updates on the plumb line, newest on top, with what is just being sent above them. */
export function UpdatesSection({ projectId, viewer, composer, newCount, total }: UpdatesSectionProps) {
  const t = useTranslations("updates");
  const query = useUpdates(projectId);
  const updates = query.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="updates-title" className="max-w-[45rem]">
      <div className="mb-3 flex min-h-9 items-center gap-2 lg:mb-4 lg:gap-2.5">
        <h2 id="updates-title" className="title-section lg:text-[1.375rem]">
          {t("title")}
        </h2>
        {newCount > 0 && (
          <Badge tone="accent" size="sm">
            {t("newCount", { count: newCount })}
          </Badge>
        )}
        {total > 0 && <span className="text-muted max-lg:sr-only">{t("count", { count: total })}</span>}
      </div>
      {query.isError && !updates && <LoadFailure error={query.error} retry={() => void query.refetch()} />}
      {!query.isError && !updates && <UpdatesSkeleton />}
      {updates?.length === 0 && !composer.outgoing && <NoUpdates mayPost={viewer.mayPost} />}
      <UpdateLine label={t("title")} className={updates?.length || composer.outgoing ? "" : "hidden"}>
        {composer.outgoing && <Outgoing text={composer.outgoing} viewer={viewer} />}
        {updates?.map((update) => (
          <UpdateEntry
            key={update.id}
            update={update}
            viewer={viewer}
            isReceived={composer.received.includes(update.id)}
          />
        ))}
      </UpdateLine>
      <LoadOlder query={query} />
    </section>
  );
}

function Outgoing({ text, viewer }: { text: string; viewer: Viewer }) {
  const t = useTranslations("updates");
  return (
    <UpdateItem
      author={viewer}
      roleLabel={viewer.role === "owner" ? t("owner") : t("worker")}
      roleTone={viewer.role}
      note={<WriteState state="sending" />}
    >
      <UpdateText className="text-muted">{text}</UpdateText>
    </UpdateItem>
  );
}

function NoUpdates({ mayPost }: { mayPost: boolean }) {
  const t = useTranslations("updates");
  return (
    <div className="rounded-card border border-dashed border-edge px-5 py-8 text-center">
      <p className="title-section">{t("emptyTitle")}</p>
      <p className="mx-auto mt-1.5 max-w-[44ch] text-muted">{mayPost ? t("emptyBody") : t("emptyReader")}</p>
    </div>
  );
}
