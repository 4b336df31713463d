import type { Adapter } from '../adapter/Adapter.js'
import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Modal } from '../modal/createModal.js'

/** The way to one more wallet: Connect, limited to a namespace that an adapter is installed for (views: "ProfileWallets"). */
export function createShowWallets(
  modal: Modal,
  adapters: ReadonlyMap<ChainNamespace, Adapter>,
): (namespace?: ChainNamespace) => void {
  return (namespace) => {
    modal.setNamespace(namespace !== undefined && adapters.has(namespace) ? namespace : undefined)
    modal.push('Connect')
  }
}
