/** What the demo's people say into their phones, sentence by sentence; `prisma/seed/record-voices.ts` records it. */
export const VOICES = {
  "north-wall": {
    language: "es",
    sentences: [
      "Ya descimbramos el muro norte.",
      "Encontramos panal a unos 40 cm de la esquina.",
      "No rellenen hasta que lo revisen.",
    ],
  },
  "wall-plates": {
    language: "en",
    sentences: ["Wall plates are level within 3 mm over the whole length.", "The crane can come."],
  },
} as const satisfies Record<string, Voice>;

interface Voice {
  language: "en" | "es";
  sentences: string[];
}

export type VoiceName = keyof typeof VOICES;
