import type { ClockPort } from '@kit/core/plugin'
import * as z from 'zod/mini'
import { urlSchema } from '../protocol/fields.js'

export type PopupOptions = {
  readonly popup: Window
  /** The origin of the login host, which sends the result. */
  readonly loginUrl: string
  readonly clock: ClockPort
  readonly signal: AbortSignal
  /** Called when the first page in the pop-up has loaded and is waiting. */
  onWaiting(): void
}

/** How often to check whether the pop-up was closed, since browsers don't report it. */
const checkIntervalMs = 1000

const messageSchema = z.union([z.object({ resultUri: urlSchema }), z.object({ isWaiting: z.literal(true) })])

/** How the pop-up ended. `silent`: closed, or cut off from this page, before its first page reported. */
export type PopupEnd = { readonly resultUri: string } | 'closed' | 'silent'

/**
 * Waits for the result that the login host posts from the pop-up, and resolves with how the pop-up ended. A page with
 * `Cross-Origin-Opener-Policy: same-origin` never receives it.
 *
 * @throws `signal.reason`
 */
export function awaitPopup({ popup, loginUrl, clock, signal, onWaiting }: PopupOptions): Promise<PopupEnd> {
  return new Promise((resolve, reject) => {
    let cancel = (): void => undefined
    let isReported = false
    function end(): void {
      cancel()
      window.removeEventListener('message', onMessage)
      signal.removeEventListener('abort', onAbort)
    }
    function onAbort(): void {
      end()
      reject(signal.reason)
    }
    function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
      if (source !== popup || origin !== loginUrl) return
      const { data: message } = messageSchema.safeParse(data)
      if (message === undefined) return
      if ('isWaiting' in message) {
        if (!isReported) onWaiting()
        isReported = true
        return
      }
      end()
      resolve(message)
    }
    function checkClosed(): void {
      if (!popup.closed) {
        cancel = clock.setTimeout(checkClosed, checkIntervalMs)
        return
      }
      end()
      resolve(isReported ? 'closed' : 'silent')
    }
    if (signal.aborted) return reject(signal.reason)
    window.addEventListener('message', onMessage)
    signal.addEventListener('abort', onAbort)
    cancel = clock.setTimeout(checkClosed, checkIntervalMs)
  })
}
