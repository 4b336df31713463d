'use client'
import type { ReactElement } from 'react'
import { ExplorerRow } from './ExplorerRow.js'
import { useActiveAccount } from './useActiveAccount.js'

/** The page of the account in use on the explorer of its network. */
export function AccountExplorerRow(): ReactElement | null {
  const { namespace } = useActiveAccount().active
  return namespace === undefined ? null : <ExplorerRow namespace={namespace} />
}
