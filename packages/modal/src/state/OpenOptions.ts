import type { ChainNamespace } from '@kit/core'
import type { ResultView } from './ViewResults.js'

/** Options for `kit.open`. A given `view` overrides the default view. */
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
    | ResultView
  readonly namespace?: ChainNamespace
  /** A pairing link that the app created itself, to be shown. */
  readonly uri?: string
}
