/** Maximum length of text from a contract or host. */
export const maxText = 256 * 1024

const placeholder = '{id}'
const idLength = 64

/**
 * Inserts a token ID into an ERC-1155 URI template. Returns undefined for a text that is or becomes too long: short placeholders can grow a
 * text sixteenfold.
 *
 * @example fillId('https://host.example/{id}.json', '1') // 'https://host.example/000…001.json'
 */
export function fillId(text: string, id: string): string | undefined {
  if (text.length > maxText) return undefined
  const parts = text.split(placeholder)
  if (text.length + (parts.length - 1) * (idLength - placeholder.length) > maxText) return undefined
  return parts.join(BigInt(id).toString(16).padStart(idLength, '0'))
}
