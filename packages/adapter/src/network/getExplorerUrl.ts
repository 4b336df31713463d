import type { Network } from '@kit/core/adapter'

/**
 * Returns the URL of an address or transaction on the network's block explorer, or undefined if the network has none over HTTP(S). Keeps
 * the query of the explorer's URL, which may name the network.
 *
 * @param paths Path segments before the address and the hash. Defaults to those of EIP-3091.
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
