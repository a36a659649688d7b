/** One height for every row, even if the name takes two lines: 84 px on desktops, 105 px on phones. */
export const summaryHeight = "min-h-[6.5625rem] lg:min-h-21";
/** The same for rows with a description of up to two lines: 84 px on desktops, 143 px on phones. */
export const describedHeight = "min-h-[8.9375rem] lg:min-h-21";
export const summaryList = "grid gap-2.5 lg:gap-2";
