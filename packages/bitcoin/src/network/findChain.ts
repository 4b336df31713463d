import type { CaipNetworkId } from '@kit/core/adapter'
import { chains } from './chains.data.js'

/** A known Bitcoin chain. */
export type BitcoinChain = {
  readonly name: string
  readonly networkId: CaipNetworkId
  /** Its name in WBIP. */
  readonly wbip: string
  readonly prefix: string
}

/** Finds a known chain by CAIP-2 ID, WBIP name or wallet-standard name (`bitcoin:regtest`), case-insensitively. */
export function findChain(name: unknown): BitcoinChain | undefined {
  if (typeof name !== 'string') return undefined
  const text = name.replace(/^(bip122|bitcoin):/, '').toLowerCase()
  const entry = Object.entries(chains).find(([key, { reference }]) => key === text || reference === text)
  if (!entry) return undefined
  const [key, { reference, wbip, prefix }] = entry
  return { name: key, networkId: `bip122:${reference}`, wbip, prefix }
}
