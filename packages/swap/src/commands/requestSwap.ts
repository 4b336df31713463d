import { KitError } from '@kit/core/plugin'
import type { SwapStart } from '../SwapOptions.js'
import type { SwapServices } from '../services/createSwapServices.js'
import { beginSwap } from './beginSwap.js'

/**
 * Starts a swap for an app that opened the view. Resolves with its hash, and rejects when the user leaves. If the user leaves while a
 * request is waiting in the wallet, the response of the wallet still counts.
 */
export const requestSwap =
  (services: SwapServices) =>
  async (data: unknown, left: AbortSignal): Promise<{ readonly result: Promise<{ readonly hash: string }> }> => {
    const { submission } = services
    await beginSwap(services)(parseStart(data))
    const result = new Promise<{ readonly hash: string }>((resolve, reject) => {
      const end = (): void => {
        stop()
        left.removeEventListener('abort', check)
      }
      const check = (): void => {
        const sending = submission.getState()
        sending?.then(
          (sent) => {
            end()
            resolve(sent)
          },
          // The user may retry, unless they left.
          () => {},
        )
        if (sending !== undefined || !left.aborted) return
        end()
        reject(left.reason)
      }
      const stop = submission.subscribe(check)
      left.addEventListener('abort', check)
      check()
    })
    return { result }
  }

function parseStart(data: unknown): SwapStart {
  const textOf = (name: string): string | undefined => {
    const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined
    if (value === undefined || (typeof value === 'string' && value.length <= 200)) return value
    throw new KitError('swap/notReady', {
      shortMessage: `Invalid swap parameters: \`${name}\` must be a string.`,
    })
  }
  return { fromToken: textOf('fromToken'), toToken: textOf('toToken'), amount: textOf('amount') }
}
