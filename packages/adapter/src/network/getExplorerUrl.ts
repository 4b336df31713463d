import type { Network } from '@kit/core/adapter'

/**
 * The page of an address or a transaction on the network's block explorer. A query in the explorer's address, which may name the
 * network, stays at the end. Undefined when the network has no explorer on http(s).
 *
 * @param paths What comes before the address or the hash, where it is not what EIP-3091 and most explorers have.
 * @example getExplorerUrl(network, { hash }) // 'https://etherscan.io/tx/0x…'
 */
export function getExplorerUrl(
  network: Network,
  subject: { readonly address: string } | { readonly hash: string },
  paths: { readonly address: string; readonly hash: string } = { address: 'address', hash: 'tx' },
): string | undefined {
  const url = network.blockExplorer?.url
  if (!url || !/^https?:\/\//i.test(url)) return undefined
  const [base = '', query] = url.split('?', 2)
  const [path, id] = 'hash' in subject ? [paths.hash, subject.hash] : [paths.address, subject.address]
  return `${base.replace(/\/+$/, '')}/${path}/${encodeURIComponent(id)}${query === undefined ? '' : `?${query}`}`
}
