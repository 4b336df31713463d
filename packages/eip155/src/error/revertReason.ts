import { errorLayers } from '@kit/core/adapter'

/**
 * Returns why a contract reverted: the text of `Error(string)`, from the data or the node's message, or `'unknown reason'`. Returns
 * undefined for an error that isn't a revert.
 *
 * @example revertReason({ code: 3, message: 'execution reverted: paused' }) // 'paused'
 */
export function revertReason(error: unknown): string | undefined {
  let isRevert = false
  for (const { code, message, data } of errorLayers(error)) {
    const decoded = typeof data === 'string' ? decodeErrorString(data) : undefined
    if (decoded) return decoded
    const reason = reasonPattern.exec(message)?.[1]?.trim()
    if (reason) return reason
    isRevert ||= code === 3 || /\brevert(ed)?\b/i.test(message)
  }
  return isRevert ? 'unknown reason' : undefined
}

const reasonPattern =
  /\brevert(?:ed)?(?:(?: with (?:the following reason|reason(?: string)?|custom error)\b)[:\s]*|:\s*)['"]?([^'"\n]+)/i

/** Decodes `Error(string)`: selector, offset, length, UTF-8 bytes. */
function decodeErrorString(data: string): string | undefined {
  if (!/^0x08c379a0[\da-f]+$/i.test(data)) return undefined
  const length = Number.parseInt(data.slice(74, 138), 16)
  const hex = data.slice(138, 138 + Math.min(length, 1000) * 2)
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return new TextDecoder().decode(bytes) || undefined
}
