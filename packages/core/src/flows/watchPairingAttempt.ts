import type { AttemptState } from '../connection/AttemptState.js'
import type { Connect } from '../connection/createConnect.js'
import { KitError } from '../error/KitError.js'
import type { State } from '../state/createState.js'
import type { Pairings } from './createPairings.js'

/** Updates the pairing with the progress of any connect over a pairing link: preparing, its links, its end. */
export function watchPairingAttempt({
  connecting,
  connections,
  events,
  pairing,
}: Pick<State, 'connections' | 'events'> & {
  readonly connecting: Pick<Connect, 'attempt' | 'watchUris'>
  readonly pairing: Pairings
}): () => void {
  const { attempt, watchUris } = connecting
  const { isPairing } = pairing
  const isPaired = () => connections.getState().connections.some(({ connector }) => connector.type === 'WALLET_CONNECT')
  let last: AttemptState = { status: 'idle' }
  function update(): void {
    const state = attempt.getState()
    const wasOurs = last.status === 'waiting' && isPairing(last.connectorId)
    last = state
    if (state.status === 'waiting' && isPairing(state.connectorId)) pairing.started()
    else if (!wasOurs) return
    else if (state.status === 'declined' || state.status === 'failed') pairing.ended(state.error)
    // The app cancelled the connect while it is shown. Without this, its view would wait forever.
    else pairing.ended(pairing.isViewed() && !isPaired() ? abortedError() : undefined)
  }
  const ends = [
    attempt.subscribe(update),
    watchUris((connectorId, uri) => {
      if (!isPairing(connectorId)) return
      pairing.linked(uri)
      events.emit({ type: 'pairing/uri' })
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

const abortedError = (): KitError => new KitError('connection/aborted', { shortMessage: 'The pairing was aborted.' })
