import { use } from "react";
import { richParts } from "./rich-parts";
import { foundParts } from "@/lib/shared/found-parts";
import { SearchContext } from "@/components/chat/search/search-state";
import { useWorkspace } from "@/components/project-model/workspace";
import { MarkedText, type UserTextProps } from "@/components/translation/user-text";
import { cn } from "@/lib/shared/utils";

/** User-written text with its links and mentions. */
export function RichText({ text, lang, doubts, className }: UserTextProps) {
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
        return <FoundText key={at} text={part.text} doubts={doubts} />;
      })}
    </p>
  );
}

/** A text with its search matches marked, and its doubts elsewhere. */
function FoundText({ text, doubts }: Pick<UserTextProps, "text" | "doubts">) {
  const search = use(SearchContext);
  if (search === "") return <MarkedText text={text} doubts={doubts} />;
  return foundParts(text, search).map((part, at) =>
    part.isFound ? (
      <mark key={at} className="border-0 bg-accent/40 whitespace-pre-line">
        {part.text}
      </mark>
    ) : (
      <MarkedText key={at} text={part.text} doubts={doubts} />
    ),
  );
}
