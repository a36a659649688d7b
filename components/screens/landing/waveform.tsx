/** Bar heights of a voice note, in percent. */
const BARS = [
  74, 64, 64, 35, 94, 60, 38, 77, 62, 74, 34, 73, 86, 31, 70, 64, 75, 48, 46, 100, 41, 55, 69, 69, 67, 30, 93,
  65, 40, 71, 62, 79, 32, 69, 88, 36, 66, 60,
];
const PLAYED = 13;

/** A static voice note with its first third played. */
export function Waveform() {
  return (
    <span className="flex h-7.5 flex-1 items-center gap-0.5">
      {BARS.map((height, index) => (
        <i
          key={index}
          className={index < PLAYED ? "flex-1 rounded-xs bg-accent" : "flex-1 rounded-xs bg-line"}
          style={{ height: `${String(height)}%` }}
        />
      ))}
    </span>
  );
}
