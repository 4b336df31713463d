'use client'
import type { CaipNetworkId, ChainNamespace } from '@kit/core'
import { namespaceOf } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import { useKit } from '../kit/useKit.js'
import { useText } from '../text/useText.js'

/** A page of a block explorer. */
export type ExplorerLink = { readonly label: string; readonly href: string }

/**
 * Returns the page of an address or transaction on the block explorer of its network. Undefined without a subject, or an explorer over
 * HTTP(S).
 *
 * @example const page = useExplorerPage(networkId, { hash })
 */
export function useExplorerPage(
  networkId: CaipNetworkId | undefined,
  subject: { readonly address: string } | { readonly hash: string } | undefined,
): ExplorerLink | undefined {
  const { adapters } = useKit()
  const text = useText()
  const namespace = namespaceOf(networkId)
  const adapter = namespace && adapters.get(namespace)
  const network = adapter?.networks.find(({ id }) => id === networkId)
  const href = network && subject && adapter?.getExplorerUrl?.(network, subject)
  return toLink(href, text('account.explorer', { explorer: network?.blockExplorer?.name ?? '' }))
}

/** Returns the page of a namespace's account on the block explorer. */
export function useExplorerLink(namespace: ChainNamespace): ExplorerLink | undefined {
  const { account, network } = useKit().namespace(namespace)
  const text = useText()
  const href = useStore(account, (state) => state.addressExplorerUrl)
  const explorer = useStore(network, ({ active }) => active?.blockExplorer?.name ?? '')
  return toLink(href, text('account.explorer', { explorer }))
}

/** Explorers of local chains have no TLS. Other schemes could run code. */
function toLink(href: string | undefined, label: string): ExplorerLink | undefined {
  return href !== undefined && /^https?:\/\/\S+$/i.test(href) ? { label, href } : undefined
}
