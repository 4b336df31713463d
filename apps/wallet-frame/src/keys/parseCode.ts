/** Crockford's base32: without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Crockford's check characters extend the alphabet. */
const checks = `${alphabet}*~$=U`
const codeLength = 26
const groupLength = 5

/**
 * Creates a recovery code in groups of five: 26 characters of 130 random bits, and a check character.
 *
 * @example makeCode() // '7ZQ2K-1M0XA-…'
 */
export function makeCode(): string {
  // 256 is a multiple of the alphabet's length, so all characters are equally likely.
  const signs = [...crypto.getRandomValues(new Uint8Array(codeLength))].map((byte) => alphabet[byte % 32]).join('')
  const code = `${signs}${checkOf(signs)}`
  return code.replace(new RegExp(`(.{${groupLength}})(?=.)`, 'g'), '$1-')
}

/** Parses a typed code and returns its characters without the check character; undefined if some are missing or mistyped. */
export function parseCode(text: string): string | undefined {
  const typed = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  const signs = typed.slice(0, codeLength)
  const isCode = typed.length === codeLength + 1 && [...signs].every((sign) => alphabet.includes(sign))
  return isCode && typed[codeLength] === checkOf(signs) ? signs : undefined
}

/** Returns the secret that opens a copy. */
export function secretOfCode(signs: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(signs)
}

/** The code as a number, modulo 37. */
function checkOf(signs: string): string {
  let rest = 0
  for (const sign of signs) rest = (rest * 32 + alphabet.indexOf(sign)) % 37
  return checks[rest] ?? ''
}
