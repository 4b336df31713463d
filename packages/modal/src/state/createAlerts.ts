import { type AlertCode, type LogPort, type ReadableStore, readable, type Store } from '@kit/core/plugin'

/** An alert to the developer, shown in debug only (rule states-33). */
export type AlertState =
  | { readonly open: false }
  | {
      readonly open: true
      readonly variant: 'error' | 'warning' | 'info'
      readonly code: AlertCode
      readonly message: string
      readonly details: string
    }

/** The developer's alert, writable. */
export type Alerts = ReadableStore<AlertState> & {
  show(code: AlertCode, cause?: unknown): void
  /** Shows the alert that a provider's error stands for, each one once. Does nothing for other errors. */
  report(error: unknown): void
  hide(): void
  destroy(): void
}

/** In a file of its own, because visitors do not need it. */
const load = () => import('./parseAlertCode.js')

const closed: AlertState = { open: false }

/** Alerts to the developer: shown only in debug, each provider error once (rule states-33). */
export function createAlerts(deps: {
  readonly store: Store<AlertState>
  readonly debug: boolean
  readonly log: LogPort
}): Alerts {
  const { store } = deps
  const reported = new Set<AlertCode>()
  let ended = false

  function show(code: AlertCode, cause?: unknown): void {
    if (!deps.debug) return
    void load().then(({ alertTexts }) => {
      if (ended) return
      const text = alertTexts[code]
      deps.log.error(`${text.message}: ${text.details}`, code, ...(cause === undefined ? [] : [cause]))
      store.update(() => ({ open: true, variant: 'error', code, ...text }))
    })
  }

  return {
    ...readable(store),
    show,
    report(error) {
      if (!deps.debug) return
      void load().then(({ parseAlertCode }) => {
        const code = parseAlertCode(error)
        if (code === undefined || reported.has(code)) return
        reported.add(code)
        show(code, error)
      })
    },
    hide: () => store.update((state) => (state.open ? closed : state)),
    destroy() {
      ended = true
    },
  }
}
