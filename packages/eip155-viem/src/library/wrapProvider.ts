import {
  type Address,
  type Chain,
  type CustomTransport,
  createWalletClient,
  custom,
  type JsonRpcAccount,
  type WalletClient,
} from 'viem'

/**
 * Creates viem's wallet client for an EIP-1193 provider.
 *
 * @example wrapProvider({ provider, chain, address })
 */
export function wrapProvider(call: {
  readonly provider: unknown
  readonly chain: Chain
  readonly address: string
}): WalletClient<CustomTransport, Chain, JsonRpcAccount> {
  // A retry would prompt the user again.
  const transport = custom(call.provider as Parameters<typeof custom>[0], { retryCount: 0 })
  return createWalletClient({ chain: call.chain, transport, account: call.address as Address })
}
