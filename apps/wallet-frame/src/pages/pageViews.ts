import type { PayloadOf } from '@kit/embedded/protocol'
import type { ComponentType } from 'react'
import type { PageProps } from './PageProps.js'

type Name = PayloadOf<'OPEN'>['page']

/** The pages of the wallet. */
export const pageViews: { readonly [Page in Name]?: () => Promise<ComponentType<PageProps>> } = {
  recovery: async () => (await import('./view/Recovery.js')).Recovery,
  devices: async () => (await import('./view/Devices.js')).Devices,
  permissions: async () => (await import('./view/Permissions.js')).Permissions,
  export: async () => (await import('./view/Export.js')).Export,
  delete: async () => (await import('./view/Delete.js')).Delete,
}
