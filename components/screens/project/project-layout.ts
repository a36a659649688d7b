/** Shared by the page and its skeleton, so that nothing moves when one replaces the other. */

/**
 * Sticky on phones if the screen has room for it beside the dock at the reader's text size. It is a container: its content wraps
 * if it is narrower than 15rem, as with large text.
 */
export const headerClasses =
  "border-b max-lg:@container border-line max-lg:bg-surface max-lg:pb-2.5 max-lg:[@media(min-height:44rem)]:sticky max-lg:[@media(min-height:44rem)]:top-[min(0px,calc((100svh_-_44rem)*1000))] max-lg:[@media(min-height:44rem)]:z-20";

/** Back button, name and menu: 48 px on phones. */
export const titleRowClasses =
  "mx-auto flex min-h-12 max-w-7xl items-center px-1 pt-1 @max-[15rem]:flex-wrap lg:min-h-0 lg:gap-6 lg:px-8 lg:pt-4 lg:pb-4";

/** Due date, members and progress: 44 px. */
export const factsClasses =
  "flex min-h-11 items-center gap-4 @max-[15rem]:flex-wrap @max-[15rem]:gap-y-0 px-4 text-sm font-semibold text-muted max-[359px]:gap-2 max-[359px]:[&_svg]:hidden lg:hidden";

export const switchClasses = "mx-4 mt-0.5 lg:hidden";

/** On desktops the page fills the screen below the bar, and its columns scroll. */
export const pageClasses = "lg:flex lg:h-[calc(100dvh-64px)] lg:min-h-120 lg:flex-col";

/** The tasks with the open one's updates, and the project's facts beside them. */
export const columnsClasses =
  "mx-auto w-full max-w-7xl max-lg:page-edge lg:grid lg:min-h-0 lg:flex-1 lg:grid-cols-[minmax(0,1fr)_13.5rem] xl:grid-cols-[minmax(0,1fr)_16.25rem]";

export const asideClasses =
  "hidden lg:block lg:min-h-0 lg:scroll-py-2 lg:overflow-y-auto lg:border-l lg:border-line";
