import type { ChainNamespace } from '../caip/CaipNetworkId.js'

/** Opens the modal. A given view wins; otherwise the opening rule of the specification, section 2. */
export type OpenOptions = {
  readonly view?:
    | 'Connect'
    | 'Account'
    | 'Networks'
    | 'ConnectingWalletConnectBasic'
    | 'WhatIsAWallet'
    | 'WhatIsANetwork'
    | 'AllWallets'
    | 'ProfileWallets'
  readonly namespace?: ChainNamespace
  /** Shows a pairing link that the app made itself. */
  readonly uri?: string
}
