import type { Sessions } from '../connection/createSessions.js'
import { createJournal, type Journal } from '../flows/createJournal.js'
import type { Reads } from '../flows/createReads.js'
import { createReceipts, type Receipts } from '../flows/createReceipts.js'
import { createSwitchNetwork, type Switching } from '../flows/createSwitchNetwork.js'
import type { Targets } from '../flows/createTargets.js'
import { createUnanswered, type Unanswered } from '../flows/createUnanswered.js'
import { createWalletAbilities, type WalletAbilities } from '../flows/createWalletAbilities.js'
import type { State } from '../state/createState.js'

/** What the commands to a connected wallet work with. */
export type WalletServices = State & {
  readonly sessions: Sessions
  readonly targets: Targets
  readonly switching: Switching
  readonly reads: Pick<Reads, 'readTokens'>
  readonly abilities: WalletAbilities
  /** Ids of calls that are sent one by one, while there are more of them to send. */
  readonly sending: Set<string>
  readonly receipts: Receipts
  /** Writes what is sent into the state's `journal`. */
  readonly noting: Journal
  /** Keeps requests to send that no wallet answered, in the state's `unanswered`. */
  readonly unansweredSends: Unanswered
}

/** Creates them beside the services of the engine. */
export function createWalletServices(
  engine: State & Pick<WalletServices, 'reads' | 'sessions' | 'targets'>,
): WalletServices {
  const receipts = createReceipts(engine)
  const noting = createJournal(engine, receipts)
  return {
    ...engine,
    switching: createSwitchNetwork(engine),
    receipts,
    noting,
    unansweredSends: createUnanswered({ ...engine, noting }),
    abilities: createWalletAbilities(engine),
    sending: new Set(),
  }
}
