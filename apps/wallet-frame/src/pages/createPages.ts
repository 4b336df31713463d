import { createAbortLimit } from '@kit/core/adapter'
import type { PayloadOf } from '@kit/embedded/protocol'
import type { ComponentType } from 'react'
import { RpcFailure } from '../failure/RpcFailure.js'
import type { Handlers, Page } from '../page/Page.js'
import type { Requested, Screen } from '../screen/Screen.js'
import { createManage, type ManageOptions } from './createManage.js'
import type { Manage } from './Manage.js'

type Name = PayloadOf<'OPEN'>['page']
/** The pages of the wallet. */
export const pageViews: { readonly [Page in Name]?: () => Promise<ComponentType<PageProps>> } = {
  recovery: async () => (await import('./view/Recovery.js')).Recovery,
  devices: async () => (await import('./view/Devices.js')).Devices,
  permissions: async () => (await import('./view/Permissions.js')).Permissions,
  export: async () => (await import('./view/Export.js')).Export,
  delete: async () => (await import('./view/Delete.js')).Delete,
}

/** Props of each page; its answer closes it. */
export type PageProps = { readonly manage: Manage } & Requested<void>

export type PagesOptions = Omit<ManageOptions, 'page' | 'signal'> & { readonly page: Page; readonly screen: Screen }

/**
 * Handles `OPEN`: shows a page of the wallet until it is closed.
 *
 * @throws RpcFailure 4100 if signed out, 4200 for an unknown page
 * @throws KitError `connection/rejected` when the wallet is not unlocked for it
 */
export function createPages({ screen, ...options }: PagesOptions): Handlers['OPEN'] {
  const { login, unlock } = options
  return async ({ page: name }, { signal, waiting }) => {
    const load = pageViews[name]
    const isMissing = name === 'permissions' && options.openPermissions === undefined
    if (load === undefined || isMissing) throw new RpcFailure(4200, 'Unsupported wallet page')
    if ((await login.session()) === undefined) throw new RpcFailure(4100, 'Not signed in')
    const end = waiting()
    const limit = createAbortLimit([signal])
    try {
      // Unlocks first, because one view can't open another. Users who lost every way to unlock decline, and can still delete the wallet.
      await unlock.requireUnlocked(signal).catch((error: unknown) => {
        if (name !== 'delete' || signal.aborted) throw error
      })
      const manage: Manage = createManage({ ...options, signal: limit.signal })
      if (name === 'export') await screen.decide('export', { manage }, signal)
      else await screen.ask(load, { manage }, signal)
    } finally {
      limit.abort(undefined)
      end()
    }
    return undefined
  }
}
