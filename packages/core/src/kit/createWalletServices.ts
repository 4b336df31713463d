import type { Sessions } from '../connection/createSessions.js'
import { createSentTransactions, type SentTransactions } from '../flows/createSentTransactions.js'
import { createSwitchNetwork, type Switching } from '../flows/createSwitchNetwork.js'
import type { Targets } from '../flows/createTargets.js'
import type { State } from './createState.js'

/** What the commands to a connected wallet work with. */
export type WalletServices = State & {
  readonly sessions: Sessions
  readonly targets: Targets
  readonly switching: Switching
  readonly sent: SentTransactions
}

/** Creates them beside the services of the engine. */
export function createWalletServices(engine: State & Pick<WalletServices, 'sessions' | 'targets'>): WalletServices {
  return { ...engine, switching: createSwitchNetwork(engine), sent: createSentTransactions() }
}
