/**
 * Returns whether a name is normalized under ENSIP-15 without needing its tables: lowercase ASCII letters, digits and hyphens.
 *
 * @example
 * isAsciiName('alice.eth') // true
 */
export const isAsciiName = (name: string): boolean =>
  name.length <= 255 && name.split('.').every((label) => /^(?!..--)[a-z\d-]+$/.test(label))
