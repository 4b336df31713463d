import { isOriginListed } from './isOriginListed.js'

/** Pages of this machine are always allowed. */
const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether an origin may use a project (rule checks-8): it is a page of this machine, or {@link isOriginListed}.
 *
 * @example
 * isOriginAllowed('http://localhost:3000', ['*.dapp.example']) // true
 */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return local.test(origin) || isOriginListed(origin, patterns)
}
