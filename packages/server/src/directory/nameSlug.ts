/**
 * A name as a word of a URL or of a file's name.
 *
 * @example nameSlug('Crypto.com Onchain') // 'crypto-com-onchain'
 */
export function nameSlug(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}
