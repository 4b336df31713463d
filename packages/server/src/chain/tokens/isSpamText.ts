import { cleanText, isHomoglyph } from '@kit/core/plugin'

const maxLength = 500
const website =
  /:\/\/|\bwww\.|[\p{L}\d]\.(?:app|art|biz|cash|cc|click|club|co|com|dev|finance|fun|gg|gift|info|io|link|live|ly|me|money|net|network|online|org|page|pro|run|shop|site|space|store|tech|top|vip|website|win|world|ws|xyz)(?![\p{L}\d-])/iu

/**
 * Returns whether the name of a contract is deceptive: look-alike letters, hidden or reordering characters, or a website. Takes the text
 * before sanitizing.
 *
 * @example isSpamText('Claim 5 ETH at eth-gift.com') // true
 */
export function isSpamText(name: unknown): boolean {
  if (typeof name !== 'string') return false
  const text = name.slice(0, maxLength).replace(/\s+/gu, ' ').trim()
  return isHomoglyph(text) || website.test(text) || cleanText(text, maxLength) !== text
}
