import { type KitError, pause, type ReadableStore } from '@kit/core/plugin'
import type { SwapServices } from './createSwapServices.js'
import { prepareSwap } from './prepareSwap.js'

/** How old a shown quote, and a built transaction, may get. */
const refreshMs = 10_000

/** Whether something failed because a service or the network was away. */
const isOutage = (error: KitError | undefined) =>
  error !== undefined && (error.code.startsWith('api/') || error.code === 'network/offline')

/** Keeps what is shown young, and builds anew what the visitor is about to confirm. Rejects when the signal aborts. */
export async function refreshSwap(
  services: SwapServices,
  watchers: ReadableStore<number>,
  signal: AbortSignal,
): Promise<never> {
  const { context, loadTokens, quoting, store } = services
  const { clock, platform } = context.ports

  async function askAgain(): Promise<void> {
    const { error } = store.getState()
    await quoting.ask()
    // What a service said before it was back is not so any more.
    store.update((now) => (now.error === error && isOutage(error) ? { ...now, error: undefined } : now))
  }

  for (;;) {
    await pause(clock, refreshMs, signal)
    const { quote, status, tokens } = store.getState()
    const failure = quote.status === 'error' ? quote.error : undefined
    if (watchers.getState() === 0 || !platform.isVisible()) continue
    // Failures stand in the state: what a service did not answer is asked again.
    if (tokens.status === 'error') await loadTokens().catch(() => {})
    if (status === 'editing' && (quote.status === 'success' || isOutage(failure))) await askAgain().catch(() => {})
    if (status === 'ready') await prepareSwap(services)().catch(() => {})
  }
}
