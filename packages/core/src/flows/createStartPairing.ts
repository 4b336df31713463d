import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import type { Engine } from '../kit/Engine.js'
import type { Pairing } from '../pairing/createPairing.js'
import { forgetDeepLink } from '../pairing/rememberDeepLink.js'
import type { PlatformPort, StoragePort } from '../ports/Ports.js'

/** Commands of a pairing. */
export type PairingCommands = {
  /** Starts a pairing, or keeps the one under way where the platform asks for it. Never rejects: failures are states. */
  start(options?: { readonly reuse?: boolean }): Promise<void>
  /** Ends a pairing that nobody looks at any more. Telegram and iOS Safari keep theirs: the visitor is in the wallet. */
  leave(): void
}

/** On these the page comes back from the wallet as if it had been left: its link must stay (specification, section 4). */
export const keepsPairing = ({ isTelegram, os, isSafari }: PlatformPort): boolean =>
  isTelegram || (os === 'ios' && isSafari)

/** Creates the commands of a pairing. A retry within a second of the last try is refused (specification, section 4). */
export function createStartPairing(deps: {
  readonly pairing: Pairing
  readonly platform: PlatformPort
  readonly storage: StoragePort
  readonly connectorId: () => string | undefined
  readonly connect: Engine['connect']
  /** Gives up the connect in progress if it is a pairing's. */
  readonly cancel: () => void
}): PairingCommands {
  const { pairing, platform } = deps
  return {
    async start({ reuse = keepsPairing(platform) } = {}) {
      if (reuse && pairing.isUnderWay()) return
      if (!pairing.mayRetry()) return
      const connectorId = deps.connectorId()
      if (connectorId === undefined) {
        pairing.started()
        pairing.ended(new KitError('connector/notFound', { shortMessage: 'WalletConnectConnector not found' }))
        return
      }
      deps.cancel()
      forgetDeepLink(deps.storage)
      try {
        await deps.connect({ connectorId })
      } catch (error) {
        if (!isKitError(error)) throw error
      }
    },
    leave() {
      if (keepsPairing(platform)) return
      deps.cancel()
      pairing.ended()
    },
  }
}
