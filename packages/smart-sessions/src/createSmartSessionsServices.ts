import type { PluginContext, Store } from '@kit/core/plugin'
import { accountInUse, createScope, KitError } from '@kit/core/plugin'
import { createTakenBack } from './createTakenBack.js'
import { reloadGrants } from './loadGrants.js'
import { reloadSessions } from './loadSessions.js'
import type { SmartSessionsOptions } from './SmartSessionsOptions.js'
import type { SessionsKey, SessionsScope, SmartSessionsServices } from './SmartSessionsServices.js'
import { emptySmartSessions, type SmartSessionsState } from './SmartSessionsState.js'
import { statusAt } from './toSmartSession.js'
import { walletStatusAt } from './toWalletGrants.js'

/** Timers of browsers end at once when they are to wait for more than 24 days. */
const longestWaitMs = 86_400_000

/** Creates them: the state follows account and network, and begins empty for others. It asks nothing by itself. */
export function createSmartSessionsServices(
  context: PluginContext,
  store: Store<SmartSessionsState>,
  options: SmartSessionsOptions,
): SmartSessionsServices {
  const { kit, ports } = context
  const running = new Map<string, Promise<void>>()
  let cancelEnd = () => {}

  const scopes = createScope<SessionsKey, SmartSessionsState>(kit.active, {
    store,
    keyOf: (active) => {
      const key = accountInUse(active)
      return key && { ...key, account: `${key.networkId}:${key.address}` }
    },
    reason: () =>
      new KitError('smartSessions/accountChanged', { shortMessage: 'The account or network changed meanwhile.' }),
    onChange: begin,
  })

  function begin(scope: SessionsScope | undefined): void {
    running.clear()
    store.update(({ created }) => ({
      ...emptySmartSessions,
      ...(scope && { networkId: scope.networkId, address: scope.address, created }),
    }))
  }

  /** An active session ends while it is shown. */
  function age(): void {
    cancelEnd()
    const { sessions, walletGrants } = store.getState()
    const now = ports.clock.now()
    const agedSessions = sessions.status === 'success' ? withStatus(sessions.data, (each) => statusAt(each, now)) : []
    const agedGrants = walletGrants && withStatus(walletGrants, ({ expiryMs }) => walletStatusAt(expiryMs, now))
    const isOld = sessions.status === 'success' && agedSessions !== sessions.data
    if (isOld || agedGrants !== walletGrants) {
      store.update((state) => ({
        ...state,
        ...(isOld && { sessions: { status: 'success', data: agedSessions } }),
        walletGrants: agedGrants,
      }))
      return
    }
    const ends = [...agedSessions, ...(agedGrants ?? [])]
      .filter(({ status }) => status === 'active')
      .flatMap(({ expiryMs }) => (expiryMs === undefined ? [] : expiryMs - now))
    if (ends.length > 0) cancelEnd = ports.clock.setTimeout(age, Math.min(longestWaitMs, ...ends))
  }

  /** What another tab, or the app, changed. */
  function refresh(): void {
    const { sessions, walletGrants } = store.getState()
    if (sessions.status !== 'idle') void reloadSessions(services).catch(() => undefined)
    if (walletGrants !== undefined) void reloadGrants(services)
  }

  const takenBack = createTakenBack(ports, `${kit.options.storagePrefix ?? 'kit'}.smartSessions`, refresh)
  const heard = context.events$.subscribe(({ type }) => {
    if (type === 'permissions/granted' || type === 'permissions/revoked') refresh()
  })
  const services: SmartSessionsServices = {
    ...options,
    context,
    store,
    running,
    proofs: new Map(),
    takenBack,
    inUse: scopes.require,
    change: (scope, fields) => scopes.update(scope, (now) => ({ ...now, ...fields(now) })),
    destroy() {
      cancelEnd()
      endAge()
      heard.unsubscribe()
      takenBack.destroy()
      scopes.destroy()
    },
  }
  begin(scopes.current())
  const endAge = store.subscribe(age)
  return services
}

/** The rows as they stand now; the same list where none changed. */
function withStatus<Row extends { readonly status: string }>(
  rows: readonly Row[],
  statusOf: (row: Row) => Row['status'],
): readonly Row[] {
  const now = rows.map((row) => (statusOf(row) === row.status ? row : { ...row, status: statusOf(row) }))
  return now.some((row, at) => row !== rows[at]) ? now : rows
}
