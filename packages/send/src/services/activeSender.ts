import type { Kit, Network } from '@kit/core'
import type { Adapter } from '@kit/core/adapter'
import type { SendOrigin } from '../SendState.js'

/** The origin of the form, with its network and adapter. */
export type ActiveSender = { readonly origin: SendOrigin; readonly network: Network; readonly adapter: Adapter }

/** Returns the active account and network as a sender. Undefined while no wallet is connected. */
export function activeSender({ active, adapters }: Pick<Kit, 'active' | 'adapters'>): ActiveSender | undefined {
  const { account, network } = active.getState()
  const adapter = network && adapters.get(network.namespace)
  if (account === undefined || network === undefined || adapter === undefined) return undefined
  const origin = { namespace: network.namespace, networkId: network.id, address: account.address }
  return { origin, network, adapter }
}
