import { createRpcClient, encodeBase58, type RpcRequest, toBroadcastError } from '@kit/adapter'
import {
  type Adapter,
  abortable,
  beforeAsking,
  type CaipNetworkId,
  type Capabilities,
  isKitError,
  KitError,
  loadPart,
  type Network,
  type Ports,
  type ReadCall,
  type WalletCall,
} from '@kit/core/adapter'
import type { BlockhashWithExpiryBlockHeight, Connection, Transaction, VersionedTransaction } from '@solana/web3.js'
import { awaitConfirmation } from './library/awaitConfirmation.js'
import type { Chain } from './library/Chain.js'
import { createConnection } from './library/createConnection.js'
import { parseExact, readBalance } from './library/readBalance.js'
import { readTokenBalance } from './library/readTokenBalance.js'
import { readTransfer } from './library/readTransfer.js'
import { simulate } from './library/simulate.js'
import { toLibraryError } from './library/toLibraryError.js'
import { toWalletChain } from './network/toWalletChain.js'
import { toSigner } from './request/toSigner.js'
import { loadWeb3 } from './transaction/loadWeb3.js'
import { parseTransaction } from './transaction/parseTransaction.js'
import type { SolanaTransaction, SolanaTransactionRequest } from './transaction/SolanaTransaction.js'

/** The network of a call, of which the id is enough. */
type Target = Omit<ReadCall, 'network'> & { readonly network: Pick<Network, 'id'> }
type TransferCall = WalletCall & { readonly to: string; readonly amount: bigint; readonly token?: string }

/** `lastFailure`: why its last request failed. The library makes an error of its own of that. */
type OpenedChain = Chain & { lastFailure(): unknown }

/** All of the adapter that reads or writes the chain: one lazy chunk, and `@solana/web3.js` with what is more than SOL's balance. */
export type Library = Required<Pick<Adapter, 'getBalance' | 'waitForTransaction'>> & {
  transfer(call: TransferCall): Promise<string>
  sendTransaction(call: WalletCall & { readonly transaction: SolanaTransactionRequest }): Promise<string>
  loadCapabilities(): Promise<Capabilities>
  /** The library's way to a network, over the endpoints that the adapter has. */
  getConnection(network: Pick<Network, 'id'>): Promise<Connection>
}

/** Signatures whose last block is kept, so that waiting for them can detect that they expired. */
const maxLifetimes = 100

/**
 * Creates it, with its own clients for each network from the first use on.
 *
 * @example createLibrary({ networks, ports }).getBalance({ network, address })
 */
export function createLibrary(options: {
  readonly networks: readonly Network[]
  readonly ports: Pick<Ports, 'fetch' | 'clock'>
}): Library {
  const { networks, ports } = options
  const clients = new Map<CaipNetworkId, Clients>()
  const lifetimes = new Map<string, number>()

  const configured = ({ id }: Pick<Network, 'id'>): Network => {
    const network = networks.find((one) => one.id === id)
    if (network && network.rpcUrls.length > 0) return network
    throw new KitError('network/notConfigured', { shortMessage: 'Chain not configured.', details: id })
  }
  const clientsOf = (of: Pick<Network, 'id'>): Clients => {
    const network = configured(of)
    const { id, rpcUrls: urls } = network
    const found = clients.get(id) ?? {
      request: createRpcClient({ ...ports, urls, batch: false }),
      requestExact: createRpcClient({ ...ports, urls, batch: false, parse: parseExact }),
    }
    clients.set(id, found)
    return found
  }
  const open = async ({ network, signal }: Target): Promise<OpenedChain> => {
    const { request } = clientsOf(network)
    const web3 = await loadWeb3()
    let failure: unknown
    const watched: RpcRequest = (asked) =>
      request(asked).catch((error: unknown) => {
        failure = error
        throw error
      })
    const connection = createConnection(web3, configured(network), watched, signal)
    return { web3, connection, lastFailure: () => failure }
  }
  /** Works with the library, until the signal is aborted. */
  const run = <T>(call: ReadCall, work: (chain: OpenedChain) => Promise<T>): Promise<T> =>
    abortable(async () => work(await open(call)), call.signal).catch((error: unknown) => {
      throw toLibraryError(error)
    })

  const readSol = async (call: ReadCall & { readonly address: string }) =>
    readBalance(clientsOf(call.network).requestExact, call)

  const send = async (call: WalletCall, { transaction, lifetime }: Prepared): Promise<string> => {
    const { provider, account, network, signal } = call
    const { signAndSend, signTransactions } = toSigner(provider, account.address)
    const request = { address: account.address, network, signal }
    const byWallet = async () => signAndSend && encodeBase58(await signAndSend({ ...request, transaction }))
    const byApp = async () => {
      const sign = async () => signTransactions?.({ ...request, transactions: [transaction] })
      const [signed] = (await beforeAsking(sign)) ?? []
      return signed && submit(call, signed, lifetime)
    }
    // A wallet's own node knows the public clusters. For the app's own chain it signs, and the app sends.
    const isOwn = toWalletChain(network.id) === 'solana:localnet'
    let cause: unknown
    for (const way of isOwn ? [byApp, byWallet] : [byWallet, byApp]) {
      try {
        const hash = await way()
        if (hash !== undefined) return hash
      } catch (error) {
        // Only a request shows that a paired wallet did not grant a method; it may have granted the other.
        if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
        cause = error
      }
    }
    if (cause !== undefined) throw cause
    const shortMessage = 'The wallet does not support this method for this account.'
    throw new KitError('wallet/unsupportedMethod', { shortMessage, details: 'Method: solana:signTransaction' })
  }

  /** Sends a signed transaction to the network's own nodes. */
  const submit = async (call: ReadCall, signed: VersionedTransaction, lifetime?: Lifetime): Promise<string> => {
    const hash = encodeBase58(signed.signatures[0] as Uint8Array)
    let failure: unknown
    await run(call, ({ connection, lastFailure }) =>
      connection
        .sendRawTransaction(signed.serialize(), { preflightCommitment: 'confirmed' })
        .catch((error: unknown) => {
          // An endpoint accepted it but its answer was lost, and another was asked.
          if (/already been processed/.test(`${error}`)) return
          failure = lastFailure()
          throw error
        }),
    ).catch((error: unknown) => {
      throw toBroadcastError(error, hash, failure)
    })
    // A transaction that the wallet sends may have another blockhash: only the end of this one is known.
    if (lifetime?.blockhash === signed.message.recentBlockhash) {
      lifetimes.set(hash, lifetime.lastValidBlockHeight)
      for (const [oldest] of lifetimes) if (lifetimes.size > maxLifetimes) lifetimes.delete(oldest)
    }
    return hash
  }

  const prepare = async (call: WalletCall, given: SolanaTransaction): Promise<Prepared> => {
    const web3 = await loadWeb3()
    if (!isUnfinished(given)) return { transaction: parseTransaction(web3, given) }
    const lifetime = await run(call, ({ connection }) => connection.getLatestBlockhash())
    const feePayer = given.feePayer ?? new web3.PublicKey(call.account.address)
    const filled = Object.assign(new web3.Transaction(), given, { feePayer, recentBlockhash: lifetime.blockhash })
    return { transaction: parseTransaction(web3, filled), lifetime }
  }

  const prepareTransfer = async (call: TransferCall): Promise<Prepared> => {
    const { to, amount, token } = call
    const from = call.account.address
    const unfinished = await run(call, async (chain) => {
      const way = await readTransfer(chain, { from, to, ...(token !== undefined && { token }) })
      return new chain.web3.Transaction().add(...way.toInstructions(amount))
    })
    const prepared = await prepare(call, unfinished)
    // What would fail is reported before the visitor is asked.
    await run(call, ({ connection }) => simulate(connection, prepared.transaction))
    return prepared
  }

  return {
    transfer: async (call) => send(call, await beforeAsking(() => prepareTransfer(call))),
    async sendTransaction({ transaction, ...call }) {
      const { to, value, data, transaction: whole } = transaction
      const isPart = to !== undefined || value !== undefined || data !== undefined
      if (whole !== undefined && !isPart) return send(call, await beforeAsking(() => prepare(call, whole)))
      if (to !== undefined && value !== undefined && data === undefined && whole === undefined)
        return send(call, await beforeAsking(() => prepareTransfer({ ...call, to, amount: value })))
      const shortMessage = 'A Solana transaction is a receiver and a value, or a whole one as `transaction`.'
      throw new KitError('transaction/invalid', { shortMessage })
    },
    getBalance: async ({ token, ...call }) =>
      token === undefined
        ? readSol(call)
        : run(call, (chain) => readTokenBalance(chain, { address: call.address, token })),
    waitForTransaction: (call) =>
      run(call, ({ connection }) => awaitConfirmation(connection, ports.clock, call, lifetimes.get(call.hash))),
    loadCapabilities: async () => {
      const { createCapabilities } = await loadPart(import('./capability/createCapabilities.js'))
      return createCapabilities({ run, readSol })
    },
    getConnection: async (network) => (await open({ network })).connection,
  }
}

/** One of them reads whole numbers that are too large for a double. */
type Clients = { readonly request: RpcRequest; readonly requestExact: RpcRequest }

type Lifetime = BlockhashWithExpiryBlockHeight

/** A transaction for the wallet, with its last block where that is known. */
type Prepared = { readonly transaction: VersionedTransaction; readonly lifetime?: Lifetime }

/** A legacy transaction without its blockhash, which the library's own sending fills in too. */
function isUnfinished(given: SolanaTransaction): given is Transaction {
  const { instructions, recentBlockhash, nonceInfo } = (given ?? {}) as Partial<Transaction>
  return Array.isArray(instructions) && recentBlockhash === undefined && nonceInfo === undefined
}
