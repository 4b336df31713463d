import type { ChainNamespace, PluginContext } from '@kit/core/adapter'
import { relayNotConfigured } from '../error/toPairingError.js'
import { openSdk, type Sdk } from './openSdk.js'

/** The pairing client of a kit, opened on demand and closed when unused. */
export type LazySdk = {
  open(): Promise<Sdk>
  /** Returns the client, or undefined while it is closed. */
  now(): Promise<Sdk> | undefined
  /** Leaves the client open for its current users. The next `open` creates another. */
  forget(): void
  close(): void
  /** Closes it after a while without use. */
  closeWhenIdle(): void
  /** Formats an address for its chain, once the client has been opened. */
  formatAddress(namespace: ChainNamespace, address: string): string
}

const idleMs = 5_000

/** Creates the client in a closed state. */
export function createLazySdk(deps: {
  readonly options: { readonly relayUrl: string | undefined; readonly projectId?: string }
  readonly context: PluginContext
  readonly destroyed: AbortSignal
  isInUse(): boolean
  /** Called before the client reads its storage. */
  onOpening(): void
  /** Called synchronously when the client is created. */
  onOpen(sdk: Sdk): void
}): LazySdk {
  const { context, destroyed, options } = deps
  const { kit, ports } = context
  const formats = new Map<ChainNamespace, (address: string) => string>()
  const loadFormats = [...kit.adapters].map(([namespace, adapter]) => async () => {
    // Without it, addresses are shown as the wallet formats them.
    const format = await adapter.loadAddressFormat?.().catch(() => undefined)
    if (format) formats.set(namespace, format)
  })
  let opening: Promise<Sdk> | undefined
  let cancelIdle = () => {}

  async function start(relayUrl: string): Promise<Sdk> {
    const { metadata, storagePrefix = 'kit' } = kit.options
    const { projectId } = options
    const sdk = await openSdk({ relayUrl, projectId, metadata, storagePrefix, ports })
    deps.onOpen(sdk)
    return sdk
  }

  function close(): void {
    cancelIdle()
    opening?.then(
      (sdk) => sdk.close(),
      () => undefined,
    )
    opening = undefined
  }

  return {
    open() {
      const { relayUrl } = options
      if (!relayUrl) throw relayNotConfigured()
      if (opening !== undefined) return opening
      deps.onOpening()
      const own = Promise.all([start(relayUrl), ...loadFormats.map((load) => load())]).then(([sdk]) => {
        if (destroyed.aborted) sdk.close()
        return sdk
      })
      own.catch(() => {
        if (opening === own) opening = undefined
      })
      opening = own
      return own
    },
    now: () => opening,
    forget() {
      opening = undefined
    },
    close,
    // A user who retries soon finds the socket still open.
    closeWhenIdle() {
      cancelIdle()
      if (destroyed.aborted) return
      cancelIdle = ports.clock.setTimeout(() => {
        if (!deps.isInUse()) close()
      }, idleMs)
    },
    formatAddress: (namespace, address) => formats.get(namespace)?.(address) ?? address,
  }
}
