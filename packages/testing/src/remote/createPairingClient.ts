import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import type { RemoteWalletStorage } from './createMemoryStorage.js'
import type { RemotePeer } from './RemoteWallet.js'
import { type SteadyRelayer, steadyRelay } from './steadyRelay.js'

/** A running pairing client. */
export type PairingClient = {
  readonly client: Awaited<ReturnType<typeof SignClient.init>>
  /** Closes socket and timers. */
  close(): Promise<void>
}

/**
 * Starts the wallet side of the pairing protocol with the given relay only: no telemetry, no verification service, requests are passed on
 * as they arrive.
 *
 * @example const { client, close } = await createPairingClient({ relayUrl, projectId, metadata, storage })
 */
export const createPairingClient = async (options: {
  readonly relayUrl: string
  readonly projectId: string
  readonly metadata: RemotePeer
  readonly storage: RemoteWalletStorage
}): Promise<PairingClient> => {
  // The client keeps one core per prefix and process; a prefix for each wallet lets several run in one process.
  const prefix = `kit-remote-wallet-${crypto.randomUUID()}`
  const core = new Core({
    relayUrl: options.relayUrl,
    projectId: options.projectId,
    storage: withoutPrefix(options.storage, prefix) as never,
    customStoragePrefix: prefix,
    telemetryEnabled: false,
    logger: 'silent',
  })
  // The client has no option to disable the vendor request about the app's origin.
  core.verify.register = async () => ''
  core.verify.resolve = (async () => undefined) as never
  const release = steadyRelay(core.relayer as unknown as SteadyRelayer)
  const metadata = { ...options.metadata, icons: [...options.metadata.icons] }
  const client = await SignClient.init({
    core: core as never,
    metadata,
    logger: 'silent',
    signConfig: { disableRequestQueue: true },
  })
  endQuietly(client.engine as unknown as SessionDeleter)
  return {
    client,
    close: async () => {
      release()
      core.heartbeat.stop()
      await core.relayer.transportClose().catch(() => undefined)
      core.relayer.events.removeAllListeners()
      core.heartbeat.events.removeAllListeners()
      client.events.removeAllListeners('session_proposal')
      client.events.removeAllListeners('session_request')
      client.events.removeAllListeners('session_authenticate')
      Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}`)
      Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}_count`)
    },
  }
}

type SessionDeleter = { deleteSession(options: unknown): Promise<unknown> }

/** Both sides may end a session at once. The client then deletes it twice, the second time with an error that nothing catches. */
const endQuietly = (engine: SessionDeleter): void => {
  const deleteSession = engine.deleteSession.bind(engine)
  engine.deleteSession = (options) => deleteSession(options).catch(() => undefined)
}

/** The prefix differs between starts; the storage keys must not. */
const withoutPrefix = (storage: RemoteWalletStorage, prefix: string): RemoteWalletStorage => {
  const strip = (key: string) => key.replace(`:${prefix}`, '').replace(prefix, '')
  return {
    ...storage,
    getItem: (key) => storage.getItem(strip(key)),
    setItem: (key, value) => storage.setItem(strip(key), value),
    removeItem: (key) => storage.removeItem(strip(key)),
  }
}
