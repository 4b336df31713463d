import type { SgNode } from '@ast-grep/napi'

/**
 * Returns a condition in which some names are `true` or `undefined`.
 *
 * @example
 * // With `mounted` as `true`: mounted && account becomes
 * account
 */
export function simplified(node: SgNode, constants: ReadonlyMap<string, string>): string {
  const kind = String(node.kind())
  const part = (name: string): string => {
    const child = node.field(name)
    return child ? simplified(child, constants) : ''
  }
  if (kind === 'identifier') return constants.get(node.text()) ?? node.text()
  if (kind === 'parenthesized_expression') {
    const [inner] = node.children().filter((one) => one.isNamed())
    const text = inner ? simplified(inner, constants) : ''
    return inner && text === inner.text() ? node.text() : /^[\w.?]+$/.test(text) ? text : `(${text})`
  }
  if (kind === 'unary_expression' && node.text().startsWith('!')) {
    const text = part('argument')
    return text === 'true' ? 'false' : /^(false|undefined)$/.test(text) ? 'true' : `!${text}`
  }
  if (kind !== 'binary_expression') return node.text()
  const left = part('left')
  const right = part('right')
  const operator = node.field('operator')?.text() ?? ''
  if (operator === '&&')
    return left === 'true' ? right : right === 'true' ? left : /^(false|undefined)$/.test(left) ? left : joined()
  if (operator === '||') return left === 'true' ? left : /^(false|undefined)$/.test(left) ? right : joined()
  // A string is never undefined.
  if (/^[!=]==?$/.test(operator) && left === 'undefined' && /^['"]/.test(right)) return String(operator.startsWith('!'))
  return joined()

  function joined(): string {
    return left === node.field('left')?.text() && right === node.field('right')?.text()
      ? node.text()
      : `${left} ${operator} ${right}`
  }
}
