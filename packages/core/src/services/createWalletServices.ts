import type { LiveSessions } from '../connection/createSessions.js'
import { createJournal, type Journal } from '../flows/createJournal.js'
import type { Reads } from '../flows/createReads.js'
import { createReceipts, type Receipts } from '../flows/createReceipts.js'
import { createSwitchNetwork, type Switching } from '../flows/createSwitchNetwork.js'
import type { Targets } from '../flows/createTargets.js'
import { createUnanswered, type Unanswered } from '../flows/createUnanswered.js'
import { createWalletAbilities, type WalletAbilities } from '../flows/createWalletAbilities.js'
import type { State } from '../state/createState.js'

/** Dependencies of the wallet commands. */
export type WalletServices = State & {
  readonly sessions: LiveSessions
  readonly targets: Targets
  readonly switching: Switching
  readonly reads: Pick<Reads, 'readTokens'>
  readonly abilities: WalletAbilities
  /** IDs of calls that are being sent one by one. */
  readonly sending: Set<string>
  readonly receipts: Receipts
  /** Writes what is sent into the state's `journal`. */
  readonly journalWriter: Journal
  /** Records requests to send that no wallet answered in the state's `unanswered`. */
  readonly unansweredSends: Unanswered
}

/** Creates the wallet services on top of the engine's services. */
export function createWalletServices(
  engine: State & Pick<WalletServices, 'reads' | 'sessions' | 'targets'>,
): WalletServices {
  const receipts = createReceipts(engine)
  const journalWriter = createJournal(engine, receipts)
  return {
    ...engine,
    switching: createSwitchNetwork(engine),
    receipts,
    journalWriter,
    unansweredSends: createUnanswered({ ...engine, journalWriter }),
    abilities: createWalletAbilities(engine),
    sending: new Set(),
  }
}
