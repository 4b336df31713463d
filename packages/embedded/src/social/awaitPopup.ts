import type { ClockPort } from '@kit/core/plugin'
import * as z from 'zod/mini'
import { urlSchema } from '../protocol/fields.js'

/** What is waited for, and where. */
export type PopupOptions = {
  readonly popup: Window
  /** The origin that the result comes from: the login host. */
  readonly loginUrl: string
  readonly clock: ClockPort
  readonly signal: AbortSignal
  /** The window's first page is there, and waits to be led on. */
  onWaiting(): void
}

/** Whether it was closed is looked at so often: browsers do not tell. */
const LOOK_MS = 1000

const messageSchema = z.union([z.object({ resultUri: urlSchema }), z.object({ isWaiting: z.literal(true) })])

/** What became of the window: `cut` where its first page never reached this one, which browsers then take for closed. */
export type PopupEnd = { readonly resultUri: string } | 'closed' | 'cut'

/**
 * Waits for the result that the login host's page in the window posts, and resolves with what became of the window. A page whose
 * `Cross-Origin-Opener-Policy` is `same-origin` never hears from it.
 *
 * @throws `signal.reason`
 */
export function awaitPopup({ popup, loginUrl, clock, signal, onWaiting }: PopupOptions): Promise<PopupEnd> {
  return new Promise((resolve, reject) => {
    let cancel = (): void => undefined
    let isHeard = false
    function end(): void {
      cancel()
      window.removeEventListener('message', hear)
      signal.removeEventListener('abort', give)
    }
    function give(): void {
      end()
      reject(signal.reason)
    }
    function hear({ source, origin, data }: MessageEvent<unknown>): void {
      if (source !== popup || origin !== loginUrl) return
      const { data: message } = messageSchema.safeParse(data)
      if (message === undefined) return
      if ('isWaiting' in message) {
        if (!isHeard) onWaiting()
        isHeard = true
        return
      }
      end()
      resolve(message)
    }
    function look(): void {
      if (!popup.closed) {
        cancel = clock.setTimeout(look, LOOK_MS)
        return
      }
      end()
      resolve(isHeard ? 'closed' : 'cut')
    }
    if (signal.aborted) return reject(signal.reason)
    window.addEventListener('message', hear)
    signal.addEventListener('abort', give)
    cancel = clock.setTimeout(look, LOOK_MS)
  })
}
