/**
 * Converts a name to a slug for URLs and file names.
 *
 * @example nameSlug('Crypto.com Onchain') // 'crypto-com-onchain'
 */
export function nameSlug(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}
