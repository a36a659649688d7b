"use client";

import { useTranslations } from "next-intl";
import { KeptActions } from "./kept-actions";
import { useKept } from "./use-kept";

/** Every recording of the user's on this phone that was not posted. */
export function KeptList({ userId }: { userId: string }) {
  const t = useTranslations("recorder.kept");
  const { list, recordings, drop } = useKept(userId);
  if (list.length === 0 || !recordings) return null;
  return (
    <section>
      <h2 className="pb-2 title-section">{t("list", { count: list.length })}</h2>
      <ul className="grid gap-3">
        {list.map((recording) => (
          <li key={recording.id} className="rounded-card border border-line bg-surface px-4 pt-3.5 pb-4">
            <KeptActions
              recording={recording}
              recordings={recordings}
              onGone={() => {
                drop(recording.id);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
