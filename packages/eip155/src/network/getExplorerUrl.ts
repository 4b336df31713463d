import type { Network } from '@kit/core'

/**
 * The page of an address or a transaction on the network's block explorer, in the paths that all EVM explorers share (EIP-3091).
 * Undefined when the network has no explorer on http(s).
 *
 * @example getExplorerUrl(network, { hash }) // 'https://etherscan.io/tx/0x…'
 */
export function getExplorerUrl(
  network: Network,
  subject: { readonly address: string } | { readonly hash: string },
): string | undefined {
  const base = network.blockExplorer?.url
  if (!base || !/^https?:\/\//i.test(base)) return undefined
  const path = 'hash' in subject ? ['tx', subject.hash] : ['address', subject.address]
  return [base.replace(/\/+$/, ''), ...path.map(encodeURIComponent)].join('/')
}
