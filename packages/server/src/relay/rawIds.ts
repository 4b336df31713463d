/**
 * Returns the verbatim JSON text of the `id` of a JSON-RPC message, or of each message of a batch. `JSON.parse` loses the last digits of
 * the 19-digit numbers that Swift and Kotlin clients use. `text` must be valid JSON.
 *
 * @example rawIds('{"id":1234567890123456789,"method":"irn_subscribe"}') // ['1234567890123456789']
 */
export function rawIds(text: string): readonly (string | undefined)[] {
  const ids: (string | undefined)[] = []
  const messageDepth = text.trimStart().startsWith('[') ? 2 : 1
  let depth = 0
  let key: string | undefined
  let found: string | undefined
  let isKey = true
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '{' || character === '[') {
      depth += 1
      if (depth === messageDepth) found = undefined
      isKey = character === '{'
    } else if (character === '}' || character === ']') {
      if (depth === messageDepth) ids.push(found)
      depth -= 1
    } else if (character === ',') {
      isKey = true
    } else if (character === ':') {
      isKey = false
      if (depth === messageDepth && key === 'id') found = scalarAt(text, at + 1)
    } else if (character === '"') {
      const end = endOfString(text, at)
      if (isKey && depth === messageDepth) key = JSON.parse(text.slice(at, end)) as string
      at = end - 1
    }
  }
  return ids
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

const scalarPattern = /\s*("(?:[^"\\]|\\.)*"|[^\s,{}[\]]+)/y

function scalarAt(text: string, start: number): string | undefined {
  scalarPattern.lastIndex = start
  return scalarPattern.exec(text)?.[1]
}
