import { fillPlaceholders } from '../texts/fillPlaceholders.js'
import type { WalletTexts } from '../texts/walletTexts.data.js'

/**
 * Explains a failed pairing or relay message to the user, in one or two sentences.
 *
 * @example explainFailure(new Error('Pairing already exists: 7f6e…'), texts) // 'This pairing link was already used. …'
 */
export function explainFailure(error: unknown, texts: WalletTexts): string {
  const text = error instanceof Error ? error.message : String(error)
  if (/already exists/i.test(text)) return texts.linkUsed
  if (/expired/i.test(text)) return texts.linkExpired
  if (/code: 3000/.test(text))
    return fillPlaceholders(texts.relayRejected, { reason: /\(([^)]*)\)/.exec(text)?.[1] ?? '' }).trim()
  return /socket|websocket|connection|network|internet|publish|subscrib|relay/i.test(text)
    ? texts.relayUnreachable
    : text
}
