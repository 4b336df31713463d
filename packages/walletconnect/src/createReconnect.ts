import type { NamespaceRequest, Sessions } from '@kit/core/adapter'
import type { ActiveSession, PairingContext } from './createActiveSession.js'
import type { Announce, RemotePairing } from './createRemotePairing.js'
import type { Sdk } from './sdk/openSdk.js'
import { missingFrom, outdatedError } from './session/missingFrom.js'
import { parsePairedSession } from './session/parsePairedSession.js'

/** Restores the stored session, and follows what other tabs do to it. */
export type Reconnect = Pick<RemotePairing, 'reconnect'> & {
  /** Whether a restore is delayed until no open proposal prevents this page's client from learning what another tab paired. */
  isWaiting(): boolean
  /** Runs the delayed restores. */
  catchUp(): void
  /** Stops following other tabs. */
  end(): void
}

type ReconnectContext = PairingContext & {
  readonly active: ActiveSession
  isProposing(): boolean
  withdrawAbandoned(): void
  readonly announce: Announce
}

/** Creates it, and starts to follow other tabs. */
export function createReconnect(shared: ReconnectContext): Reconnect {
  const { active, announce, context, destroyed, drop, isAddress, isProposing, options, sdk, storage } = shared
  const { clock, log } = context.ports
  const debug = (error: unknown) => log.debug('pairing', error)
  let missed: readonly NamespaceRequest[] | undefined

  // The client reads its storage once and writes back everything it knows. After another tab paired or disconnected, its state is stale and
  // must not be written.
  const checkSession = () => {
    const [now, old, before] = [storage.read(), active.now()?.session.topic, sdk.now()]
    if (active.isKnown(now?.topic)) return
    active.now()?.end('user-disconnected')
    shared.withdrawAbandoned()
    if (isProposing()) return
    sdk.forget()
    const leave = async ({ client, close }: Sdk) => {
      // The page that paired didn't have its keys, so this page ends it in the wallet.
      if (old !== undefined && now?.left === old) await drop(client, old)
      close()
    }
    before?.then(leave).catch(debug)
  }

  async function reconnect({
    requests,
    signal,
  }: Parameters<RemotePairing['reconnect']>[0]): Promise<Sessions | undefined> {
    if (storage.read() === undefined) return undefined
    checkSession()
    const { client } = await sdk.open()
    // Read late, because the user may have paired again while the client was loading.
    const remembered = storage.read()
    if (remembered === undefined) return undefined
    const session = active.now()?.session
    if (session?.topic === remembered.topic) return session.sessions()
    signal.throwIfAborted()
    // Paired by another tab. A client reads its storage only once.
    if (!active.isKnown(remembered.topic)) {
      if (!isProposing()) return reconnect({ requests, signal })
      missed = requests
      return undefined
    }
    const stored = client.session.getAll().find((session) => session.topic === remembered.topic)
    const parsed = parsePairedSession(stored, isAddress)
    const isExpired = parsed === undefined || parsed.expiresAtMs <= clock.now()
    const missing = isExpired ? [] : missingFrom(parsed, requests, options.namespaces)
    if (isExpired || missing.length > 0) {
      active.forget()
      if (stored !== undefined) void drop(client, stored.topic)
      // A stale session is dropped silently. One that lacks what the app now requires leads to a prompt to connect again.
      if (missing.length > 0) throw outdatedError(missing)
      return undefined
    }
    const adopted = active.adopt(client, parsed, requests)
    // The wallet may have granted a namespace that the page hasn't stored. Announced after the restore, which returns the stored ones.
    clock.setTimeout(() => active.now()?.session === adopted && announce(adopted.sessions()), 0)
    return adopted.sessions()
  }

  return {
    reconnect,
    isWaiting: () => missed !== undefined,
    catchUp() {
      if (missed === undefined || isProposing()) return
      clock.setTimeout(() => {
        const requests = missed
        missed = undefined
        if (requests === undefined || active.now() !== undefined || destroyed.aborted) return
        sdk.close()
        reconnect({ requests, signal: destroyed }).catch(debug)
      }, 0)
    },
    end: storage.watch(checkSession),
  }
}
