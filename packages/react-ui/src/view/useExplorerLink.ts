'use client'
import type { ChainNamespace } from '@kit/core'
import { useStore } from '@kit/react'
import { useKit } from '../kit/useKit.js'
import { useText } from '../text/useText.js'
import { isWebLink } from './downloadLinks.js'

/** Returns the link to a namespace's account on the block explorer. Undefined without an explorer. */
export function useExplorerLink(
  namespace: ChainNamespace,
): { readonly label: string; readonly href: string } | undefined {
  const { account, network } = useKit().namespace(namespace)
  const text = useText()
  const href = useStore(account, (state) => state.addressExplorerUrl)
  const explorer = useStore(network, ({ active }) => active?.blockExplorer?.name ?? '')
  return isWebLink(href) ? { label: text('account.explorer', { explorer }), href } : undefined
}
