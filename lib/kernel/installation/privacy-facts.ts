import { isOpenAi } from "./ai-key";
import { env, isBilled } from "@/lib/kernel/env";

/** Which configured services receive personal data, for the privacy page. */
export function privacyFacts() {
  return {
    aiService: env.OPENAI_API_KEY ? aiService() : null,
    seesPhotos: env.OPENAI_API_KEY !== undefined && env.OPENAI_IMAGE_MODEL !== undefined,
    fileService: fileService(),
    hasStripe: isBilled && env.STRIPE_SECRET_KEY !== undefined,
    hasMail: env.SMTP_URL !== undefined,
    hasPush: Boolean(env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY),
    supportEmail: env.SUPPORT_EMAIL,
  };
}

function fileService(): string | null {
  if (env.BLOB_READ_WRITE_TOKEN) return "Vercel Blob";
  return env.S3_BUCKET_URL ? new URL(env.S3_BUCKET_URL).host : null;
}

function aiService(): string {
  return isOpenAi(env.OPENAI_BASE_URL) ? "OpenAI (api.openai.com)" : new URL(env.OPENAI_BASE_URL).host;
}
