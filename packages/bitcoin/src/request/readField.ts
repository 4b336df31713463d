/**
 * A member of what a wallet answered; undefined of what is no object, and where a getter throws.
 *
 * @example readField(answer, 'signature')
 */
export function readField(answer: unknown, name: string): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined
  try {
    return (answer as { readonly [key: string]: unknown })[name]
  } catch {
    return undefined
  }
}
