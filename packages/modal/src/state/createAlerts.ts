import { type AlertCode, type LogPort, type ReadableStore, readable, type Store } from '@kit/core/plugin'

/** An alert for the developer, shown in debug mode only (rule states-33). */
export type AlertState =
  | { readonly open: false }
  | {
      readonly open: true
      readonly variant: 'error' | 'warning' | 'info'
      readonly code: AlertCode
      readonly message: string
      readonly details: string
    }

/** The alert store, with the commands that change it. */
export type Alerts = ReadableStore<AlertState> & {
  show(code: AlertCode, cause?: unknown): void
  /** Shows the alert that matches a provider error, once per alert. Ignores all other errors. */
  report(error: unknown): void
  hide(): void
  destroy(): void
}

/** A separate file, because only developers need it. */
const load = () => import('./parseAlertCode.js')

const closed: AlertState = { open: false }

/** Creates the alerts for developers. Shown in debug mode only, each provider error once (rule states-33). */
export function createAlerts(deps: {
  readonly store: Store<AlertState>
  readonly debug: boolean
  readonly log: LogPort
}): Alerts {
  const { store } = deps
  const reported = new Set<AlertCode>()
  let ended = false

  // Without a connection the texts may not load.
  const withTexts = (use: (texts: Awaited<ReturnType<typeof load>>) => void): void =>
    void load().then(use, deps.log.error)

  function show(code: AlertCode, cause?: unknown): void {
    if (!deps.debug) return
    withTexts(({ alertTexts }) => {
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
      withTexts(({ parseAlertCode }) => {
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
