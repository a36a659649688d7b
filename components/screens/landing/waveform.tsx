/** The recording's loudness from start to end, in percent. */
const BARS = [
  71, 53, 34, 65, 38, 37, 98, 32, 12, 12, 37, 65, 70, 51, 59, 41, 49, 55, 40, 58, 35, 38, 43, 32, 12, 12, 16,
  99, 57, 40, 39, 41, 43, 31, 12, 12,
];

/** The recording as bars, with the played part in orange. Before the first press, a third of it is. */
export function Waveform({ played }: { played: number }) {
  const orange = Math.round(BARS.length * (played || 1 / 3));
  return (
    <span aria-hidden className="flex h-7.5 flex-1 items-center gap-0.5">
      {BARS.map((height, index) => (
        <i
          key={index}
          className={index < orange ? "flex-1 rounded-xs bg-accent" : "flex-1 rounded-xs bg-line"}
          style={{ height: `${String(height)}%` }}
        />
      ))}
    </span>
  );
}
