import type { ChainNamespace } from '../caip/Caip.js'
import type { Core } from '../kit/createCore.js'

/** Asks balance and identity of a namespace's active account. `fresh` passes over what the balance's cache holds. */
export async function loadReads(
  { namespaces, networks }: Pick<Core, 'namespaces' | 'networks'>,
  namespace: ChainNamespace | undefined = networks.activeNamespace.getState(),
  fresh = true,
): Promise<void> {
  const found = namespace === undefined ? undefined : namespaces.get(namespace)
  if (found === undefined) return
  const { adapter, account, network: networkStore, balance, identity } = found
  const { getBalance, getIdentity } = adapter
  const { caipAddress: key, address } = account.getState()
  const network = networkStore.getState().active
  // Of a network that was not configured only the id is known: there is nobody to ask.
  if (key === undefined || address === undefined || network === undefined || network.unknown) return
  await Promise.all([
    getBalance && balance.load(key, (signal) => getBalance({ network, address, signal }), fresh),
    getIdentity && identity.load(key, (signal) => getIdentity({ network, address, signal })),
  ])
}
