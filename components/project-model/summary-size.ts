/** One height for every row, also with a name of two lines: 84 px on desktops, 128 px on phones. */
export const summaryHeight = "min-h-32 lg:min-h-21";
export const summaryList = "grid gap-2.5 lg:gap-2";
