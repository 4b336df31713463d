import {
  type Adapter,
  type Capabilities,
  KitError,
  loadChunk,
  markUnsent,
  type Network,
  type Ports,
  type WalletCall,
} from '@kit/core/adapter'
import type { Connection } from '@solana/web3.js'
import { awaitConfirmation } from './library/awaitConfirmation.js'
import { createSolanaChains } from './library/createSolanaChains.js'
import { createSolanaSending } from './library/createSolanaSending.js'
import { prepareTransaction, prepareTransfer, type TransferCall } from './library/prepareTransaction.js'
import { readTokenBalance } from './library/readHoldings.js'
import { openWeb3Wallet } from './request/openWeb3Wallet.js'
import type { SolanaTransactionRequest } from './transaction/parseSolanaTransaction.js'

/**
 * Everything in the adapter that reads or writes the chain: one lazy chunk, which loads `@solana/web3.js` for anything but the SOL balance.
 */
export type SolanaLibrary = Required<Pick<Adapter, 'getBalance' | 'waitForTransaction'>> & {
  transfer(call: TransferCall): Promise<string>
  sendTransaction(call: WalletCall & { readonly transaction: SolanaTransactionRequest }): Promise<string>
  loadCapabilities(): Promise<Capabilities>
  /** Returns the library's connection to a network, over the adapter's endpoints. */
  getConnection(network: Pick<Network, 'id'>): Promise<Connection>
  /** Adds the members that use objects of the chain library to a wallet. */
  readonly openWeb3Wallet: typeof openWeb3Wallet
}

/**
 * Creates the library of a kit, with one client per network, created on first use.
 *
 * @example createSolanaLibrary({ networks, ports }).getBalance({ network, address })
 */
export function createSolanaLibrary(options: {
  readonly networks: readonly Network[]
  readonly ports: Pick<Ports, 'fetch' | 'clock'>
}): SolanaLibrary {
  const { open, run, readSol } = createSolanaChains(options)
  const { send, lastBlockOf } = createSolanaSending(run)
  const transfer = async (call: TransferCall) => send(call, await markUnsent(() => prepareTransfer(run, call)))
  return {
    transfer,
    async sendTransaction({ transaction, ...call }) {
      const { to, value, data, transaction: whole } = transaction
      const isPart = to !== undefined || value !== undefined || data !== undefined
      if (whole !== undefined && !isPart)
        return send(call, await markUnsent(() => prepareTransaction(run, call, whole)))
      if (to !== undefined && value !== undefined && data === undefined && whole === undefined)
        return transfer({ ...call, to, amount: value })
      const shortMessage = 'A Solana transaction needs `to` and `value`, or a serialized transaction in `transaction`.'
      throw new KitError('transaction/invalid', { shortMessage })
    },
    getBalance: async ({ token, ...call }) =>
      token === undefined
        ? readSol(call)
        : run(call, (chain) => readTokenBalance(chain, { address: call.address, token })),
    waitForTransaction: (call) =>
      run(call, ({ connection }) => awaitConfirmation(connection, options.ports.clock, call, lastBlockOf(call.hash))),
    loadCapabilities: async () => {
      const { createSolanaCapabilities: createCapabilities } = await loadChunk(
        import('./capability/createSolanaCapabilities.js'),
      )
      return createCapabilities({ run, readSol })
    },
    getConnection: async (network) => (await open({ network })).connection,
    openWeb3Wallet,
  }
}
