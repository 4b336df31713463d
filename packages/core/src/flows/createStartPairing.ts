import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import type { Pairing } from '../pairing/createPairing.js'
import { forgetDeepLink } from '../pairing/rememberDeepLink.js'
import type { PlatformPort, StoragePort } from '../ports/Ports.js'

/** Commands of a pairing. */
export type PairingCommands = {
  /** Starts a pairing, or keeps the one under way where the platform asks for it. Never rejects: failures are states. */
  start(options?: {
    readonly reuse?: boolean
    readonly quiet?: boolean
    /** Asked for by the visitor: refused within a second of the last try (specification, section 4). */
    readonly retry?: boolean
  }): Promise<void>
  /** Ends a pairing that nobody looks at any more. Telegram and iOS Safari keep theirs: the visitor is in the wallet. */
  leave(): void
}

/** On these the page comes back from the wallet as if it had been left: its link must stay (specification, section 4). */
const keepsPairing = ({ isTelegram, os, isSafari }: PlatformPort): boolean => isTelegram || (os === 'ios' && isSafari)

/** Creates the commands of a pairing. */
export function createStartPairing(deps: {
  readonly pairing: Pairing
  readonly platform: PlatformPort
  readonly storage: StoragePort
  readonly connectorId: () => string | undefined
  /** `quiet`: the namespace does not become `connecting`. */
  readonly connect: (connectorId: string, quiet: boolean) => Promise<unknown>
  /** Gives up the connect in progress if it is a pairing's. */
  readonly cancel: () => void
}): PairingCommands {
  const { pairing, platform } = deps
  function fail(error: KitError): void {
    pairing.started()
    pairing.ended(error)
  }
  return {
    // Where a pairing outlives its view, a page must not say "connecting" long after the visitor turned to other things.
    async start({ reuse = keepsPairing(platform), quiet = keepsPairing(platform), retry = false } = {}) {
      if (reuse && pairing.isUnderWay()) return
      if (retry && !pairing.mayRetry()) return
      const connectorId = deps.connectorId()
      if (connectorId === undefined) {
        fail(new KitError('connector/notFound', { shortMessage: 'WalletConnectConnector not found' }))
        return
      }
      deps.cancel()
      forgetDeepLink(deps.storage)
      try {
        await deps.connect(connectorId, quiet)
      } catch (error) {
        // What was refused before it began has not been shown yet.
        const isShown = pairing.getState().status !== 'idle' || isKitError(error, 'connection/aborted')
        if (isKitError(error) && !isShown) fail(error)
      }
    },
    leave() {
      if (keepsPairing(platform)) return
      deps.cancel()
      pairing.reset()
    },
  }
}
