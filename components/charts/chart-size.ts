/** In pixels, or as large as what it is in, which paper does not let a chart measure. */
export interface ChartSize {
  width: number | "100%";
  height: number | "100%";
}

export const MEASURED: ChartSize = { width: "100%", height: "100%" };

export const LABEL = { fill: "var(--ink)", fontSize: 13, fontWeight: 700 };
/** An axis without lines. */
export const AXIS = {
  tick: { fontSize: 13, fill: "var(--muted)" },
  tickLine: false,
  axisLine: false,
} as const;
