import { toHex } from 'viem'
import type { WalletTexts } from '../texts/walletTexts.data.js'

/**
 * Describes a message to sign: as text if it is readable, otherwise as hex with a warning.
 *
 * @example describeMessage(new TextEncoder().encode('Hello'), texts).content.text // 'Hello'
 */
export function describeMessage(
  bytes: Uint8Array,
  texts: WalletTexts,
): {
  readonly content: { readonly label: string; readonly text: string }
  readonly warning?: string
} {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!/[^\P{Cc}\t\n\r]/u.test(text)) return { content: { label: texts.message, text: showHidden(text) } }
  } catch {
    // Not UTF-8: shown as bytes.
  }
  return { content: { label: texts.bytes, text: toHex(bytes) }, warning: texts.notText }
}

/**
 * Replaces characters that reorder or hide text by their code point, so that the user sees what is signed.
 *
 * @example showHidden('a\u202eb') // 'a⟨U+202e⟩b'
 */
export function showHidden(text: string): string {
  return text.replace(
    /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g,
    (mark) => `⟨U+${mark.charCodeAt(0).toString(16)}⟩`,
  )
}
