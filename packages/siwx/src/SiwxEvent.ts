import type { CaipNetworkId, KitErrorCode } from '@kit/core'
import type {} from '@kit/modal'

/** Data that the events of a sign-in have in common. */
export type SiwxEvent = { readonly networkId: CaipNetworkId; readonly isSmartAccount: boolean }

declare module '@kit/core' {
  interface PluginEvents {
    /** The user or the app requested a sign-in. */
    'siwx/signClicked': SiwxEvent
    'siwx/cancelClicked': SiwxEvent
    'siwx/signedIn': SiwxEvent
    'siwx/failed': SiwxEvent & { readonly code: KitErrorCode; readonly message: string }
  }
}

declare module '@kit/modal' {
  interface ViewData {
    SIWXSignMessage: undefined
    ConnectingSiwe: undefined
    DataCapture: undefined
    DataCaptureOtpConfirm: undefined
  }
}
