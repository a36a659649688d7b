import type { createTailwindMerge } from "tailwind-merge";

type Config = ReturnType<Parameters<typeof createTailwindMerge>[0]>;

const any = () => true;
const isFontSize = (value: string) => /^(xs|sm|base|lg|\d*xl|\[(\d|clamp|calc).*)$/.test(value);
const isWidth = (value: string) => /^(\d+|\[\d.*)$/.test(value);

const DISPLAY = ["block", "inline", "inline-block", "flex", "inline-flex", "grid", "inline-grid"];
const SIDES = ["t", "r", "b", "l"];

/** Groups whose name is the prefix of all their classes: `w-4`, `w-full`, `w-[3rem]`. */
const BY_PREFIX = [
  ...["inset", "inset-x", "inset-y", "top", "right", "bottom", "left", "z", "basis", "order"],
  ...["shrink", "grid-cols", "gap", "gap-x", "gap-y", "content", "items", "self"],
  ...["p", "px", "py", "pt", "pr", "pb", "pl", "m", "mx", "my", "mt", "mr", "mb", "ml"],
  ...[
    "size",
    "w",
    "min-w",
    "max-w",
    "h",
    "min-h",
    "max-h",
    "tracking",
    "line-clamp",
    "leading",
    "bg",
    "opacity",
  ],
  ...[
    "overflow",
    "overflow-x",
    "overflow-y",
    "shadow",
    "transition",
    "duration",
    "delay",
    "animate",
    "touch",
  ],
  ...["translate-x", "translate-y", "rotate", "cursor", "pointer-events", "resize", "scroll-mb", "align"],
  ...["list", "whitespace", "rounded", "rounded-t", "rounded-r", "rounded-b", "rounded-l"],
];

/**
 * Groups of conflicting Tailwind classes: in `cn`, the last one of a group wins. Has only the groups that this code uses; the
 * library's own list would add 6 kB to every page. A test compares the two for every class in the code.
 */
export const classGroups = (): Config => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...Object.fromEntries(BY_PREFIX.map((prefix) => [prefix, [{ [prefix]: ["", any] }]])),
    ...Object.fromEntries(SIDES.map((side) => [`border-${side}`, [{ [`border-${side}`]: ["", isWidth] }]])),
    display: [...DISPLAY, "hidden", "contents", "table"],
    sr: ["sr-only", "not-sr-only"],
    position: ["static", "fixed", "absolute", "relative", "sticky"],
    visibility: ["visible", "invisible", "collapse"],
    "flex-direction": [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
    "flex-wrap": [{ flex: ["wrap", "nowrap", "wrap-reverse"] }],
    flex: [{ flex: [any] }],
    grow: [{ grow: ["", any] }],
    "col-start": [{ "col-start": [any] }],
    col: [{ col: [{ span: [any] }] }],
    row: [{ row: [{ span: [any] }] }],
    "row-start": [{ "row-start": [any] }],
    "justify-items": [{ "justify-items": [any] }],
    "justify-self": [{ "justify-self": [any] }],
    justify: [{ justify: [any] }],
    "text-align": [{ text: ["left", "center", "right", "start", "end", "justify"] }],
    "text-wrap": [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
    wrap: [{ wrap: ["anywhere", "break-word", "normal"] }],
    "text-overflow": ["truncate", { text: ["ellipsis", "clip"] }],
    "text-transform": ["uppercase", "lowercase", "capitalize", "normal-case"],
    "font-size": [{ text: [isFontSize] }],
    "text-color": [{ text: [any] }],
    "text-decoration": ["underline", "overline", "line-through", "no-underline"],
    "font-family": [{ font: ["sans", "serif", "mono"] }],
    "font-weight": [{ font: [any] }],
    "border-collapse": [{ border: ["collapse", "separate"] }],
    "decoration-thickness": [{ decoration: [isWidth] }],
    "decoration-color": [{ decoration: [any] }],
    "border-y": [{ "border-y": ["", isWidth] }],
    "border-style": [{ border: ["solid", "dashed", "dotted", "none"] }],
    border: [{ border: ["", isWidth] }],
    "border-color": [{ border: [any] }],
    ...Object.fromEntries(SIDES.map((side) => [`border-${side}-color`, [{ [`border-${side}`]: [any] }]])),
    "divide-y": [{ "divide-y": ["", isWidth] }],
    "outline-style": [{ outline: ["none", "hidden", "solid", "dashed"] }],
    "outline-offset": [{ "outline-offset": [any] }],
    outline: [{ outline: ["", isWidth] }],
    "outline-color": [{ outline: [any] }],
    ring: [{ ring: ["", isWidth] }],
    "ring-inset": ["ring-inset"],
    "ring-color": [{ ring: [any] }],
    "stroke-width": [{ stroke: [isWidth] }],
    stroke: [{ stroke: [any] }],
  },
  conflictingClassGroups: {
    overflow: ["overflow-x", "overflow-y"],
    inset: ["inset-x", "inset-y", "top", "right", "bottom", "left"],
    "inset-x": ["right", "left"],
    "inset-y": ["top", "bottom"],
    flex: ["basis", "grow", "shrink"],
    gap: ["gap-x", "gap-y"],
    p: ["px", "py", "pt", "pr", "pb", "pl"],
    px: ["pr", "pl"],
    py: ["pt", "pb"],
    m: ["mx", "my", "mt", "mr", "mb", "ml"],
    mx: ["mr", "ml"],
    my: ["mt", "mb"],
    size: ["w", "h"],
    "font-size": ["leading"],
    "line-clamp": ["display", "overflow"],
    rounded: ["rounded-t", "rounded-r", "rounded-b", "rounded-l"],
    border: ["border-y", "border-t", "border-r", "border-b", "border-l"],
    "border-y": ["border-t", "border-b"],
    "border-color": SIDES.map((side) => `border-${side}-color`),
  },
  conflictingClassGroupModifiers: { "font-size": ["leading"] },
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: [],
});
