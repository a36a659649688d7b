/** An alias of /auth (workspace.txt 2). */
export { default, generateMetadata } from "../auth/page";
