import { ApiFailure } from '../failure/ApiFailure.js'
import { isUnreachable } from '../failure/isUnreachable.js'
import type { Screen } from './Screen.js'

/** The signal of a page's request, and the report that the user is deciding. */
type Context = { readonly signal: AbortSignal; waiting(): () => void }

/**
 * Runs repeatable work. If the network is down, tells the user, and retries when they ask or the network is back. `mayRepeat` is checked
 * before: an approved action is never repeated.
 *
 * @throws KitError `connection/rejected` when the user cancels
 * @throws ApiFailure `network` if it may not be repeated, or the view can't be shown
 */
export type NetworkRetry = <T>(work: () => Promise<T>, context: Context, mayRepeat?: () => boolean) => Promise<T>

/** Creates the retry helper. */
export function createNetworkRetry(screen: Pick<Screen, 'ask'>): NetworkRetry {
  return async (work, { signal, waiting }, mayRepeat = () => true) => {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        signal.throwIfAborted()
        if (!isUnreachable(error)) throw error
        const failure = new ApiFailure(0, 'network', 'Can’t reach the wallet server.')
        if (!mayRepeat()) throw failure
        const end = waiting()
        try {
          await screen.ask(async () => (await import('./Unreachable.js')).Unreachable, {}, signal)
        } catch (failed) {
          throw isUnreachable(failed) ? failure : failed
        } finally {
          end()
        }
      }
    }
  }
}
