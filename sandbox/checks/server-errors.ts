import { afterEach, beforeEach } from "vitest";
import { serverLogs } from "@/sandbox/servers/own-server";

const ERROR = /"level":(50|60|"error"|"fatal")/;
const SHOWN = 5;
let lengths = new Map<string[], number>();

// What a server logged explains most failures over HTTP, which may never come again.
beforeEach(() => {
  lengths = new Map([...serverLogs].map((lines) => [lines, lines.length]));
});

afterEach(({ task }) => {
  const logged = [...serverLogs].flatMap((lines) =>
    lines.slice(lengths.get(lines) ?? 0).filter((line) => ERROR.test(line)),
  );
  const said = logged.slice(-SHOWN).map((line) => `\n    The server: ${line}`);
  for (const error of task.result?.errors ?? [])
    error.stack = `${error.message}${said.join("")}\n${error.stack ?? ""}`;
});
