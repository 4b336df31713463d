import { BrowserProvider } from 'ethers'

/**
 * ethers' provider around a wallet's EIP-1193 provider, for one chain.
 *
 * @example await wrapWallet({ provider, chainId: 1 }).getSigner(address)
 */
export function wrapWallet(call: { readonly provider: unknown; readonly chainId: number }): BrowserProvider {
  return new BrowserProvider(call.provider as ConstructorParameters<typeof BrowserProvider>[0], call.chainId)
}
