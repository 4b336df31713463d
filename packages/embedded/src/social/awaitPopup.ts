import type { ClockPort } from '@kit/core/plugin'
import * as z from 'zod/mini'
import { urlSchema } from '../protocol/fields.js'

/** What is waited for, and where. */
export type PopupOptions = {
  readonly popup: Window
  /** The origin that the result comes from. */
  readonly frameUrl: string
  readonly clock: ClockPort
  readonly signal: AbortSignal
}

/** Whether it was closed is looked at so often: browsers do not tell. */
const LOOK_MS = 1000

const messageSchema = z.object({ resultUri: urlSchema })

/**
 * Waits for the result that the wallet's page in the window posts. Resolves with undefined when the window is closed, or its page was cut off from this one.
 *
 * @throws `signal.reason`
 */
export function awaitPopup({ popup, frameUrl, clock, signal }: PopupOptions): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let cancel = (): void => undefined
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
      if (source !== popup || origin !== frameUrl) return
      const message = messageSchema.safeParse(data)
      if (!message.success) return
      end()
      resolve(message.data.resultUri)
    }
    function look(): void {
      if (!popup.closed) {
        cancel = clock.setTimeout(look, LOOK_MS)
        return
      }
      end()
      resolve(undefined)
    }
    if (signal.aborted) return reject(signal.reason)
    window.addEventListener('message', hear)
    signal.addEventListener('abort', give)
    cancel = clock.setTimeout(look, LOOK_MS)
  })
}
