import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { KitError } from '../error/KitError.js'

/**
 * Events of plugins by type, which starts with the plugin's ID. Packages add theirs by declaration merging.
 *
 * @example declare module '@kit/core' { interface PluginEvents { 'send/prepared': { readonly networkId: string } } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in other packages
export interface PluginEvents {}

/** An event emitted by a plugin. */
export type PluginEvent = {
  [Type in keyof PluginEvents]: { readonly type: Type } & PluginEvents[Type]
}[keyof PluginEvents]

/** An event of the kit. Never contains secrets, signatures or message texts. */
export type KitEvent =
  | { readonly type: 'connection/connecting'; readonly namespace: ChainNamespace; readonly connectorId: string }
  | {
      readonly type: 'connection/connected'
      readonly namespace: ChainNamespace
      readonly connectorId: string
      readonly method: 'injected' | 'qrcode' | 'mobile'
      readonly walletName: string
    }
  | {
      readonly type: 'connection/failed'
      readonly namespace: ChainNamespace
      readonly connectorId: string
      readonly error: KitError
    }
  | { readonly type: 'connection/reconnected'; readonly namespace: ChainNamespace; readonly connectorId: string }
  /** A stored connection was ended because it lacks what the app now requires. The wallet must be connected again. */
  | { readonly type: 'connection/outdated'; readonly connectorId: string; readonly walletName: string }
  | {
      readonly type: 'connection/disconnected'
      readonly namespace: ChainNamespace
      readonly connectorId: string
      readonly reason: string
    }
  /** The user or the app disconnects everything or a namespace. `connection/disconnectEnded` follows once the wallets were notified. */
  | { readonly type: 'connection/disconnecting'; readonly namespace: ChainNamespace | undefined }
  | { readonly type: 'connection/disconnectEnded'; readonly namespace: ChainNamespace | undefined }
  | { readonly type: 'connection/disconnectFailed'; readonly error: KitError }
  | { readonly type: 'account/changed'; readonly namespace: ChainNamespace; readonly address: string | undefined }
  /** Funds arrived without a transaction of this kit, such as from a bridge or an exchange. */
  | { readonly type: 'account/fundsArrived'; readonly networkId: CaipNetworkId }
  | { readonly type: 'network/switched'; readonly namespace: ChainNamespace; readonly networkId: CaipNetworkId }
  | { readonly type: 'network/switchFailed'; readonly networkId: CaipNetworkId; readonly error: KitError }
  | {
      readonly type: 'transaction/sent'
      readonly namespace: ChainNamespace
      readonly networkId: CaipNetworkId
      readonly hash: string
    }
  | {
      readonly type: 'transaction/mined'
      readonly namespace: ChainNamespace
      readonly networkId: CaipNetworkId
      readonly hash: string
      readonly status: 'success' | 'reverted'
      /** Set if the transaction replaced the one that was sent. */
      readonly replacement?: 'repriced' | 'cancelled' | 'replaced'
    }
  /** The user granted permissions. Their contexts go to the caller only. `data` is untrusted. */
  | {
      readonly type: 'permissions/granted'
      readonly networkId: CaipNetworkId
      readonly address: string
      readonly permissions: readonly { readonly type: string; readonly data: { readonly [field: string]: unknown } }[]
      readonly expiresAtMs: number
    }
  /** A granted permission was revoked. */
  | { readonly type: 'permissions/revoked'; readonly networkId: CaipNetworkId; readonly address: string }
  | { readonly type: 'pairing/uri' }
  | { readonly type: 'pairing/expired' }
  /** A problem that only the app's developer can fix. */
  | { readonly type: 'kit/alert'; readonly code: AlertCode; readonly cause?: unknown }
  /** A plugin's message for the user: a text key, or plain text. */
  | { readonly type: 'kit/toast'; readonly variant: 'loading' | 'success' | 'error'; readonly message: string }
  | { readonly type: 'kit/internalError'; readonly error: unknown; readonly during: string }
  | PluginEvent

/** An event with its time in milliseconds since the epoch. */
export type TimedKitEvent = KitEvent & { readonly atMs: number }

/** Problems that only the app's developer can fix. */
export type AlertCode =
  | 'SWITCH_NETWORK_NOT_FOUND'
  | 'INVALID_APP_CONFIGURATION'
  | 'IFRAME_LOAD_FAILED'
  | 'IFRAME_REQUEST_TIMEOUT'
  | 'UNVERIFIED_DOMAIN'
  | 'JWT_TOKEN_NOT_VALID'
  | 'INVALID_PROJECT_ID'
  | 'PROJECT_ID_NOT_CONFIGURED'
