import type { ComponentProps } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import rehypeSanitize, { type Options as Schema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { Link } from "./link";
import { isOwnPath } from "@/lib/shared/paths/links";

export interface MarkdownProps {
  children: string;
  /** The level of its highest heading on the page. */
  headings?: 2 | 4;
}

/**
 * Markdown with tables, written by an operator. Only the elements below are rendered, and only links over http, https and mailto
 * or within this site. Anything else loses its tag or its link and keeps its text.
 */
export function Markdown({ children, headings = 4 }: MarkdownProps) {
  return (
    <div className="grid gap-3 wrap-anywhere">
      {ReactMarkdown({
        remarkPlugins: [remarkGfm],
        rehypePlugins: [[rehypeSanitize, ALLOWED]],
        components: { ...ELEMENTS, ...HEADINGS[headings] },
        children,
      })}
    </div>
  );
}

const TAGS = "p br strong em del ul ol li a h1 h2 h3 h4 hr blockquote code pre table thead tbody tr th td";

const ALLOWED: Schema = {
  tagNames: TAGS.split(" "),
  attributes: { a: ["href"], ol: ["start"] },
  protocols: { href: ["http", "https", "mailto"] },
  strip: ["script", "style"],
};

const link = "font-strong text-blue underline underline-offset-3 hover:text-ink";

function Anchor({ href = "", children }: ComponentProps<"a">) {
  if (href.startsWith("#") || isOwnPath(href))
    return (
      <Link href={href} className={link}>
        {children}
      </Link>
    );
  if (!/^(https?:|mailto:)/i.test(href)) return <span>{children}</span>;
  return (
    <a href={href} rel="noopener noreferrer" className={link}>
      {children}
    </a>
  );
}

const ELEMENTS: Components = {
  a: Anchor,
  strong: ({ children }) => <strong className="font-bold">{children}</strong>,
  ul: ({ children }) => <ul className="grid list-disc gap-1.5 pl-5.5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="grid list-decimal gap-1.5 pl-6">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="border-l-3 border-line pl-4 text-muted">{children}</blockquote>
  ),
  code: ({ children }) => <code className="rounded-xs bg-sunk px-1 font-mono text-[0.9em]">{children}</code>,
  pre: ({ children }) => <pre className="overflow-x-auto rounded-button bg-sunk p-3">{children}</pre>,
  hr: () => <hr className="my-2 border-line" />,
  table: ({ children }) => (
    <div role="group" className="overflow-x-auto">
      <table className="w-full text-left wrap-break-word">{children}</table>
    </div>
  ),
  th: ({ children }) => (
    <th scope="col" className="border-b border-line py-2 pr-4 align-bottom font-bold last:pr-0">
      {children}
    </th>
  ),
  td: ({ children }) => <td className="border-b border-line py-2 pr-4 align-top last:pr-0">{children}</td>,
};

const chapter = "mt-6 title-section-lg";
const part = "mt-3 font-bold";

const HEADINGS = {
  2: {
    h1: ({ children }) => <h2 className={chapter}>{children}</h2>,
    h2: ({ children }) => <h2 className={chapter}>{children}</h2>,
    h3: ({ children }) => <h3 className={part}>{children}</h3>,
    h4: ({ children }) => <h4 className={part}>{children}</h4>,
  },
  4: {
    h1: ({ children }) => <h4 className={part}>{children}</h4>,
    h2: ({ children }) => <h4 className={part}>{children}</h4>,
    h3: ({ children }) => <h5 className={part}>{children}</h5>,
    h4: ({ children }) => <h6 className={part}>{children}</h6>,
  },
} satisfies Record<number, Components>;
