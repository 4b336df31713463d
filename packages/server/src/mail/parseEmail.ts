import { domainToASCII } from 'node:url'

/** As browsers check an `<input type="email">` (HTML, "valid e-mail address"): no quotes, no comments, no line breaks. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/
const LOCAL = 64
const LENGTH = 254

/**
 * The e-mail address in a text, its host in small letters; undefined when there is none. What comes out is safe in the header of a mail.
 *
 * @example parseEmail(' Alice@Example.org ') // 'Alice@example.org'
 */
export function parseEmail(text: string): string | undefined {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  const [local, host] = [trimmed.slice(0, at), trimmed.slice(at + 1)]
  if (at < 1 || local.length > LOCAL || host.length > LENGTH) return undefined
  // Hosts in other scripts have a form in ASCII.
  const email = `${local}@${domainToASCII(host)}`
  return email.length <= LENGTH && EMAIL.test(email) ? email : undefined
}

/**
 * One text for all ways to write to the same person, for limits: small letters, without what follows a plus sign. Never write to it.
 *
 * @example emailKey('Alice+shop@example.org') // 'alice@example.org'
 */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).split('+')[0] || email.slice(0, at)
  return `${local}${email.slice(at)}`.toLowerCase()
}
