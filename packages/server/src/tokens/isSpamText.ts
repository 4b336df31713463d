import { cleanText, looksLikeOther } from '@kit/core/plugin'

const MAX_LENGTH = 500
const website =
  /:\/\/|\bwww\.|[\p{L}\d]\.(?:app|art|biz|cash|cc|click|club|co|com|dev|finance|fun|gg|gift|info|io|link|live|ly|me|money|net|network|online|org|page|pro|run|shop|site|space|store|tech|top|vip|website|win|world|ws|xyz)(?![\p{L}\d-])/iu

/**
 * Whether what a contract calls itself is made to deceive: letters that imitate others, characters that are hidden or change the order, or
 * the address of a website. Text as the contract says it, before it is cleaned.
 *
 * @example isSpamText('Claim 5 ETH at eth-gift.com') // true
 */
export function isSpamText(said: unknown): boolean {
  if (typeof said !== 'string') return false
  const text = said.slice(0, MAX_LENGTH).replace(/\s+/gu, ' ').trim()
  return looksLikeOther(text) || website.test(text) || cleanText(text, MAX_LENGTH) !== text
}
