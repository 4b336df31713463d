import { KitError } from '@kit/core'
import type { Screen } from './Screen.js'
import type { ScreenPage } from './ScreenPage.js'

/** Room for a view whose height is not known yet. */
const FIRST_HEIGHT = 600

/**
 * Creates the screen. Nothing is fetched before the first view.
 *
 * @example const words = await screen.ask(async () => (await import('./Words.js')).Words, { hint }, signal)
 */
export function createScreen(page: ScreenPage): Screen {
  let last: Promise<unknown> = Promise.resolve()

  const show: Screen['ask'] = async (load, props, signal) => {
    signal.throwIfAborted()
    // A frame without room lays nothing out.
    page.show(FIRST_HEIGHT)
    const stop = new AbortController()
    try {
      const [{ mountView }, View] = await Promise.all([import('./mountView.js'), load()])
      signal.throwIfAborted()
      return await new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { signal: stop.signal })
        const refuse = () => reject(new KitError('connection/rejected', { shortMessage: 'The visitor declined.' }))
        const view = { View, props: { ...props, answer: resolve, refuse } }
        mountView(view, page, stop.signal).catch(reject)
      })
    } finally {
      stop.abort()
      page.hide()
    }
  }

  return {
    ask(load, props, signal) {
      const asked = last.then(() => show(load, props, signal))
      last = asked.catch(() => undefined)
      return asked
    },
  }
}
