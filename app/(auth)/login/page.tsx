/** An alias of /auth. */
export { default, generateMetadata } from "../auth/page";
