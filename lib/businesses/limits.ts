/** A business's recordings and photos of this month, in bytes. */
export interface MonthOfFiles {
  posted: number;
  limit: number;
}

/** Whether so much of a month's bytes is posted that the owner and the admins are told: 80 %. */
export function isNearlyFull({ posted, limit }: MonthOfFiles): boolean {
  return posted >= 0.8 * limit;
}
