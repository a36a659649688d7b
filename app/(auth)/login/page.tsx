/** Another address of the same page (workspace.txt 2). */
export { default, generateMetadata } from "../auth/page";
