export interface Vitals {
  /** Milliseconds. */
  lcp: number;
  /** The sum of all unexpected layout shifts; the metric's own session windows would leave some of them out. */
  cls: number;
  /** Milliseconds of the slowest event of each kind (`keydown`, `click` …), from the press to the next paint. */
  slowest: Record<string, number>;
  /** How many presses have been painted. */
  presses: number;
  /** When the last press was (`performance.now()`). */
  pressedAt: number;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  interactionId: number;
}

/** Runs in the page before anything else and collects into `plumblineVitals`. Must not refer to anything outside itself. */
export function watchVitals(): void {
  const vitals: Vitals = { lcp: 0, cls: 0, slowest: {}, presses: 0, pressedAt: 0 };
  Object.assign(globalThis, { plumblineVitals: vitals });
  const observe = (type: string, each: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    });
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  observe("largest-contentful-paint", (entry) => {
    vitals.lcp = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) vitals.cls += value;
  });
  observe("event", (entry) => {
    if ((entry as Interaction).interactionId === 0) return;
    vitals.slowest[entry.name] = Math.max(vitals.slowest[entry.name] ?? 0, entry.duration);
    if (entry.name !== "click") return;
    vitals.presses += 1;
    vitals.pressedAt = entry.startTime;
  });
}
