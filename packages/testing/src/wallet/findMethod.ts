import { createRpc } from '../evm/createRpc.js'
import { ProviderError } from '../evm/ProviderError.js'
import { readMethods } from '../evm/readMethods.data.js'
import type { WalletMethod } from './WalletMethod.js'

/**
 * Returns a method of the wallet, or one that forwards a read to the chain's node. Throws `ProviderError` -32601 for any other: a node's
 * own `eth_accounts`, `eth_sign` and `anvil_…` must never be reachable through a wallet.
 *
 * @example findMethod(methods, 'eth_blockNumber', 'http://127.0.0.1:8545').run([])
 */
export const findMethod = (
  methods: Readonly<Record<string, WalletMethod>>,
  name: string,
  rpcUrl: string | undefined,
): WalletMethod => {
  const own = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (own) return own
  if (!readMethods.has(name)) throw new ProviderError(-32601, `The method ${name} does not exist or is not available.`)
  return {
    prepare: () => false,
    run: (params) => {
      if (rpcUrl === undefined) throw new ProviderError(4901, 'The selected chain is not connected.')
      return createRpc(rpcUrl)(name, params)
    },
  }
}
