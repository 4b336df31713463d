const quote = 0x22
const backslash = 0x5c

/**
 * Returns whether a JSON text is nested deeper than any call of the contract needs. Deeply nested JSON can be parsed, but walking or
 * serializing it overflows the stack. The text need not be valid.
 *
 * @example isNestedTooDeep('['.repeat(100)) // true
 */
export function isNestedTooDeep(text: string, limit: number = maxDepth): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    // `[` and `{`, `]` and `}` differ in one bit only.
    else if ((code | 0x20) === 0x7b) depth += 1
    else if ((code | 0x20) === 0x7d) depth -= 1
    if (depth > limit) return true
  }
  return false
}

const maxDepth = 64

/** Returns the index of the closing quote, or the end of a text without one. */
function endOfString(text: string, opening: number): number {
  for (let at = opening + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === backslash) at += 1
    else if (code === quote) return at
  }
  return text.length
}
