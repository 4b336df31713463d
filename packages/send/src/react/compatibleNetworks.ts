import type { ChainNamespace, Kit, Network } from '@kit/core'

/** The app's networks on which an address is one: the same account has others elsewhere, on some chains. */
export function compatibleNetworks(
  kit: Pick<Kit, 'adapters'>,
  namespace: ChainNamespace,
  address: string,
): readonly Network[] {
  const adapter = kit.adapters.get(namespace)
  return adapter?.networks.filter(({ id }) => adapter.isAddress(address, id)) ?? []
}
