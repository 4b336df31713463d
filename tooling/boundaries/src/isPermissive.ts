import { permissiveLicences } from './licences.data.js'

/**
 * Returns whether an SPDX expression allows use on permissive terms: one side of an `OR`, both of an `AND`.
 *
 * @example
 * isPermissive('(MIT OR GPL-3.0)') // true
 */
export function isPermissive(expression: string): boolean {
  const text = expression.trim()
  const inner = outerParentheses(text)
  if (inner !== undefined) return isPermissive(inner)
  const either = splitAtTop(text, ' OR ')
  if (either.length > 1) return either.some(isPermissive)
  const both = splitAtTop(text, ' AND ')
  if (both.length > 1) return both.every(isPermissive)
  return permissiveLicences.includes(text)
}

function outerParentheses(text: string): string | undefined {
  if (!text.startsWith('(') || !text.endsWith(')')) return undefined
  let depth = 0
  for (const [index, sign] of [...text].entries()) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0 && index < text.length - 1) return undefined
  }
  return text.slice(1, -1)
}

function splitAtTop(text: string, word: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')') depth -= 1
    if (depth === 0 && text.startsWith(word, index)) {
      parts.push(text.slice(start, index))
      start = index + word.length
    }
  }
  return [...parts, text.slice(start)]
}
