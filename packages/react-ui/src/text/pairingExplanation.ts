import type { PairingState } from '@kit/core'
import type { MessageKey } from './Messages.js'

/** Explanation of a failed pairing. */
export type PairingExplanation = {
  readonly title: MessageKey
  readonly detail: MessageKey
  /** Retrying with the same wallet doesn't help. */
  readonly otherWallet?: true
}

/** Returns the explanation of a pairing that ended without a connection, or undefined if it hasn't ended. */
export function pairingExplanation(pairing: PairingState): PairingExplanation | undefined {
  if (pairing.status === 'declined') return { title: 'connecting.declined', detail: 'connecting.declinedText' }
  if (pairing.status === 'expired') return { title: 'pairing.expired', detail: 'pairing.expiredText' }
  if (pairing.status !== 'failed') return undefined
  switch (pairing.error.code) {
    case 'pairing/notSupported':
    case 'connection/noAccounts':
      return { title: 'pairing.notSupported', detail: 'pairing.notSupportedText', otherWallet: true }
    case 'network/offline':
      return { title: 'pairing.offline', detail: 'pairing.offlineText' }
    case 'pairing/clockWrong':
      return { title: 'pairing.clockWrong', detail: 'pairing.clockWrongText' }
    case 'pairing/originNotAllowed':
      return { title: 'pairing.refused', detail: 'pairing.originNotAllowedText', otherWallet: true }
    case 'pairing/invalidProjectId':
    case 'pairing/relayNotConfigured':
      return { title: 'pairing.refused', detail: 'pairing.notSetUpText', otherWallet: true }
    case 'pairing/relayRefused':
      return { title: 'pairing.refused', detail: 'pairing.relayRefusedText' }
    // The wallet returned an unknown error.
    case 'pairing/failed':
    case 'connection/failed':
      return { title: 'connecting.failed', detail: 'pairing.noResponseText', otherWallet: true }
    default:
      return { title: 'pairing.failed', detail: 'pairing.failedText' }
  }
}
