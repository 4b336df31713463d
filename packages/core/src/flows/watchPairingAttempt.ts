import type { AttemptState } from '../connection/AttemptState.js'
import type { Connect } from '../connection/createConnect.js'
import { KitError } from '../error/KitError.js'
import type { Pairing } from '../pairing/createPairing.js'

/** The pairing shows how a connect over a pairing link goes, whoever began it: preparing, its links, its end. */
export function watchPairingAttempt(deps: {
  readonly connecting: Pick<Connect, 'attempt' | 'watchUris'>
  readonly pairing: Pairing
  readonly isPairing: (connectorId: string) => boolean
  readonly isPaired: () => boolean
  /** Whether a view shows the pairing now. */
  readonly isShown: () => boolean
  readonly onUri: () => void
}): () => void {
  const { pairing, isPairing } = deps
  const { attempt, watchUris } = deps.connecting
  let last: AttemptState = { status: 'idle' }
  function look(): void {
    const state = attempt.getState()
    const wasOurs = last.status === 'waiting' && isPairing(last.connectorId)
    last = state
    if (state.status === 'waiting' && isPairing(state.connectorId)) pairing.started()
    else if (!wasOurs) return
    else if (state.status === 'declined' || state.status === 'failed') pairing.ended(state.error)
    // Given up by the app while the visitor looks at it: a view that waits for nothing would wait for ever.
    else pairing.ended(deps.isShown() && !deps.isPaired() ? givenUp() : undefined)
  }
  const ends = [
    attempt.subscribe(look),
    watchUris((connectorId, uri) => {
      if (!isPairing(connectorId)) return
      pairing.show(uri)
      deps.onUri()
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

const givenUp = (): KitError => new KitError('connection/aborted', { shortMessage: 'The pairing was given up.' })
