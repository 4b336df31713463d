import { base58 } from '@scure/base'

/** What can be held or priced: a token by its contract or mint, or a chain's own currency. */
export type Asset = {
  /** CAIP-2 id. */
  readonly chain: string
  /** In small letters on `eip155`; `native` for the chain's own currency. */
  readonly address: string
}

/** How the contract writes a chain's own currency in place of a token's address, by namespace. */
export const nativeMarkers: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
}

/**
 * An address as this server compares them; undefined when it is none of that namespace.
 *
 * @example parseAddress('eip155', '0xF39F…2266') // '0xf39f…2266'
 */
export function parseAddress(namespace: string, text: string): string | undefined {
  if (namespace === 'eip155') return /^0x[0-9a-fA-F]{40}$/.test(text) ? text.toLowerCase() : undefined
  if (namespace !== 'solana' || text.length < 32 || text.length > 44) return undefined
  try {
    return base58.decode(text).length === 32 ? text : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads a CAIP-10 id of a token or of a chain's own currency; undefined when it names none.
 *
 * @example parseAsset('eip155:1:0xEeee…EEeE') // { chain: 'eip155:1', address: 'native' }
 */
export function parseAsset(text: string): Asset | undefined {
  const [namespace = '', reference = '', rest = '', ...more] = text.split(':')
  if (reference === '' || more.length > 0) return undefined
  const chain = `${namespace}:${reference}`
  const marker = nativeMarkers[namespace]
  if (marker !== undefined && rest.toLowerCase() === marker.toLowerCase()) return { chain, address: 'native' }
  const address = parseAddress(namespace, rest)
  return address === undefined ? undefined : { chain, address }
}

/** CAIP-10 of an asset, a chain's own currency by its marker. */
export function formatAsset({ chain, address }: Asset): string {
  return `${chain}:${address === 'native' ? nativeMarkers[chain.split(':')[0] as string] : address}`
}
