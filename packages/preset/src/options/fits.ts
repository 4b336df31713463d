/** A test for a value: a pattern for strings, a type, a list test, tests for the fields of an object, or a predicate. */
export type Test =
  | RegExp
  | 'boolean'
  | 'function'
  | 'string'
  | readonly [Test]
  | FieldTests
  | ((value: unknown) => boolean)

/** Tests for required fields of an object. Other fields are allowed. */
export type FieldTests = { readonly [name: string]: Test }

/**
 * Returns whether a value passes a test.
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

/** Passes if any of several tests passes. */
export const any =
  (...tests: readonly Test[]) =>
  (value: unknown): boolean =>
    tests.some((test) => fits(test, value))

/** A list that isn't empty. */
export const nonEmpty =
  (test: Test) =>
  (value: unknown): boolean =>
    fits([test], value) && (value as readonly unknown[]).length > 0

/** Matches one of several words separated by spaces. */
export const oneOf = (words: string): RegExp => new RegExp(`^(${words.replaceAll(' ', '|')})$`)
