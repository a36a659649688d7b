/** How many texts one call translates at most. */
export const MOST_ITEMS = 100;
/** How many words of its own a business has. */
export const GLOSSARY_TERMS = 200;
/** In UTF-16 units. */
export const TERM_LENGTH = 100;
/** How many comments of each update it translates with it. */
export const MOST_COMMENTS = 20;
