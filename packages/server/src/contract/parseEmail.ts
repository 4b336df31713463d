import { domainToASCII } from 'node:url'

/** The validation of browsers for `<input type="email">` (HTML, "valid e-mail address"): no quotes, no comments, no line breaks. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/
const maxLocalLength = 64
const maxEmailLength = 254

/**
 * Parses an email address and lower-cases its host; returns undefined for an invalid one. The result is safe in an email header.
 *
 * @example parseEmail(' Alice@Example.org ') // 'Alice@example.org'
 */
export function parseEmail(text: string): string | undefined {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  const [local, host] = [trimmed.slice(0, at), trimmed.slice(at + 1)]
  if (at < 1 || local.length > maxLocalLength || host.length > maxEmailLength) return undefined
  // Internationalized hosts have an ASCII form.
  const email = `${local}@${domainToASCII(host)}`
  return email.length <= maxEmailLength && emailPattern.test(email) ? email : undefined
}

/**
 * Normalizes all spellings of an address for limits: lower case, without the part after a plus sign. Never send to it.
 *
 * @example emailKey('Alice+shop@example.org') // 'alice@example.org'
 */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).split('+')[0] || email.slice(0, at)
  return `${local}${email.slice(at)}`.toLowerCase()
}
