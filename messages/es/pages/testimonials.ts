import type { PageTexts } from "@/lib/i18n/page-texts";

/** What customers say: examples, until an operator puts their own here (docs/operations.md, "The public pages"). */
export const testimonials: PageTexts["testimonials"] = [
  {
    name: "Carlos M.",
    trade: "Contratista de estructuras",
    words:
      "“Antes pasaba cada tarde por tres obras para enterarme. Ahora lo leo con el café y solo manejo a donde hace falta.”",
  },
  {
    name: "Denise W.",
    trade: "Remodelaciones, dos cuadrillas",
    words: "“Mi carpintero lo cuenta en español, como siempre. La diferencia es que ahora lo entiendo todo.”",
  },
  {
    name: "Luis A.",
    trade: "Capataz de concreto",
    words:
      "“Nada de escribir con las manos sucias. Toco el botón, digo qué encontramos y la oficina lo lee antes de que llegue a la camioneta.”",
  },
];
