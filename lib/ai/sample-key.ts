/** The only key that the AI sandbox accepts; with it, the product knows that responses are samples. */
export const SAMPLE_KEY = "plumbline-samples";
