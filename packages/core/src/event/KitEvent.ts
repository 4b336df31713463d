import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { KitError } from '../error/KitError.js'

/**
 * Events of plugins by type, which begins with the plugin's id: their packages add it by declaration merging.
 *
 * @example declare module '@kit/core' { interface PluginEvents { 'send/prepared': { readonly networkId: string } } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in other packages
export interface PluginEvents {}

/** An event of a plugin. */
export type PluginEvent = {
  [Type in keyof PluginEvents]: { readonly type: Type } & PluginEvents[Type]
}[keyof PluginEvents]

/** What happened, in order. Carries no secret, no signature and no message text. */
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
  /** A stored connection was ended because it lacks what the app needs now: its wallet has to be connected again. */
  | { readonly type: 'connection/outdated'; readonly connectorId: string; readonly walletName: string }
  | {
      readonly type: 'connection/disconnected'
      readonly namespace: ChainNamespace
      readonly connectorId: string
      readonly reason: string
    }
  /** The visitor or the app ends connections: all, or those of a namespace. It ends when the wallets have been told. */
  | { readonly type: 'connection/disconnecting'; readonly namespace: ChainNamespace | undefined }
  | { readonly type: 'connection/disconnectEnded'; readonly namespace: ChainNamespace | undefined }
  | { readonly type: 'connection/disconnectFailed'; readonly error: KitError }
  | { readonly type: 'account/changed'; readonly namespace: ChainNamespace; readonly address: string | undefined }
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
      /** Set when it took the place of the one that was sent. */
      readonly replacement?: 'repriced' | 'cancelled' | 'replaced'
    }
  /** The visitor permitted something ahead. What proves it is with the caller alone. `data` is of hostile origin. */
  | {
      readonly type: 'permissions/granted'
      readonly networkId: CaipNetworkId
      readonly address: string
      readonly permissions: readonly { readonly type: string; readonly data: { readonly [field: string]: unknown } }[]
      readonly expiresAtMs: number
    }
  /** Something that was permitted was taken back. */
  | { readonly type: 'permissions/revoked'; readonly networkId: CaipNetworkId; readonly address: string }
  | { readonly type: 'pairing/uri' }
  | { readonly type: 'pairing/expired' }
  /** A problem that only the developer of the page can fix. */
  | { readonly type: 'kit/alert'; readonly code: AlertCode; readonly cause?: unknown }
  /** A plugin's message for the visitor: a key of the texts, or plain text. */
  | { readonly type: 'kit/toast'; readonly variant: 'loading' | 'success' | 'error'; readonly message: string }
  | { readonly type: 'kit/internalError'; readonly error: unknown; readonly during: string }
  | PluginEvent

/** An event with the moment it happened, in milliseconds since the epoch. */
export type TimedKitEvent = KitEvent & { readonly atMs: number }

/** Problems that only the developer of a page can fix. */
export type AlertCode =
  | 'SWITCH_NETWORK_NOT_FOUND'
  | 'INVALID_APP_CONFIGURATION'
  | 'IFRAME_LOAD_FAILED'
  | 'IFRAME_REQUEST_TIMEOUT'
  | 'UNVERIFIED_DOMAIN'
  | 'JWT_TOKEN_NOT_VALID'
  | 'INVALID_PROJECT_ID'
  | 'PROJECT_ID_NOT_CONFIGURED'
