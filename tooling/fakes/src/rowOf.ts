import type { WalletRow } from '@kit/core'

/** Creates a row of the connect view. */
export const rowOf = (row: Partial<WalletRow>): WalletRow => ({
  id: 'row',
  kind: 'featured',
  name: 'Row',
  connectorIds: [],
  namespaces: [],
  installed: false,
  recent: false,
  connected: false,
  ...row,
})
