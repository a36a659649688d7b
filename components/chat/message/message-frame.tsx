import { type ReactNode, type Ref, useEffect, useState } from "react";
import { TimeText } from "@/components/providers/time-text";
import { Avatar } from "@/components/ui/display/avatar";
import type { ProjectRole } from "@/lib/access/policy";
import { cn } from "@/lib/shared/utils";

/** Milliseconds: long enough to notice it and read its first words. */
const SHOWN = 4000;

interface MessageFrameProps {
  author: { name: string; role: ProjectRole };
  time: { label: string; dateTime: string };
  isOwn: boolean;
  /** The state of the reader's own unsent message. */
  state: ReactNode;
  /** Whether it is a recording: its waveform needs room. */
  isVoice?: boolean;
  /** For a message opened from the search: it is focused and briefly framed. */
  found?: Ref<HTMLLIElement> | undefined;
  children: ReactNode;
}

/** A message's author and time beside an avatar; on phones, the reader's own is a bubble on the right. */
export function MessageFrame(props: MessageFrameProps) {
  const { author, time, isOwn, state, isVoice = false, found, children } = props;
  return (
    <li
      {...(found && { ref: found, tabIndex: -1 })}
      className={cn(
        "flex gap-3 py-2",
        isOwn && "max-lg:justify-end",
        found && "relative isolate -mx-2 rounded-button px-2",
      )}
    >
      {found && <FoundMark />}
      <Avatar name={author.name} userRole={author.role} className={cn("mt-0.5", isOwn && "max-lg:hidden")} />
      <div
        className={cn(
          "min-w-0 lg:flex-1",
          isOwn ? "max-lg:max-w-[85%] max-lg:has-[form]:max-w-full" : "flex-1",
          isVoice && "w-full",
        )}
      >
        <p className={cn("flex flex-wrap items-baseline gap-x-2 wrap-anywhere", isOwn && "max-lg:sr-only")}>
          <b className="font-semibold">{author.name}</b>{" "}
          <TimeText dateTime={time.dateTime} className="text-[0.9375rem] text-muted tabular-nums">
            {time.label}
          </TimeText>
        </p>
        <div
          className={cn(
            "leading-relaxed",
            isOwn && "max-lg:rounded-[14px_14px_4px_14px] max-lg:bg-blue-soft max-lg:px-3.5 max-lg:py-2.5",
          )}
        >
          {children}
        </div>
        {state && (
          <div className="mt-1 flex items-center gap-1.5 text-[0.9375rem] text-muted max-lg:justify-end">
            {state}
          </div>
        )}
      </div>
    </li>
  );
}

/** Briefly frames a message that was opened from the search. */
function FoundMark() {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span
      aria-hidden
      className={cn(
        "absolute inset-0 -z-1 rounded-button border-2 border-accent-text bg-accent-soft transition-opacity duration-700",
        !isShown && "opacity-0",
      )}
    />
  );
}
