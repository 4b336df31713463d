import type { ChainNamespace } from '@kit/core'
import type { AnsweringView } from './ViewAnswers.js'

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
    | AnsweringView
  readonly namespace?: ChainNamespace
  /** A pairing link that the app created itself, to be shown. */
  readonly uri?: string
}
