import { ApiFailure } from '../failure/ApiFailure.js'
import { isUnreachable } from '../failure/isUnreachable.js'
import type { Screen } from './Screen.js'

/** A request of the page, as far as it can end, and be told that a person decides. */
type Context = { readonly signal: AbortSignal; waiting(): () => void }

/**
 * Runs work that may be run again. Where the network is gone the visitor is told so, and it runs again when they say so or the network is back. `mayRepeat`
 * is asked before that: what a person agreed to is not done twice.
 *
 * @throws KitError `connection/rejected` when the visitor gives up
 * @throws ApiFailure `network` where it may not be repeated, or the visitor cannot be told
 */
export type Reach = <T>(work: () => Promise<T>, context: Context, mayRepeat?: () => boolean) => Promise<T>

/** Creates it. */
export function createReach(screen: Pick<Screen, 'ask'>): Reach {
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
        } catch (untold) {
          throw isUnreachable(untold) ? failure : untold
        } finally {
          end()
        }
      }
    }
  }
}
