import type { PluginContext, Store } from '@kit/core/plugin'
import { accountInUse, createScope, KitError } from '@kit/core/plugin'
import { ageSessions } from './ageSessions.js'
import { createTakenBack } from './createTakenBack.js'
import { reloadGrants } from './loadGrants.js'
import { reloadSessions } from './loadSessions.js'
import type { SmartSessionsOptions } from './SmartSessionsOptions.js'
import type { SessionsKey, SessionsScope, SmartSessionsServices } from './SmartSessionsServices.js'
import { emptySmartSessions, type SmartSessionsState } from './SmartSessionsState.js'

/** Creates them: the state follows account and network, and begins empty for others. It asks nothing by itself. */
export function createSmartSessionsServices(
  context: PluginContext,
  store: Store<SmartSessionsState>,
  options: SmartSessionsOptions,
): SmartSessionsServices {
  const { kit, ports } = context
  const running = new Map<string, Promise<void>>()

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

  /** What another tab, or the app, changed. */
  function refresh(): void {
    const { sessions, walletGrants } = store.getState()
    if (sessions.status !== 'idle') void reloadSessions(services).catch(() => undefined)
    if (walletGrants !== undefined) void reloadGrants(services)
  }

  const takenBack = createTakenBack(ports, `${kit.options.storagePrefix ?? 'kit'}.smartSessions`, refresh)
  const heard = kit.events$.subscribe(({ type }) => {
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
      endAging()
      heard.unsubscribe()
      takenBack.destroy()
      scopes.destroy()
    },
  }
  begin(scopes.current())
  const endAging = ageSessions(store, ports.clock)
  return services
}
