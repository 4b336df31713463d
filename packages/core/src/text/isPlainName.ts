/**
 * Whether a name is normal by ENSIP-15 and needs none of its tables to tell: ASCII letters in lower case, digits and hyphens.
 *
 * @example
 * isPlainName('alice.eth') // true
 */
export const isPlainName = (name: string): boolean =>
  name.length <= 255 && name.split('.').every((label) => /^(?!..--)[a-z\d-]+$/.test(label))
