'use client'
import type { ChainNamespace } from '@kit/core'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Row } from '../part/Row.js'
import { useText } from '../text/useText.js'
import { isWebLink } from './downloadLinks.js'
import { useActiveAccount } from './useActiveAccount.js'

/** Links to a namespace's account on the block explorer. Not rendered without an explorer. */
export function ExplorerRow({ namespace }: { readonly namespace: ChainNamespace }): ReactElement | null {
  const { account, network } = useKit().namespace(namespace)
  const text = useText()
  const href = useStore(account, (state) => state.addressExplorerUrl)
  const explorer = useStore(network, ({ active }) => active?.blockExplorer?.name ?? '')
  if (!isWebLink(href)) return null
  return <Row label={text('account.explorer', { explorer })} icon="globe" href={href} hasArrow />
}

/** Links to the active account on the block explorer. */
export function AccountExplorerRow(): ReactElement | null {
  const { namespace } = useActiveAccount().active
  return namespace === undefined ? null : <ExplorerRow namespace={namespace} />
}
