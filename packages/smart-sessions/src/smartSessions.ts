import type { ApiClient } from '@kit/api'
import type { Plugin, ReadableStore } from '@kit/core'
import { createStore, readable } from '@kit/core/plugin'
import type {} from '@kit/modal'
import { emptySmartSessions, type SmartSessionsState } from './SmartSessionsState.js'

/** The codes that smart sessions add to those of the kit. */
export interface SmartSessionsErrorCodes {
  /** The account or network changed while something was asked: what was not done by then is not done. */
  'smartSessions/accountChanged': string
  /** The session is not among those of the account, or has ended. */
  'smartSessions/notActive': string
  /** The wallet says that it revoked the permission, and lists it still. */
  'smartSessions/stillGranted': string
}

declare module '@kit/core' {
  interface ErrorCodes extends SmartSessionsErrorCodes {}
}

/** What the plugin `smartSessions` takes. */
export type SmartSessionsOptions = {
  /** A client of the Blockchain API, which keeps the record of sessions. */
  readonly api: ApiClient
  /** Whether what was permitted is shown once `kit.grantPermissions` was answered, where the page has the modal. Default true. */
  readonly showsCreated?: boolean | undefined
}

declare module '@kit/modal' {
  interface ViewData {
    SmartSessionCreated: undefined
  }
}

/** `kit.plugins.smartSessions`: what the account permitted apps ahead, with or without views. */
export type SmartSessionsApi = {
  /** The sessions of the account in use on the network in use, and how taking them back goes. */
  readonly state: ReadableStore<SmartSessionsState>
  /** Reads the sessions, and what the wallet lists as granted (`kit.getGrantedPermissions`). Where the service shows them to their account alone, `state.needsSignature` is true then. Never rejects. */
  load(): Promise<void>
  /**
   * Has the wallet sign once that the account asks for its sessions, which holds for 50 minutes, and reads them.
   *
   * @throws KitError `connection/rejected` and what else `kit.signMessage` rejects with; `smartSessions/accountChanged`, `api/*`
   */
  unlock(): Promise<void>
  /**
   * Takes a session back: in the wallet where it can, then in the record, for which the wallet signs unless it told the record itself. Where
   * one works and the other does not, a second call does what is missing. A second call meanwhile is the same.
   *
   * @throws KitError `smartSessions/*`, `connection/rejected` and others of the wallet, `api/*`
   * @example await kit.plugins.smartSessions.revoke({ pci })
   */
  revoke(options: { readonly pci: string }): Promise<void>
  /**
   * Has the wallet revoke what it lists as granted (`state.walletGrants`), and reads its list again.
   *
   * @throws KitError `smartSessions/*`, `adapter/unsupported` of a wallet that revokes nothing for a page, `connection/rejected` and others
   */
  revokeGrant(options: { readonly context: `0x${string}` }): Promise<void>
}

/** The plugin that {@link smartSessions} makes. */
export type SmartSessionsPlugin = Plugin<'smartSessions', SmartSessionsApi>

/**
 * What the account permitted apps ahead (ERC-7715), as the Blockchain API keeps it: listed, and taken back. Its views are
 * `smartSessionsFeature` of `@kit/smart-sessions/react`.
 *
 * @example
 * const api = createApiClient({ baseUrl: 'https://api.example', ...browserPorts() })
 * const kit = createKit({ metadata, adapters, plugins: [modal(), smartSessions({ api })] })
 */
export const smartSessions = (options: SmartSessionsOptions): SmartSessionsPlugin => ({
  id: 'smartSessions',
  services: [options.api],
  setup(context) {
    const state = createStore<SmartSessionsState>(emptySmartSessions)
    const { asks, does } = context.listCommands(
      () => import('./smartSessionsCommands.js'),
      (code) => code.createSmartSessionsServices(context, state, options),
    )
    const noteGrant = does((m) => m.noteGrant)
    const heard = context.kit.events$.subscribe((event) => {
      if (event.type === 'permissions/granted') noteGrant(event)
    })
    context.onDestroy(() => heard.unsubscribe())
    return {
      state: readable(state),
      load: asks((m) => m.loadSmartSessions),
      unlock: asks((m) => m.unlock),
      revoke: asks((m) => m.revoke),
      revokeGrant: asks((m) => m.revokeGrant),
    }
  },
})
