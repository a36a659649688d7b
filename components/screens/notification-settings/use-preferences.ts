import { useRef, useState } from "react";
import { useFailureText } from "@/components/providers/use-error-text";
import { toast } from "@/components/ui/toast/toast-store";
import { api } from "@/lib/browser/api-client";
import type { DeliveryPreferencesView } from "@/lib/notifications/view";
import { apiPath } from "@/lib/shared/paths/api-path";

export type Kinds = DeliveryPreferencesView["kinds"];
export type Change = Partial<Pick<DeliveryPreferencesView, "quietHours" | "showsText" | "weeklyReports">> & {
  kinds?: { [kind in keyof Kinds]?: Partial<Kinds[kind]> };
};

/** How long "Saved" is shown. */
const SAVED_MS = 2_000;

/** The reader's preferences: shown at each press, and saved one after another, so that none overtakes the next. */
export function usePreferences(initial: DeliveryPreferencesView, failed: string) {
  const reasonOf = useFailureText();
  const [preferences, setPreferences] = useState(initial);
  const [isSaved, setSaved] = useState(false);
  const saving = useRef({ last: Promise.resolve(), open: 0, stored: initial, timer: 0 });

  const save = (call: () => Promise<DeliveryPreferencesView>) => {
    const state = saving.current;
    state.open += 1;
    const run = async () => {
      try {
        state.stored = await call();
        setSaved(true);
        clearTimeout(state.timer);
        state.timer = window.setTimeout(() => setSaved(false), SAVED_MS);
      } catch (thrown) {
        toast({ title: failed, description: reasonOf(thrown), variant: "destructive" });
      }
      state.open -= 1;
      if (state.open === 0) setPreferences(state.stored);
    };
    state.last = state.last.then(run);
  };
  return {
    preferences,
    isSaved,
    change: (change: Change) => {
      setPreferences((shown) => applied(shown, change));
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      save(() => api.put(apiPath("notification-preferences"), { ...change, timeZone }));
    },
    mute: (projectId: string, until: string | null) => {
      const path = apiPath("projects", projectId, "mute");
      save(() => (until === null ? api.delete(path) : api.put(path, { until })));
    },
  };
}

function applied(shown: DeliveryPreferencesView, { kinds = {}, ...rest }: Change): DeliveryPreferencesView {
  const changed = Object.entries(kinds).map(([kind, channels]) => [
    kind,
    { ...shown.kinds[kind as keyof Kinds], ...channels },
  ]);
  return { ...shown, ...rest, kinds: { ...shown.kinds, ...(Object.fromEntries(changed) as Kinds) } };
}
