import type { Plugin, ReadableStore } from '@kit/core'
import { createStore, readable } from '@kit/core/plugin'
import type {} from '@kit/modal'
import type {} from './SmartSessionsErrorCodes.js'
import type { SmartSessionsOptions } from './SmartSessionsOptions.js'
import { emptySmartSessions, type SmartSessionsState } from './SmartSessionsState.js'

declare module '@kit/modal' {
  interface ViewData {
    SmartSessionCreated: undefined
  }
}

/** `kit.plugins.smartSessions`: lists and revokes the permissions that the account granted to apps. Works with or without views. */
export type SmartSessionsApi = {
  /** Sessions of the active account on the active network, and the progress of revocations. */
  readonly state: ReadableStore<SmartSessionsState>
  /**
   * Loads the sessions and the permissions listed by the wallet (`kit.getGrantedPermissions`). If the service shows sessions only to their
   * account, `state.needsSignature` becomes true. Never rejects.
   */
  load(): Promise<void>
  /**
   * Asks the wallet to sign a proof of ownership, valid for 50 minutes, and loads the sessions.
   *
   * @throws KitError `connection/rejected` and other errors of `kit.signMessage`; `smartSessions/accountChanged`, `api/*`
   */
  unlock(): Promise<void>
  /**
   * Revokes a session: first in the wallet, if it supports that, then in the service, which requires a signature unless the wallet already
   * updated it. If only one step succeeds, call it again to finish the other. Concurrent calls for the same session share one revocation.
   *
   * @throws KitError `adapter/unsupported` if the wallet doesn't let pages revoke permissions: the service revoked the session, but it may
   *   still be active in the wallet (`unconfirmed`); `smartSessions/*`, `connection/rejected` and other wallet errors, `api/*`
   * @example await kit.plugins.smartSessions.revoke({ pci })
   */
  revoke(options: { readonly pci: string }): Promise<void>
  /**
   * Revokes a permission listed by the wallet (`state.walletGrants`) and reloads the list.
   *
   * @throws KitError `smartSessions/*`, `adapter/unsupported` if the wallet doesn't let pages revoke permissions, `connection/rejected` and
   *   others
   */
  revokeGrant(options: { readonly context: `0x${string}` }): Promise<void>
}

/** The plugin created by {@link smartSessions}. */
export type SmartSessionsPlugin = Plugin<'smartSessions', SmartSessionsApi>

/**
 * Lists and revokes the permissions that the account granted to apps (ERC-7715), as stored by the Blockchain API. Its views are in
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
    const { asyncCommand, action } = context.listCommands(
      () => import('./commands/smartSessionsCommands.js'),
      (code) => code.createSmartSessionsServices(context, state, options),
    )
    const noteGrant = action((m) => m.recordGrant)
    const subscription = context.kit.events$.subscribe((event) => {
      if (event.type === 'permissions/granted') noteGrant(event)
    })
    context.onDestroy(() => subscription.unsubscribe())
    return {
      state: readable(state),
      load: asyncCommand((m) => m.loadSmartSessions),
      unlock: asyncCommand((m) => m.unlock),
      revoke: asyncCommand((m) => m.revoke),
      revokeGrant: asyncCommand((m) => m.revokeGrant),
    }
  },
})
