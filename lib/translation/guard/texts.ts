/** The texts that are compared. */
export interface Texts {
  original: string;
  translation: string;
}
