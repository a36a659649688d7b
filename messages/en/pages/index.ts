import { about } from "./about";
import { developers } from "./developers";
import { privacy } from "./privacy";
import { speechService } from "./speech-service";
import { terms } from "./terms";
import { testimonials } from "./testimonials";
import type { PageTexts } from "@/lib/i18n/page-texts";

/** The public pages' long texts in English. */
export default { about, developers, privacy, speechService, terms, testimonials } satisfies PageTexts;
