/** No site's: to resolve paths as browsers do, which skip tabs and take a backslash for a slash. */
const HERE = "https://here.invalid";

/** Whether an address is a path of this site; `//elsewhere` and `/\elsewhere` lead to other sites. */
export function isOwnPath(address: string): boolean {
  return address.startsWith("/") && URL.canParse(address, HERE) && new URL(address, HERE).origin === HERE;
}

/** Whether an address that an operator wrote may become a link: a path of this site, or https without a password in it. */
export function isSafeLink(address: string): boolean {
  if (isOwnPath(address)) return true;
  if (!/^https:\/\/\S+$/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === "" && password === "";
}
