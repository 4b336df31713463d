import { KitError } from '@kit/core'
import { resolveLocale } from '@kit/react-ui/feature'
import { loadTexts } from '../text/loadTexts.js'
import type { Decisions } from '../window/Decisions.js'
import { decisionViews } from '../window/decisionViews.js'
import type { Decision } from '../window/openDecisionWindow.js'
import type { Screen } from './Screen.js'
import type { ScreenPage } from './ScreenPage.js'

/** Which decisions are shown in windows. */
export type WindowOptions = {
  shows(name: keyof Decisions): boolean
  /** Tells when the wallet is locked, which closes a window. Returns the end. */
  watchLock(listener: () => void): () => void
}

/** Room for a view whose height is not known yet. */
const FIRST_HEIGHT = 600

/**
 * Creates the screen; with `windows` some decisions are shown in windows. Nothing is fetched before the first view.
 *
 * @example const words = await screen.ask(async () => (await import('./Words.js')).Words, { hint }, signal)
 */
export function createScreen(page: ScreenPage, windows?: WindowOptions): Screen {
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
        const refuse = () => reject(declined())
        const view = { View, props: { ...props, answer: resolve, refuse } }
        mountView(view, page, stop.signal).catch(reject)
      })
    } finally {
      stop.abort()
      page.hide()
    }
  }

  const ask: Screen['ask'] = (load, props, signal) => {
    const asked = last.then(() => show(load, props, signal))
    last = asked.catch(() => undefined)
    return asked
  }

  async function askInWindow({ watchLock }: WindowOptions, decision: Decision, signal: AbortSignal): Promise<void> {
    const lock = new AbortController()
    const end = watchLock(() => lock.abort(declined()))
    try {
      const load = async () => (await import('../window/ContinueInWindow.js')).ContinueInWindow
      await ask(load, { decision, page }, AbortSignal.any([signal, lock.signal]))
    } finally {
      end()
    }
  }

  async function fetchViews(): Promise<void> {
    const { catalogue } = resolveLocale(page.dapp()?.locale ?? 'auto', navigator.languages)
    await Promise.all([
      import('./mountView.js'),
      import('./Unreachable.js'),
      loadTexts(catalogue),
      windows?.shows('approve') ? import('../window/ContinueInWindow.js') : decisionViews.approve(),
    ])
  }

  return {
    prepare() {
      const idle = globalThis.requestIdleCallback ?? setTimeout
      // What does not come now is fetched when it is needed.
      idle(() => void fetchViews().catch(() => undefined))
    },
    ask,
    async decide(name, props, signal) {
      if (windows?.shows(name)) await askInWindow(windows, { name, props } as Decision, signal)
      else await ask(decisionViews[name], props, signal)
    },
  }
}

function declined(): KitError {
  return new KitError('connection/rejected', { shortMessage: 'The visitor declined.' })
}
