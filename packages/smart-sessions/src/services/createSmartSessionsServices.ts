import type { SignedSessionProof } from '@kit/api'
import {
  type AccountInUse,
  accountInUse,
  createQuery,
  createScope,
  isKitError,
  KitError,
  type LoadableQuery,
  type PluginContext,
  type Scope,
  type Store,
} from '@kit/core/plugin'
import type { SmartSessionsOptions } from '../SmartSessionsOptions.js'
import {
  emptySmartSessions,
  type SmartSession,
  type SmartSessionsState,
  type WalletGrantRow,
} from '../SmartSessionsState.js'
import { type ChainTime, createChainTime } from './createChainTime.js'
import { createPendingRevocations, type PendingRevocations } from './createPendingRevocations.js'
import { expireSessions } from './expireSessions.js'
import { createGrantsQuery, loadGrants } from './loadGrants.js'
import { loadSessions } from './loadSessions.js'

/** The owner of the sessions: the active account and network. */
export type SessionsKey = AccountInUse & {
  /** CAIP-10. */
  readonly account: `${string}:${string}:${string}`
}

/** The scope of one owner. */
export type SessionsScope = Scope<SessionsKey>

export type SessionsQueries = {
  readonly sessions: LoadableQuery<readonly SmartSession[]>
  readonly grants: LoadableQuery<readonly WalletGrantRow[]>
  readonly chainTime: ChainTime
}

/** Dependencies of the commands. */
export type SmartSessionsServices = SmartSessionsOptions & {
  readonly context: PluginContext
  readonly store: Store<SmartSessionsState>
  /** Returns the active account. @throws KitError `connection/notConnected` */
  inUse(): SessionsScope
  /** Updates the state if it still belongs to this account. */
  change(scope: SessionsScope | undefined, fields: (now: SmartSessionsState) => Partial<SmartSessionsState>): void
  /** Queries for the active account. */
  readonly queries: SessionsQueries
  /** Runs an operation for the active account. Concurrent calls with the same name share it. */
  once(name: string, work: (scope: SessionsScope) => Promise<void>): Promise<void>
  /** Signed proofs that allow listing an account's sessions, by CAIP-10 ID, for the lifetime of the kit. */
  readonly proofs: Map<string, SignedSessionProof>
  /** Sessions revoked in the wallet, but not yet in the service. */
  readonly pendingRevocations: PendingRevocations
  /** Sessions that the wallet couldn't revoke. */
  readonly unrevokedInWallet: PendingRevocations
  destroy(): void
}

/** Creates the services. The state follows the active account and network, and resets when they change. Sends no requests by itself. */
export function createSmartSessionsServices(
  context: PluginContext,
  store: Store<SmartSessionsState>,
  options: SmartSessionsOptions,
): SmartSessionsServices {
  const { kit, ports } = context
  const proofs: SmartSessionsServices['proofs'] = new Map()
  const running = new Map<string, Promise<void>>()
  let queries: SessionsQueries

  const scopes = createScope<SessionsKey, SmartSessionsState>(kit.active, {
    store,
    keyOf: (active) => {
      const key = accountInUse(active)
      return key && { ...key, account: `${key.networkId}:${key.address}` }
    },
    reason: () => new KitError('smartSessions/accountChanged', { shortMessage: 'The account or network changed.' }),
    onChange: begin,
  })

  function begin(scope: SessionsScope | undefined): void {
    running.clear()
    queries = openQueries({ change, context, proofs, store }, scope)
    store.update(({ created }) => ({
      ...emptySmartSessions,
      ...(scope && { networkId: scope.networkId, address: scope.address, created }),
    }))
  }

  const change: SmartSessionsServices['change'] = (scope, fields) =>
    scopes.update(scope, (now) => ({ ...now, ...fields(now) }))

  /** Reloads after changes by another tab or the app. */
  function refresh(): void {
    const { sessions, walletGrants } = store.getState()
    if (sessions.status !== 'idle') loadSessions(services, 'changed').catch(() => undefined)
    if (walletGrants !== undefined) loadGrants(services, 'changed').catch(() => undefined)
  }

  const storageKey = `${kit.options.storagePrefix ?? 'kit'}.smartSessions`
  const pendingRevocations = createPendingRevocations(ports, storageKey, refresh)
  const unrevokedInWallet = createPendingRevocations(ports, `${storageKey}.unrevoked`, refresh)
  const subscription = kit.events$.subscribe(({ type }) => {
    if (type === 'permissions/granted' || type === 'permissions/revoked') refresh()
  })
  const services: SmartSessionsServices = {
    ...options,
    context,
    store,
    async once(name, work) {
      const scope = scopes.require()
      const leave = () => scope.signal.aborted || running.delete(name)
      const requested = running.get(name) ?? work(scope).finally(leave)
      running.set(name, requested)
      return requested
    },
    proofs,
    pendingRevocations,
    unrevokedInWallet,
    inUse: scopes.require,
    change,
    get queries() {
      return queries
    },
    destroy() {
      endAging()
      subscription.unsubscribe()
      pendingRevocations.destroy()
      unrevokedInWallet.destroy()
      scopes.destroy()
    },
  }
  begin(scopes.current())
  const endAging = expireSessions(store, ports.clock, () => queries.chainTime.now())
  return services
}

function openQueries(
  { change, context, proofs, store }: Pick<SmartSessionsServices, 'change' | 'context' | 'proofs' | 'store'>,
  scope: SessionsScope | undefined,
): SessionsQueries {
  const sessions = createQuery<readonly SmartSession[]>(
    context.ports.clock,
    () => store.getState().sessions,
    (next) =>
      change(scope, ({ needsSignature }) => {
        if (next.status !== 'error' || !isKitError(next.error, 'api/unauthorized'))
          return { sessions: next, needsSignature: needsSignature && next.status !== 'success' }
        if (scope) proofs.delete(scope.account)
        return { sessions: { status: 'idle' }, needsSignature: true }
      }),
    ['api/network', "Couldn't load the sessions."],
    scope,
  )
  return { sessions, grants: createGrantsQuery({ change, context }, scope), chainTime: createChainTime(context, scope) }
}
