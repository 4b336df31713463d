import type { CaipNetworkId } from '@kit/core'

/** Splits a validated CAIP-10 ID into network and address. */
export function splitCaipAddress(id: string): { readonly networkId: CaipNetworkId; readonly address: string } {
  const end = id.lastIndexOf(':')
  return { networkId: id.slice(0, end) as CaipNetworkId, address: id.slice(end + 1) }
}
