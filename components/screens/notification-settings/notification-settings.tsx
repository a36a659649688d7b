"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChannelNotes, ChannelTable } from "./channel-table";
import { MutedProjects } from "./muted-projects";
import { PushHere } from "./push-here";
import { QuietHours } from "./quiet-hours";
import { usePreferences } from "./use-preferences";
import type { DeliveryPreferencesView } from "@/lib/notifications/view";

interface NotificationSettingsProps {
  preferences: DeliveryPreferencesView;
  runsBusiness: boolean;
  projects: { id: string; name: string }[];
  /** Why no email comes, if none does. */
  noEmail: ReactNode;
}

/** Which notifications reach the reader, and how: saved at each press. */
export function NotificationSettings({
  preferences: initial,
  runsBusiness,
  projects,
  noEmail,
}: NotificationSettingsProps) {
  const t = useTranslations("notificationSettings");
  const { preferences, isSaved, change, mute } = usePreferences(initial, t("failed"));
  const table = { preferences, runsBusiness, onChange: change };
  return (
    <>
      <p role="status" className="-mt-8 mb-4 h-8 text-right font-strong text-ok">
        {isSaved && t("saved")}
      </p>
      <ChannelTable {...table} />
      {noEmail}
      <ChannelNotes {...table} />
      <PushHere
        pushKey={preferences.pushKey}
        pushEndpoint={initial.pushEndpoint}
        showsText={preferences.showsText}
        onShowText={(showsText) => change({ showsText })}
      />
      <QuietHours hours={preferences.quietHours} onChange={change} />
      {projects.length > 0 && <MutedProjects projects={projects} mutes={preferences.mutes} onMute={mute} />}
    </>
  );
}
