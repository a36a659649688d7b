import type { PageTexts } from "@/lib/i18n/page-texts";

/** What customers say: examples, until an operator puts their own here (docs/operations.md, "The public pages"). */
export const testimonials: PageTexts["testimonials"] = [
  {
    name: "Carlos M.",
    trade: "Framing contractor",
    words:
      "“I used to drive to three sites every evening to hear what went on. Now I read it over coffee, and only drive where I have to.”",
  },
  {
    name: "Denise W.",
    trade: "Remodeling, two crews",
    words:
      "“My lead carpenter tells it in Spanish the way he always did. The difference is that I understand all of it now.”",
  },
  {
    name: "Luis A.",
    trade: "Concrete foreman",
    words:
      "“No typing with dirty hands. I press the button, say what we found, and the office reads it before I am back at the truck.”",
  },
];
