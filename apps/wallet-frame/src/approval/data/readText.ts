import { type Hex, hexToBytes } from 'viem'

/** Decodes bytes as text, whatever they contain. Invalid UTF-8 becomes replacement characters. */
export const decodeText = (bytes: Hex): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(hexToBytes(bytes))

/** Decodes bytes as text, if they are UTF-8 and not only control characters. */
export function readText(bytes: Hex): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(bytes))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes that aren't text
    return /[\u0000-\u0008\u000e-\u001f\u007f]/.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
