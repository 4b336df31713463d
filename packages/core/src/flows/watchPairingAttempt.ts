import type { AttemptState } from '../connection/AttemptState.js'
import type { Connect } from '../connection/createConnect.js'
import type { Pairing } from '../pairing/createPairing.js'

/** The pairing shows how a connect over a pairing link goes, whoever began it: preparing, its links, its end. */
export function watchPairingAttempt(
  { attempt, watchUris }: Pick<Connect, 'attempt' | 'watchUris'>,
  pairing: Pairing,
  isPairing: (connectorId: string) => boolean,
  onUri: () => void,
): () => void {
  let last: AttemptState = { status: 'idle' }
  function look(): void {
    const state = attempt.getState()
    const wasOurs = last.status === 'waiting' && isPairing(last.connectorId)
    last = state
    if (state.status === 'waiting' && isPairing(state.connectorId)) pairing.started()
    else if (wasOurs) pairing.ended(state.status === 'declined' || state.status === 'failed' ? state.error : undefined)
  }
  const ends = [
    attempt.subscribe(look),
    watchUris((connectorId, uri) => {
      if (!isPairing(connectorId)) return
      pairing.show(uri)
      onUri()
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
