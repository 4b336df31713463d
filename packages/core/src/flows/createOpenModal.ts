import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { State } from '../kit/createState.js'
import { chooseOpenView } from '../modal/chooseOpenView.js'
import type { Modal } from '../modal/createModal.js'
import type { ViewEntry, ViewName } from '../modal/ModalState.js'
import type { OpenOptions } from '../modal/OpenOptions.js'
import type { Pairing } from '../pairing/createPairing.js'

const needAccount: readonly (ViewName | undefined)[] = ['Account', 'AccountSettings', 'ProfileWallets']

/**
 * The opening rule (specification, section 2; views, "Opening rules with a namespace"). A namespace other than the active one
 * becomes active, and limits the list of wallets. A given pairing link is shown as it is.
 */
export function createOpenModal(deps: {
  readonly modal: Modal
  readonly pairing: Pairing
  readonly isMobile: boolean
  /** Gives up the connect in progress if it is a pairing's. */
  readonly cancelPairing: () => void
  readonly engine: Pick<State, 'active' | 'adapters'> & {
    setActive(target: { readonly namespace: ChainNamespace }): void
  }
}): (options?: OpenOptions) => void {
  const { modal, pairing, engine } = deps
  return ({ view, namespace: wanted, uri } = {}) => {
    // A namespace that no adapter has would leave a list without wallets.
    const namespace = wanted !== undefined && engine.adapters.has(wanted) ? wanted : undefined
    if (uri !== undefined) {
      deps.cancelPairing()
      pairing.showGiven(uri)
      modal.open({ name: 'ConnectingWalletConnect', data: {} }, namespace)
      return
    }
    if (namespace !== undefined && namespace !== engine.active.getState().namespace) engine.setActive({ namespace })
    const isConnected = engine.active.getState().account !== undefined
    const name = chooseOpenView({
      given: !isConnected && needAccount.includes(view) ? undefined : view,
      isConnected,
      hasAdapters: engine.adapters.size > 0,
      isMobile: deps.isMobile,
    })
    modal.open({ name, data: undefined } as ViewEntry, namespace)
  }
}
