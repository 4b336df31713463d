/** Returns the end of the JSON value that starts at `at`. Strings are skipped, not decoded. */
function endOfValue(text: string, at: number): number {
  const first = text[at]
  if (first === '"') return endOfString(text, at)
  if (first !== '{' && first !== '[') {
    let end = at
    while (end < text.length && !',]} \n\r\t'.includes(text[end] as string)) end += 1
    return end
  }
  let depth = 0
  for (let index = at; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === quote) index = endOfString(text, index) - 1
    else if (code === openBrace || code === openBracket) depth += 1
    else if (code === closeBrace || code === closeBracket) {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return text.length
}

const quote = 0x22
const backslash = 0x5c
const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d
/** The greatest code of JSON white space. */
const space = 0x20

function endOfString(text: string, at: number): number {
  let end = text.indexOf('"', at + 1)
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end + 1
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1
  while (text.charCodeAt(before) === backslash) before -= 1
  return (at - before) % 2 === 0
}

function skipSpace(text: string, at: number): number {
  let index = at
  while (text.charCodeAt(index) <= space) index += 1
  return index
}

/**
 * Returns the verbatim texts of an array's elements. The text must be a valid JSON array.
 *
 * @example elementTexts('[1, {"a": 2}]') // ['1', '{"a": 2}']
 */
export function elementTexts(text: string): string[] {
  const texts: string[] = []
  let at = skipSpace(text, skipSpace(text, 0) + 1)
  while (text.charCodeAt(at) !== closeBracket) {
    const end = endOfValue(text, at)
    texts.push(text.slice(at, end))
    at = skipSpace(text, end)
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return texts
}

/**
 * Returns the verbatim texts of an object's members by key, so that large numbers stay exact. The last of equal keys wins, as for
 * `JSON.parse`. The text must be a valid JSON object.
 *
 * @example memberTexts('{"id": 12345678901234567890}').get('id') // '12345678901234567890'
 */
export function memberTexts(text: string): Map<string, string> {
  const members = new Map<string, string>()
  let at = skipSpace(text, skipSpace(text, 0) + 1)
  while (text.charCodeAt(at) !== closeBrace) {
    const keyEnd = endOfString(text, at)
    const rawKey = text.slice(at + 1, keyEnd - 1)
    const key: string = rawKey.includes('\\') ? JSON.parse(text.slice(at, keyEnd)) : rawKey
    const start = skipSpace(text, skipSpace(text, keyEnd) + 1)
    const end = endOfValue(text, start)
    members.set(key, text.slice(start, end))
    at = skipSpace(text, end)
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return members
}
