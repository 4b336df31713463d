import type { Network } from '@kit/core'

/**
 * The page of an address or a transaction on the network's block explorer. A query in the explorer's address, which names
 * the cluster, stays at the end. Undefined when the network has no explorer on http(s).
 *
 * @example getExplorerUrl(solanaDevnet, { hash }) // 'https://explorer.solana.com/tx/…?cluster=devnet'
 */
export function getExplorerUrl(
  network: Network,
  subject: { readonly address: string } | { readonly hash: string },
): string | undefined {
  const url = network.blockExplorer?.url
  if (!url || !/^https?:\/\//i.test(url)) return undefined
  const [base = '', query] = url.split('?', 2)
  const [kind, id] = 'hash' in subject ? ['tx', subject.hash] : ['address', subject.address]
  return `${base.replace(/\/+$/, '')}/${kind}/${encodeURIComponent(id)}${query === undefined ? '' : `?${query}`}`
}
