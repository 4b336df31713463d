/** Longest text that is read of a contract or a host. */
export const MAX_TEXT = 256 * 1024

const PLACE = '{id}'
const ID_LENGTH = 64

/**
 * Puts the id of a token into a text of ERC-1155, which stands for all ids of its contract. Undefined for a text that is too long, or would
 * be with its ids: places of a few characters can make a text sixteen times as long.
 *
 * @example fillId('https://host.example/{id}.json', '1') // 'https://host.example/000…001.json'
 */
export function fillId(text: string, id: string): string | undefined {
  if (text.length > MAX_TEXT) return undefined
  const parts = text.split(PLACE)
  if (text.length + (parts.length - 1) * (ID_LENGTH - PLACE.length) > MAX_TEXT) return undefined
  return parts.join(BigInt(id).toString(16).padStart(ID_LENGTH, '0'))
}
