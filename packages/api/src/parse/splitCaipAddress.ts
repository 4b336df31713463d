import type { CaipNetworkId } from '@kit/core'

/** The network and the address of a CAIP-10 id that was checked before. */
export function splitCaipAddress(id: string): { readonly networkId: CaipNetworkId; readonly address: string } {
  const end = id.lastIndexOf(':')
  return { networkId: id.slice(0, end) as CaipNetworkId, address: id.slice(end + 1) }
}
