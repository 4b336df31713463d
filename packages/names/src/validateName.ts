/** Reason why a name is invalid. */
export type NameProblem = 'tooShort' | 'tooLong' | 'invalidCharacters'

/** Minimum and maximum length of a name in characters, without its suffix. */
export const nameLimits: { readonly min: number; readonly max: number } = { min: 4, max: 64 }

/**
 * Validates a name without its suffix. Returns the problem, or undefined if it can be registered. Names have 4 to 64 lower-case letters
 * from a to z, digits and hyphens.
 *
 * @example validateName('Max!') // 'invalidCharacters'
 */
export function validateName(label: string): NameProblem | undefined {
  if (!/^[a-z0-9-]*$/.test(label)) return 'invalidCharacters'
  if (label.length < nameLimits.min) return 'tooShort'
  return label.length > nameLimits.max ? 'tooLong' : undefined
}

/**
 * Returns whether a text is a valid bio: up to 255 letters from a to z, digits, spaces and `@:/._-?&=+`.
 *
 * @example isBio('on the road since 2019') // true
 */
export const isBio = (text: string): boolean => /^[a-zA-Z0-9@:/._\-?&=+ ]{0,255}$/.test(text)
