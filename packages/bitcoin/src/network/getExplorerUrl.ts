import type { Network } from '@kit/core'

/**
 * The page of an address or a transaction on the network's block explorer, in the paths that Esplora's explorers share.
 * Undefined when the network has no explorer on http(s).
 *
 * @example getExplorerUrl(bitcoinMainnet, { hash }) // 'https://mempool.space/tx/…'
 */
export function getExplorerUrl(
  network: Network,
  subject: { readonly address: string } | { readonly hash: string },
): string | undefined {
  const base = network.blockExplorer?.url
  if (!base || !/^https?:\/\//i.test(base)) return undefined
  const path =
    'hash' in subject ? `tx/${encodeURIComponent(subject.hash)}` : `address/${encodeURIComponent(subject.address)}`
  return `${base.replace(/\/+$/, '')}/${path}`
}
