import { toHex } from 'viem'

const contentLimit = 20_000

/**
 * Describes a message to sign: as text if it is readable, otherwise as hex with a warning.
 *
 * @example describeMessage(new TextEncoder().encode('Hello')).content.text // 'Hello'
 */
export function describeMessage(bytes: Uint8Array): {
  readonly content: { readonly label: string; readonly text: string }
  readonly warning?: string
} {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!/[^\P{Cc}\t\n\r]/u.test(text)) return { content: { label: 'Message', text: showHidden(text) } }
  } catch {
    // Not UTF-8: shown as bytes.
  }
  const warning =
    'This is not readable text. An app that asks you to sign raw bytes may be asking for more than it says.'
  return { content: { label: 'Bytes', text: toHex(bytes).slice(0, contentLimit) }, warning }
}

/**
 * Replaces characters that reorder or hide text by their code point, so that the user sees what is signed.
 *
 * @example showHidden('a\u202eb') // 'a⟨U+202e⟩b'
 */
export function showHidden(text: string): string {
  return text
    .slice(0, contentLimit)
    .replace(
      /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g,
      (mark) => `⟨U+${mark.charCodeAt(0).toString(16)}⟩`,
    )
}
