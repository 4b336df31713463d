import { type KitError, pause, type ReadableStore } from '@kit/core/plugin'
import type { SwapServices } from './createSwapServices.js'
import { prepareSwap } from './prepareSwap.js'

/** Maximum age of a displayed quote and of a built transaction, in milliseconds. */
const refreshMs = 10_000

/** Whether the service or the network was unavailable. */
const isOutage = (error: KitError | undefined) =>
  error !== undefined && (error.code.startsWith('api/') || error.code === 'network/offline')

/** Keeps the quote fresh, and rebuilds the transaction under review. Rejects when the signal aborts. */
export async function refreshSwap(
  services: SwapServices,
  watchers: ReadableStore<number>,
  signal: AbortSignal,
): Promise<never> {
  const { context, loadTokens, quoting, store } = services
  const { clock, platform } = context.ports

  async function requestAgain(): Promise<void> {
    const { error } = store.getState()
    await quoting.ask()
    // The error is resolved once the service responds again.
    store.update((now) => (now.error === error && isOutage(error) ? { ...now, error: undefined } : now))
  }

  for (;;) {
    await pause(clock, refreshMs, signal)
    const { quote, status, tokens } = store.getState()
    const failure = quote.status === 'error' ? quote.error : undefined
    if (watchers.getState() === 0 || !platform.isVisible()) continue
    // Failures are exposed in the state and retried.
    if (tokens.status === 'error') await loadTokens().catch(() => {})
    if (status === 'editing' && (quote.status === 'success' || isOutage(failure))) await requestAgain().catch(() => {})
    if (status === 'ready') await prepareSwap(services)().catch(() => {})
  }
}
