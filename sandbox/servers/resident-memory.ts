import { execFileSync } from "node:child_process";

interface Running {
  pid(): number;
}

/** What a process holds in memory, in MB. */
export function residentMegabytes(running: Running): number {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(running.pid())], { encoding: "utf8" });
  return Math.round(Number(kilobytes) / 1024);
}

/** Samples it often; `end` returns the most that was seen. */
export function watchMemory(process: Running): { end(): number } {
  let most = residentMegabytes(process);
  const sample = () => (most = Math.max(most, residentMegabytes(process)));
  const timer = setInterval(sample, 25);
  return {
    end: () => {
      clearInterval(timer);
      return sample();
    },
  };
}
