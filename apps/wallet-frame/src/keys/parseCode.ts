/** Crockford's base32: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Crockford's check signs go on where the alphabet ends. */
const checks = `${alphabet}*~$=U`
const LENGTH = 26
const GROUP = 5

/**
 * Makes a recovery code: 26 signs of 130 random bits, and one that finds typing mistakes; in groups of five.
 *
 * @example makeCode() // '7ZQ2K-1M0XA-…'
 */
export function makeCode(): string {
  // A byte has eight times as many values as the alphabet has signs: none is likelier than another.
  const signs = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => alphabet[byte % 32]).join('')
  const code = `${signs}${checkOf(signs)}`
  return code.replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-')
}

/** The signs of a code that was typed, without the check sign; undefined where something is missing or mistyped. */
export function parseCode(text: string): string | undefined {
  const typed = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  const signs = typed.slice(0, LENGTH)
  const isCode = typed.length === LENGTH + 1 && [...signs].every((sign) => alphabet.includes(sign))
  return isCode && typed[LENGTH] === checkOf(signs) ? signs : undefined
}

/** What a copy is unlocked with. */
export function secretOfCode(signs: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(signs)
}

/** The number of the code modulo 37. */
function checkOf(signs: string): string {
  let rest = 0
  for (const sign of signs) rest = (rest * 32 + alphabet.indexOf(sign)) % 37
  return checks[rest] ?? ''
}
