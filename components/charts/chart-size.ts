/** In pixels, or as large as what it is in, which paper does not let a chart measure. */
export interface ChartSize {
  width: number | "100%";
  height: number | "100%";
}

export const MEASURED: ChartSize = { width: "100%", height: "100%" };
