import { openStream, type Stream } from "./stream";
import { type NotifiedEvent, type StreamedEvent, setPosition, type Positions } from "./stream-positions";
import { openTabChannel, type TabChannel, withTabLock } from "@/lib/browser/tabs/tabs";

/** Messages between tabs: an event, a tab's positions, or a new leader's request for those. */
type TabMessage = { event: StreamedEvent | NotifiedEvent } | { here: Positions } | { where: true };

let latest: Positions = new Map();

/** Whether this page has received no event of a project after the given one. */
export function isNewestReceived(projectId: string, seq: number): boolean {
  return (latest.get(projectId) ?? seq) <= seq;
}

/**
 * Delivers the events of the user's projects to this tab. One of the visible tabs, the leader, holds the browser's only stream
 * and forwards events to the others. A hidden tab receives nothing; when it becomes visible, it resumes where it stopped.
 */
export function openLive(userId: string, onEvent: (event: StreamedEvent | NotifiedEvent) => void) {
  const name = `live:${userId}`;
  const positions: Positions = (latest = new Map());
  let channel: TabChannel<TabMessage> | null = null;
  let stream: Stream | null = null;
  let leaving = new AbortController();

  function receive(event: StreamedEvent | NotifiedEvent): void {
    if (event.type === "notification.changed") {
      onEvent(event);
      return;
    }
    const { projectId, seq, type } = event;
    const known = positions.get(projectId) ?? -1;
    // A refresh repeats the number of the event that it follows.
    if (type === "project.refresh" ? seq < known : seq <= known) return;
    setPosition(positions, projectId, seq);
    onEvent(event);
  }

  function hearTab(message: TabMessage): void {
    if ("event" in message) receive(message.event);
    else if ("here" in message) stream?.goBackTo(message.here);
    else channel?.tell({ here: positions });
  }

  /** Resolves when this tab no longer leads. */
  function lead(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const own = openStream({
        userId,
        from: positions,
        onEvent: (event) => {
          receive(event);
          channel?.tell({ event });
        },
      });
      stream = own;
      channel?.tell({ where: true });
      signal.addEventListener("abort", () => {
        own.close();
        stream = null;
        resolve();
      });
    });
  }

  function begin(): void {
    if (channel) return;
    const { signal } = (leaving = new AbortController());
    channel = openTabChannel(name, hearTab);
    channel.tell({ here: positions });
    withTabLock(name, () => lead(signal), { signal }).catch(() => undefined);
  }

  function end(): void {
    leaving.abort();
    channel?.close();
    channel = null;
  }

  const onVisibility = () => {
    if (document.visibilityState === "visible") begin();
    else end();
  };
  const listening = new AbortController();
  const until = { signal: listening.signal };
  document.addEventListener("visibilitychange", onVisibility, until);
  addEventListener("pagehide", end, until);
  addEventListener("pageshow", onVisibility, until);
  onVisibility();

  return {
    /** Says that the page shows a project as of this event. Returns false if it already received later ones. */
    show(projectId: string, seq: number): boolean {
      const known = positions.get(projectId);
      if (known !== undefined) return seq >= known;
      setPosition(positions, projectId, seq);
      stream?.goBackTo(positions);
      channel?.tell({ here: positions });
      return true;
    },
    close() {
      end();
      listening.abort();
    },
  };
}
