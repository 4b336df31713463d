import type { ChainNamespace } from '@kit/core'
import type { AnsweringView } from './ViewAnswers.js'

/** What `kit.open` takes: a given view wins over the opening rule. */
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
  /** Shows a pairing link that the app made itself. */
  readonly uri?: string
}
