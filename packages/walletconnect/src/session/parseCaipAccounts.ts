import type { Account, CaipNetworkId } from '@kit/core/adapter'

// CAIP-10: namespace, reference, address (rule standards-15).
const pattern = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/

/** Returns whether a text is an address that can be used on a network. */
export type AddressCheck = (address: string, networkId: CaipNetworkId) => boolean

/**
 * Parses CAIP-10 accounts of a wallet. Skips malformed accounts and those whose address is invalid on their network.
 *
 * @example parseCaipAccounts(['eip155:1:0xab16…', 7, 'rubbish'], isAddress).length // 1
 */
export function parseCaipAccounts(
  value: unknown,
  isAddress: AddressCheck,
): { readonly networkId: CaipNetworkId; readonly account: Account }[] {
  if (!Array.isArray(value)) return []
  const found = new Map<string, { readonly networkId: CaipNetworkId; readonly account: Account }>()
  for (const item of value.slice(0, maxAccounts)) {
    const [id, namespace, reference, address] = (typeof item === 'string' && pattern.exec(item)) || []
    if (id === undefined || namespace === undefined || reference === undefined || address === undefined) continue
    const networkId: CaipNetworkId = `${namespace}:${reference}`
    if (!isAddress(address, networkId)) continue
    const account: Account = { namespace, address, type: namespace === 'bip122' ? 'payment' : 'eoa' }
    found.set(id, { networkId, account })
  }
  return [...found.values()]
}

// A wallet may list every account on every network, but more than this is treated as hostile.
const maxAccounts = 2000
