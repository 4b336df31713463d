/** What a value may be: a text of a pattern, a type, a list of what fits, an object with fields that fit, or what a function says. */
export type Test =
  | RegExp
  | 'boolean'
  | 'function'
  | 'string'
  | readonly [Test]
  | FieldTests
  | ((value: unknown) => boolean)

/** The fields that an object must have; it may have others. */
export type FieldTests = { readonly [name: string]: Test }

/**
 * Whether a value is what a test asks for.
 *
 * @example fits([{ id: /./ }], [{ id: 'a', name: 'b' }]) // true
 */
export function fits(test: Test, value: unknown): boolean {
  if (typeof test === 'string') return typeof value === test
  if (typeof test === 'function') return test(value)
  if (test instanceof RegExp) return typeof value === 'string' && test.test(value)
  if (isList(test)) return Array.isArray(value) && value.every((one) => fits(test[0], one))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(test).every(([name, one]) => fits(one, (value as { readonly [name: string]: unknown })[name]))
}

const isList = (test: Test): test is readonly [Test] => Array.isArray(test)

/** One of several. */
export const any =
  (...tests: readonly Test[]) =>
  (value: unknown): boolean =>
    tests.some((test) => fits(test, value))

/** A list that is not empty. */
export const nonEmpty =
  (test: Test) =>
  (value: unknown): boolean =>
    fits([test], value) && (value as readonly unknown[]).length > 0

/** One of the words that stand in a text with a blank between them. */
export const oneOf = (words: string): RegExp => new RegExp(`^(${words.replaceAll(' ', '|')})$`)
