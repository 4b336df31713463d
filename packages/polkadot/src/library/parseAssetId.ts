/**
 * The id of an asset in the pallet Assets, which the kit passes as text. Undefined for anything but a whole number of 32 bits.
 *
 * @example parseAssetId('1984') // 1984
 */
export function parseAssetId(token: string): number | undefined {
  const id = /^\d{1,10}$/.test(token) ? Number(token) : undefined
  return id !== undefined && id < 2 ** 32 ? id : undefined
}
