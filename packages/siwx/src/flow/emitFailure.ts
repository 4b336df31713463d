import type { CaipNetworkId, KitError, KitErrorCode } from '@kit/core'
import type { Run } from './Run.js'
import type { SiwxServices } from './SiwxServices.js'

type SiwxEvent = { readonly networkId: CaipNetworkId; readonly isSmartAccount: boolean }

declare module '@kit/core' {
  interface PluginEvents {
    /** The visitor, or the app, asks to sign in. */
    'siwx/signClicked': SiwxEvent
    'siwx/cancelClicked': SiwxEvent
    'siwx/signedIn': SiwxEvent
    'siwx/failed': SiwxEvent & { readonly code: KitErrorCode; readonly message: string }
  }
}

/** What events say of a run. No message, nonce or signature is in any. */
export const eventOf = ({ account, networkId }: Run): SiwxEvent => ({
  networkId,
  isSmartAccount: account.type === 'smartAccount',
})

/** Puts a failed sign-in on the timeline: the code and its own words, nothing of what was signed. */
export const emitFailure = ({ context }: SiwxServices, run: Run, { code, shortMessage }: KitError): void =>
  context.emit({ type: 'siwx/failed', ...eventOf(run), code, message: shortMessage })
