import { domainToASCII, domainToUnicode } from "node:url";
import { z } from "zod";
import { atMost } from "./text";
import type { IssueText } from "@/lib/shared/errors";
import { MAX } from "@/lib/shared/limits";

/** The rule of the HTML standard for `<input type="email">`: no comment, quoted part, group or second address fits it. */
const HTML_RULE =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;
/** Characters before the @, by RFC 5321 4.5.3.1. */
const LONGEST_LOCAL_PART = 64;
/** Characters in all, by the same. */
const LONGEST = 254;

const anyAddress = z.string({ error: "emailInvalid" }).overwrite(storedAddress).check(atMost(MAX.email));

/** An address to send mail to, in the form in which it is stored. */
export const emailText = anyAddress.pipe(z.string().check(refusedFor(addressProblem)));

/** An address to look somebody up by, in the same form: an account may have one that is no longer taken. */
export const knownEmailText = anyAddress.pipe(
  z.string().check(
    refusedFor((address) => {
      if (!/^[^\s@]+@[^\s@]+$/.test(address)) return "emailInvalid";
      return isLocalPartAscii(address) ? undefined : "emailBeyondAscii";
    }),
  ),
);

function refusedFor(problemOf: (address: string) => IssueText | undefined) {
  return z.check<string>(({ value: input, issues }) => {
    const message = problemOf(input);
    if (message) issues.push({ code: "custom", input, message });
  });
}

/** Why nobody can choose this address, which is in its stored form; undefined if they can. */
export function addressProblem(address: string): IssueText | undefined {
  const [local = "", domain = ""] = address.split("@");
  const isFit = HTML_RULE.test(address.replace(/[^\0-\x7f]/g, "x"));
  const isShort = local.length <= LONGEST_LOCAL_PART && address.length <= LONGEST;
  if (!isFit || !isShort || isReadAsAnother(local, domain)) return "emailInvalid";
  return isLocalPartAscii(address) ? undefined : "emailBeyondAscii";
}

/**
 * The form in which addresses are stored and compared: in small letters, with the domain in punycode, without invisible
 * characters. What is no address stays no address.
 */
export function storedAddress(typed: string): string {
  const text = typed.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
  const at = text.lastIndexOf("@") + 1;
  // Only of ASCII: there are other letters whose small form is an ASCII one.
  return (text.slice(0, at) + asciiDomain(text.slice(at))).replace(/[A-Z]+/g, (capitals) =>
    capitals.toLowerCase(),
  );
}

/** Leaves what has other signs: Node takes the rest of a URL for part of a domain. */
function asciiDomain(domain: string): string {
  const hasAccents = /[^\0-\x7f]/.test(domain) && domain.length <= MAX.email;
  return hasAccents && /^[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u.test(domain)
    ? domainToASCII(domain)
    : domain;
}

function isLocalPartAscii(address: string): boolean {
  return /^[\0-\x7f]*@/.test(address);
}

/** Whether some program may decode it into another address: an encoded word (RFC 2047), or a domain in no form of its own. */
function isReadAsAnother(local: string, domain: string): boolean {
  const shown = domainToUnicode(domain);
  return /=\?.*\?=/.test(local) || shown.includes("xn--") || domainToASCII(shown) !== domain;
}
