import type { Locale } from "@/lib/i18n/locale";

interface Testimonial {
  name: string;
  trade: string;
  words: string;
}

/** What customers say. Put your own here, and set `areExamples` to false (docs/operations.md, "The public pages"). */
export const TESTIMONIALS: { areExamples: boolean; texts: Record<Locale, Testimonial[]> } = {
  areExamples: true,
  texts: {
    en: [
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
    ],
    es: [
      {
        name: "Carlos M.",
        trade: "Contratista de estructuras",
        words:
          "“Antes pasaba cada tarde por tres obras para enterarme. Ahora lo leo con el café y solo manejo a donde hace falta.”",
      },
      {
        name: "Denise W.",
        trade: "Remodelaciones, dos cuadrillas",
        words:
          "“Mi carpintero lo cuenta en español, como siempre. La diferencia es que ahora lo entiendo todo.”",
      },
      {
        name: "Luis A.",
        trade: "Capataz de concreto",
        words:
          "“Nada de escribir con las manos sucias. Toco el botón, digo qué encontramos y la oficina lo lee antes de que llegue a la camioneta.”",
      },
    ],
  },
};
