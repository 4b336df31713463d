'use client'
import type { ChainNamespace } from '@kit/core'
import type { ReactElement } from 'react'
import { Row } from '../part/Row.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useExplorerLink } from './useExplorerLink.js'

/** Links to the active account on the block explorer. Not rendered without an explorer. */
export function AccountExplorerRow(): ReactElement | null {
  const { namespace } = useActiveAccount().active
  return namespace === undefined ? null : <ExplorerRow namespace={namespace} />
}

function ExplorerRow({ namespace }: { readonly namespace: ChainNamespace }): ReactElement | null {
  const link = useExplorerLink(namespace)
  return link ? <Row {...link} icon="globe" hasArrow /> : null
}
