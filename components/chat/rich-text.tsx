"use client";

import { useWorkspace } from "@/components/project-model/workspace";
import { MarkedText } from "@/components/translation/words";
import type { DoubtView } from "@/lib/translation/view";
import { cn } from "@/lib/utils";
import { richParts } from "./rich-parts";

interface RichTextProps {
  text: string;
  /** BCP 47. */
  lang?: string | undefined;
  doubts?: readonly DoubtView[] | undefined;
  className?: string;
}

/** What somebody wrote, with its links and the names that it calls. */
export function RichText({ text, lang, doubts, className }: RichTextProps) {
  const { project } = useWorkspace();
  const names = [...project.members, ...project.office].map(({ user }) => user.name);
  return (
    <p className={cn("wrap-anywhere whitespace-pre-line", className)} {...(lang && { lang })}>
      {richParts(text, names).map((part, at) => {
        if (part.kind === "link")
          return (
            <a
              key={at}
              href={part.text}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="text-blue underline underline-offset-3 hover:text-ink"
            >
              {part.text}
            </a>
          );
        if (part.kind === "mention")
          return (
            <b key={at} className="font-semibold text-blue">
              {part.text}
            </b>
          );
        return <MarkedText key={at} text={part.text} doubts={doubts} />;
      })}
    </p>
  );
}
