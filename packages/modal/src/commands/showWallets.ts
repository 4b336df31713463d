import type { ChainNamespace } from '@kit/core'
import type { ModalServices } from '../state/ModalServices.js'

/** Opens the list for one more wallet: Connect, limited to a namespace that has an adapter (rule screens-38). */
export const showWallets =
  ({ kit, modal }: ModalServices) =>
  (namespace?: ChainNamespace): void => {
    modal.setNamespace(namespace !== undefined && kit.adapters.has(namespace) ? namespace : undefined)
    modal.push('Connect')
  }
