import { KitError } from '@kit/core'
import { createAbortLimit } from '@kit/core/adapter'
import type { ComponentType } from 'react'
import type { ScreenPage } from '../page/Page.js'
import type { Decisions, Requested, Screen } from '../screen/Screen.js'
import { frameLocale } from '../text/frameLocale.js'
import { loadTexts } from '../text/loadTexts.js'
import { decisionViews } from './decisionViews.js'
import type { Decision } from './openDecisionWindow.js'

/** Options for decisions in windows. */
export type WindowOptions = {
  shows(name: keyof Decisions): boolean
  /** Calls `listener` when the wallet is locked, which closes a window. Returns a function that unsubscribes. */
  watchLock(listener: () => void): () => void
}

/** Height for a view whose height is not known yet. */
const firstHeight = 600

/**
 * Creates the screen; with `windows`, some decisions are shown in windows. Nothing loads before the first view.
 *
 * @example const words = await screen.ask(async () => (await import('./Words.js')).Words, { hint }, signal)
 */
export function createScreen(page: ScreenPage, windows?: WindowOptions): Screen {
  let last: Promise<unknown> = Promise.resolve()

  /** Shows views in the order of requests. */
  function queue<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    const requested = last.then(run)
    last = requested.catch(() => undefined)
    return requested
  }

  async function showInWindow(decision: Decision, signal: AbortSignal, isWindowRequested: boolean): Promise<void> {
    const limit = createAbortLimit([signal])
    const end = windows?.watchLock(() => limit.abort(declined()))
    try {
      const load = async () => (await import('./ContinueInWindow.js')).ContinueInWindow
      await showView(page, load, { decision, page, isWindowRequested }, limit.signal)
    } finally {
      end?.()
      limit.end()
    }
  }

  /** Shows a decision in the frame, and in a window if the page keeps it from being visible. */
  async function showInFrame(decision: Decision, signal: AbortSignal): Promise<void> {
    let isElsewhere = false
    const moveOn = () => {
      isElsewhere = true
    }
    try {
      await showView(
        page,
        decisionViews[decision.name as keyof Decisions] as never,
        decision.props,
        signal,
        windows && moveOn,
      )
    } catch (error) {
      if (!isElsewhere) throw error
      await showInWindow(decision, signal, true)
    }
  }

  async function fetchViews(): Promise<void> {
    const { catalogue } = frameLocale(page)
    await Promise.all([
      import('../screen/mountView.js'),
      import('../screen/Unreachable.js'),
      loadTexts(catalogue),
      windows?.shows('approve') ? import('./ContinueInWindow.js') : decisionViews.approve(),
    ])
  }

  return {
    prepare() {
      const idle = globalThis.requestIdleCallback ?? setTimeout
      // Views that fail to load now are loaded when needed.
      idle(() => void fetchViews().catch(() => undefined))
    },
    ask: (load, props, signal) => queue(() => showView(page, load, props, signal)),
    decide(name, props, signal) {
      const decision = { name, props } as Decision
      return queue(() => (windows?.shows(name) ? showInWindow(decision, signal, false) : showInFrame(decision, signal)))
    },
  }
}

/** Shows a view until the user answers, declines, or the signal is aborted. */
async function showView<Props extends object, Answer>(
  page: ScreenPage,
  load: () => Promise<ComponentType<Props & Requested<Answer>>>,
  props: Props,
  signal: AbortSignal,
  onElsewhere?: () => void,
): Promise<Answer> {
  signal.throwIfAborted()
  // A frame without room has no layout.
  page.show(firstHeight)
  const stop = new AbortController()
  try {
    const [{ mountView }, View] = await Promise.all([import('../screen/mountView.js'), load()])
    signal.throwIfAborted()
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { signal: stop.signal })
      const refuse = () => reject(declined())
      const openElsewhere =
        onElsewhere &&
        (() => {
          onElsewhere()
          refuse()
        })
      mountView({ View, props: { ...props, answer: resolve, refuse }, openElsewhere }, page, stop.signal).catch(reject)
    })
  } finally {
    stop.abort()
    page.hide()
  }
}

function declined(): KitError {
  return new KitError('connection/rejected', { shortMessage: 'User rejected the request.' })
}
