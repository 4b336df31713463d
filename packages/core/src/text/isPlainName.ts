/**
 * Returns whether a name is normalized under ENSIP-15 without needing its tables: lowercase ASCII letters, digits and hyphens.
 *
 * @example
 * isPlainName('alice.eth') // true
 */
export const isPlainName = (name: string): boolean =>
  name.length <= 255 && name.split('.').every((label) => /^(?!..--)[a-z\d-]+$/.test(label))
