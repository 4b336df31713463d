import {
  type Connector,
  type expireAfter,
  KitError,
  namespaceOf,
  type PluginContext,
  type Sessions,
} from '@kit/core/adapter'
import { createActiveSession, type PairingContext } from './createActiveSession.js'
import { createOpenProposals } from './createOpenProposals.js'
import { createPairingLinks } from './createPairingLinks.js'
import { createPairingStorage } from './createPairingStorage.js'
import { createReconnect } from './createReconnect.js'
import { createResume } from './createResume.js'
import { createLazySdk } from './sdk/createLazySdk.js'
import { endPairedSession } from './sdk/endPairedSession.js'
import { loadPairingClient } from './sdk/openSdk.js'
import { followSession } from './session/followSession.js'
import type { WalletConnectOptions } from './WalletConnectOptions.js'

/** Reports sessions without a waiting caller. `isRequested` is true if an earlier page load requested them. */
export type Announce = (sessions: Sessions, isRequested?: boolean) => void

/** The connector behind its lazy shell. */
export type RemotePairing = Required<Pick<Connector, 'prepare' | 'connect' | 'reconnect' | 'destroy'>> & {
  /** Takes the responses to proposals that were open when an earlier page was left. */
  resume(): Promise<void>
}

/**
 * Creates the pairing connector of a kit: one client, at most one session at a time. `announce` is called with sessions that the wallet
 * grants in addition to those requested.
 */
export function createRemotePairing(
  options: WalletConnectOptions,
  context: PluginContext,
  announce: Announce,
  expire: typeof expireAfter,
): RemotePairing {
  const { kit, ports } = context
  const { clock, log } = ports
  const prefix = kit.options.storagePrefix
  const open = createOpenProposals({ ports, prefix })
  const destroyed = new AbortController()
  const isProposing = () => isResuming() || links.count() > 0
  const sdk = createLazySdk({
    options,
    context,
    destroyed: destroyed.signal,
    isInUse: () => active.now() !== undefined || isProposing(),
    onOpening: () => active.noteRead(),
    onOpen({ client }) {
      followSession(client.events, active.now, announce)
      attach(client)
    },
  })
  const shared: PairingContext = {
    options,
    context,
    destroyed: destroyed.signal,
    storage: createPairingStorage(ports.storage, prefix),
    sdk,
    isAddress: (address, networkId) => kit.adapters.get(namespaceOf(networkId))?.isAddress(address, networkId) ?? true,
    drop: (client, topic, signal) =>
      endPairedSession({ client, topic, clock, log, limitMs: options.disconnectTimeoutMs ?? 3000, signal }),
    dropUnwanted(client, session) {
      const topic = (session as { readonly topic?: unknown } | undefined)?.topic
      if (typeof topic === 'string') void shared.drop(client, topic)
    },
  }
  const active = createActiveSession(shared)
  const onEnd = () => {
    sdk.closeWhenIdle()
    reconnecting.catchUp()
  }
  const mayLinger = () => !reconnecting.isWaiting()
  const links = createPairingLinks({ ...shared, active, open, expire, mayLinger, onEnd })
  const reconnecting = createReconnect({
    ...shared,
    active,
    isProposing,
    withdrawAbandoned: links.withdrawAbandoned,
    announce,
  })
  const { attach, isResuming, resume } = createResume({ ...shared, active, open, expire, announce, onEnd })

  return {
    resume,
    // Load failures are reported when the code is needed.
    prepare: () => void loadPairingClient().catch(() => {}),
    connect: links.connect,
    reconnect: reconnecting.reconnect,
    destroy() {
      destroyed.abort(new KitError('kit/destroyed', { shortMessage: 'The kit was destroyed.' }))
      active.leave()
      reconnecting.end()
      open.destroy()
      sdk.close()
    },
  }
}
