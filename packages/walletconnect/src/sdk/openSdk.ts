import { cleanText, errorLayers, KitError, loadChunk, type Metadata, type Ports } from '@kit/core/adapter'
import { containRejections } from './containRejections.js'
import { createSdkStorage } from './createSdkStorage.js'
import { createSilentLogger } from './createSilentLogger.js'
import type { SdkClient, SdkCore } from './SdkClient.js'
import { steadySdk } from './steadySdk.js'

/** A started pairing client, with a function to close it. */
export type Sdk = { readonly client: SdkClient; close(): void }

/**
 * Loads and starts the pairing client on the kit's storage. It connects only to the given relay. With a stored session it opens its socket
 * in the background. Without one, it opens no socket until the first pairing.
 *
 * @throws KitError `pairing/failed` when the client can't start; Error when its code can't be loaded.
 */
export async function openSdk(options: {
  readonly relayUrl: string
  readonly projectId: string | undefined
  readonly metadata: Metadata
  readonly storagePrefix: string
  readonly ports: Ports
}): Promise<Sdk> {
  const { Core, UniversalProvider } = await loadPairingClient()
  const { ports, storagePrefix, metadata } = options
  // The client stores its core on the global object and reuses it for the next client with the same prefix. It is removed immediately, so
  // that each kit gets its own and a closed one is never reused.
  const forget = () => {
    Reflect.deleteProperty(globalThis, `_walletConnectCore_${storagePrefix}`)
    Reflect.deleteProperty(globalThis, `_walletConnectCore_${storagePrefix}_count`)
  }
  forget()
  const storage = createSdkStorage(ports.storage, `${storagePrefix}.wc.`)
  const shared = {
    relayUrl: options.relayUrl,
    ...(options.projectId !== undefined && { projectId: options.projectId }),
    customStoragePrefix: storagePrefix,
    telemetryEnabled: false,
    logger: createSilentLogger() as never,
    storage: storage as never,
  }
  const core = new Core(shared)
  forget()
  const end = steadySdk(core as unknown as SdkCore, ports)
  try {
    const provider = await UniversalProvider.init({
      ...shared,
      core: core as never,
      metadata: { ...metadata, icons: [...metadata.icons] },
      disableProviderPing: true,
    })
    // Sessions are tracked by topic here. The provider would follow the first it finds and act on its own.
    Reflect.deleteProperty(provider, 'session')
    for (const part of [provider.client, provider.client.engine]) {
      containRejections(part, (error) => ports.log.debug('pairing', error))
    }
    return { client: provider.client as unknown as SdkClient, close: end }
  } catch (error) {
    end()
    const shortMessage = 'Sign Client not initialized.'
    throw new KitError('pairing/failed', {
      shortMessage,
      details: cleanText(errorLayers(error)[0]?.message, 300),
      cause: error,
    })
  }
}

/** Loads the pairing client, by far the largest part of a pairing. */
export const loadPairingClient = (): Promise<typeof import('./pairingClient.bundled.js')> =>
  loadChunk(import('./pairingClient.bundled.js'))
