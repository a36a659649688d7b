/** The one key that the AI sandbox takes: by it the product tells that answers are samples. */
export const SAMPLE_KEY = "plumbline-samples";
