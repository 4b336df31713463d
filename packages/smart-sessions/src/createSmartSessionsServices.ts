import type { PluginContext, Store } from '@kit/core/plugin'
import { KitError } from '@kit/core/plugin'
import { createTakenBack } from './createTakenBack.js'
import { reloadSessions } from './loadSessions.js'
import type { SmartSessionsOptions } from './SmartSessionsOptions.js'
import type { SmartSessionsServices } from './SmartSessionsServices.js'
import { emptySmartSessions, type SmartSessionsState } from './SmartSessionsState.js'
import { statusAt } from './toSmartSession.js'

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
  let leaving = new AbortController()
  let cancelEnd = () => {}

  function leave(): void {
    leaving.abort(
      new KitError('smartSessions/accountChanged', { shortMessage: 'The account or network changed meanwhile.' }),
    )
    leaving = new AbortController()
    running.clear()
  }

  function follow(): void {
    const { account, network } = kit.active.getState()
    const { networkId, address } = store.getState()
    const isNobody = account === undefined || network === undefined
    if (isNobody ? address === undefined : networkId === network.id && address === account.address) return
    leave()
    store.update(({ created }) => ({
      ...emptySmartSessions,
      ...(!isNobody && { networkId: network.id, address: account.address, created }),
    }))
  }

  /** An active session ends while it is shown. */
  function age(): void {
    cancelEnd()
    const { sessions } = store.getState()
    if (sessions.status !== 'success') return
    const now = ports.clock.now()
    const aged = sessions.data.map((session) => {
      const status = statusAt(session, now)
      return status === session.status ? session : { ...session, status }
    })
    if (aged.some((session, at) => session !== sessions.data[at])) {
      store.update((state) => ({ ...state, sessions: { status: 'success', data: aged } }))
      return
    }
    const ends = aged.filter(({ status }) => status === 'active').map(({ expiryMs }) => expiryMs - now)
    if (ends.length > 0) cancelEnd = ports.clock.setTimeout(age, Math.min(longestWaitMs, ...ends))
  }

  /** What another tab, or the app, changed. */
  function refresh(): void {
    if (store.getState().sessions.status !== 'idle') void reloadSessions(services).catch(() => undefined)
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
    inUse() {
      const { networkId, address } = store.getState()
      if (networkId === undefined || address === undefined)
        throw new KitError('connection/notConnected', { shortMessage: 'Connector not connected.' })
      return { networkId, address, account: `${networkId}:${address}`, left: leaving.signal }
    },
    change({ left }, fields) {
      if (!left.aborted) store.update((now) => ({ ...now, ...fields(now) }))
    },
    destroy() {
      cancelEnd()
      endAge()
      heard.unsubscribe()
      takenBack.destroy()
      unfollow()
      leave()
    },
  }
  follow()
  const unfollow = kit.active.subscribe(follow)
  const endAge = store.subscribe(age)
  return services
}
