import { isKitError, isSameFields, type PluginContext, type Store, type UnansweredSend } from '@kit/core/plugin'
import type { MaybeSwapped, SwapState } from './SwapState.js'

/** The request for a swap of the same tokens whose wallet did not answer. What `check` found of it stays. */
export function findMaybeSwapped(state: SwapState, sends: readonly UnansweredSend[]): MaybeSwapped | undefined {
  const { address, from, maybeSent, networkId, to } = state
  const isSame = (a: string | undefined, b: string | undefined) => a?.toLowerCase() === b?.toLowerCase()
  for (const send of sends) {
    const { note } = send
    const [given, got] = (['out', 'in'] as const).map((way) => note?.transfers.find((each) => each.direction === way))
    if (send.isSettled || note?.kind !== 'swap' || given === undefined || got === undefined) continue
    if (from === undefined || to === undefined || send.networkId !== networkId || !isSame(send.address, address))
      continue
    if (isSame(given.token.address, from.address) && isSame(got.token.address, to.address))
      return { id: send.id, amountIn: given.amount, check: maybeSent?.id === send.id ? maybeSent.check : 'idle' }
  }
  return undefined
}

/** Follows what wallets may have sent: a swap that is found on the chain was sent. Returns the end. */
export function followMaybeSent({ kit }: Pick<PluginContext, 'kit'>, store: Store<SwapState>): () => void {
  function follow(): void {
    const state = store.getState()
    const { sends } = kit.unanswered.getState()
    const settled = sends.find(({ id, isSettled }) => isSettled && id === state.maybeSent?.id)
    const maybeSent = findMaybeSwapped(state, sends)
    // The swap still says what was asked for.
    const isShown =
      isKitError(state.error, 'transaction/maybeSent') ||
      (state.status !== 'submitting' && state.amountIn === state.maybeSent?.amountIn)
    if (settled !== undefined && isShown) {
      const { hash } = settled
      const sent = hash === undefined ? {} : ({ status: 'submitted', hash } as const)
      store.update((now) => ({ ...now, ...sent, maybeSent, error: undefined }))
      return
    }
    const isSame =
      maybeSent === state.maybeSent || (maybeSent && state.maybeSent && isSameFields(maybeSent, state.maybeSent))
    if (!isSame) store.update((now) => ({ ...now, maybeSent }))
  }
  const ends = [kit.unanswered.subscribe(follow), store.subscribe(follow)]
  return () => {
    for (const end of ends) end()
  }
}
