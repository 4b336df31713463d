import type { Network } from '@kit/core'

/**
 * The page of an address or an extrinsic on the network's block explorer, in the paths of Subscan. Undefined when the network
 * has no explorer on http(s).
 *
 * @example getExplorerUrl(network, { hash }) // 'https://polkadot.subscan.io/extrinsic/0x…'
 */
export function getExplorerUrl(
  network: Network,
  subject: { readonly address: string } | { readonly hash: string },
): string | undefined {
  const base = network.blockExplorer?.url
  if (!base || !/^https?:\/\//i.test(base)) return undefined
  const path =
    'hash' in subject
      ? `extrinsic/${encodeURIComponent(subject.hash)}`
      : `account/${encodeURIComponent(subject.address)}`
  return `${base.replace(/\/+$/, '')}/${path}`
}
