import { formatUnits, type Kit, type PluginContext, pause, type TransferPlan, toKitError } from '@kit/core/plugin'
import { debounceMs } from '../recipient/createRecipientSearch.js'
import type { SendState } from '../SendState.js'
import { isUnderfunded, typedUnits } from '../validateTransfer.js'
import { activeSender } from './activeSender.js'
import { balanceUnits } from './createBalanceWatch.js'
import type { SendForm } from './createSendForm.js'
import { planKey } from './deriveForm.js'

/** Simulates the transfer on the chain, and puts the plan into the form. */
export type TransferSimulations = {
  /** Simulates the form after the debounce. The latest form wins. */
  follow(): void
  /** Simulates the transfer again after a failure. */
  retry(): void
  /** Repeats a simulation that failed for lack of funds. */
  recheck(): void
  /** Aborts the running simulation in favor of a new one. */
  abort(): void
  /** Simulates the transfer now. Undefined if the chain can't simulate. Rejects if the transfer would fail. */
  simulateTransfer(
    what: { readonly to: string; readonly amount: bigint | 'max' },
    signal?: AbortSignal,
  ): Promise<TransferPlan | undefined>
}

/** Creates the simulations. `onMore` is called when a simulated amount exceeds the displayed balance. */
export function createTransferSimulations(
  { kit, ports: { clock } }: Pick<PluginContext, 'kit' | 'ports'>,
  { change, getState }: Pick<SendForm, 'change' | 'getState'>,
  onMore: () => void,
): TransferSimulations {
  let plan: { readonly key: string; readonly controller: AbortController } | undefined

  function follow(): void {
    const key = planKey(getState())
    if (key === plan?.key) return
    abort()
    plan = undefined
    if (key === undefined) {
      const { plan: shown, status } = getState()
      // Keep showing the requested transfer while it waits in the wallet.
      if (shown.status !== 'idle' && status !== 'requesting') change({ plan: { status: 'idle' } })
      return
    }
    const controller = new AbortController()
    plan = { key, controller }
    change({ plan: { status: 'pending' } })
    // The user may still be typing.
    pause(clock, debounceMs, controller.signal).then(
      () => tryForm(controller.signal),
      () => undefined,
    )
  }

  async function tryForm(signal: AbortSignal): Promise<void> {
    try {
      const { isMax, recipient, token } = getState()
      const amount = isMax ? 'max' : typedUnits(getState())
      if (recipient.status !== 'ready' || token === undefined || amount === undefined) return
      const tried = await simulateTransfer(kit, getState(), { to: recipient.address, amount }, signal)
      if (signal.aborted) return
      change({
        plan: tried === undefined ? { status: 'idle' } : { status: 'success', data: tried },
        ...(isMax && tried !== undefined && { amount: formatUnits(tried.amount, token.decimals) }),
      })
      // The displayed balance is older than the simulation.
      if (tried !== undefined && tried.amount > (balanceUnits(getState().balance) ?? tried.amount)) onMore()
    } catch (error) {
      if (signal.aborted) return
      const failure = toKitError(error, 'adapter/failed', "Couldn't simulate the transfer.")
      change({ plan: { status: 'error', error: failure, retryAtMs: clock.now() } })
    }
  }

  const abort = (): void => plan?.controller.abort()

  return {
    follow,
    retry() {
      abort()
      plan = undefined
      follow()
    },
    recheck() {
      if (plan === undefined || !isUnderfunded(getState().plan)) return
      // The controller of the form may be aborted by the simulation before sending.
      const controller = new AbortController()
      plan = { ...plan, controller }
      void tryForm(controller.signal)
    },
    abort,
    simulateTransfer: (what, signal) => simulateTransfer(kit, getState(), what, signal),
  }
}

async function simulateTransfer(
  kit: Kit,
  { terms, token }: SendState,
  what: { readonly to: string; readonly amount: bigint | 'max' },
  signal: AbortSignal | undefined,
): Promise<TransferPlan | undefined> {
  const sender = activeSender(kit)
  const { account } = kit.active.getState()
  if (sender === undefined || account === undefined) return undefined
  const { planTransfer } = (await sender.adapter.loadCapabilities?.()) ?? {}
  return planTransfer?.({
    network: sender.network,
    account,
    ...what,
    ...terms,
    ...(token?.address !== undefined && { token: token.address }),
    ...(signal && { signal }),
  })
}
