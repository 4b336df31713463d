import {
  type Adapter,
  type CaipNetworkId,
  isKitError,
  KitError,
  type Network,
  type Ports,
  type WalletCall,
} from '@kit/core'
import { encodeBase58 } from '../address/encodeBase58.js'
import { toWalletChain } from '../network/toWalletChain.js'
import { toSigner } from '../request/toSigner.js'
import { createRpc, type Rpc } from '../rpc/createRpc.js'
import { encodeBase64 } from '../rpc/encodeBase64.js'
import { invalidAnswer } from '../rpc/invalidAnswer.js'
import { toChainError } from '../rpc/toChainError.js'
import { toSendError } from '../rpc/toSendError.js'
import { decodeTransaction } from '../transaction/decodeTransaction.js'
import { encodeMessage } from '../transaction/encodeMessage.js'
import { encodeUnsigned } from '../transaction/encodeUnsigned.js'
import type { SolanaTransaction } from '../transaction/SolanaTransaction.js'
import { toTransactionBytes } from '../transaction/toTransactionBytes.js'
import { awaitConfirmation } from './awaitConfirmation.js'
import { encodeTransfer } from './encodeTransfer.js'
import { readBalance } from './readBalance.js'

type TransferCall = WalletCall & { readonly to: string; readonly amount: bigint; readonly token?: string }

/** All of the adapter that reads or writes the chain: one lazy chunk, loaded by the first call of it. */
export type Library = Required<Pick<Adapter, 'getBalance' | 'sendTransaction' | 'waitForTransaction'>> & {
  transfer(call: TransferCall): Promise<string>
  /** Has a transaction signed and sent. Answers its signature, base58. */
  send(call: WalletCall & { readonly transaction: SolanaTransaction }): Promise<string>
}

/** Signatures whose last block is remembered, so that waiting for them can tell that they expired. */
const maxLifetimes = 100

/**
 * Makes it, with one RPC client per network from the first use on.
 *
 * @example createLibrary({ networks, ports }).getBalance({ network, address })
 */
export function createLibrary(options: {
  readonly networks: readonly Network[]
  readonly ports: Pick<Ports, 'fetch' | 'clock'>
}): Library {
  const { networks, ports } = options
  const rpcs = new Map<CaipNetworkId, Rpc>()
  const lifetimes = new Map<string, number>()

  const rpcOf = ({ id: networkId }: Network): Rpc => {
    const known = rpcs.get(networkId)
    if (known) return known
    const network = networks.find((one) => one.id === networkId)
    if (!network)
      throw new KitError('network/notConfigured', { shortMessage: 'Chain not configured.', details: networkId })
    const rpc = createRpc(network, ports)
    rpcs.set(networkId, rpc)
    return rpc
  }

  const send = async (call: WalletCall, transaction: Uint8Array, lifetime?: Lifetime): Promise<string> => {
    const { provider, account, network, signal } = call
    const { signAndSend, signTransactions } = toSigner(provider, account.address)
    const request = { address: account.address, network, signal }
    const byWallet = async () => signAndSend && encodeBase58(await signAndSend({ ...request, transaction }))
    const byApp = async () => {
      const [signed] = (await signTransactions?.({ ...request, transactions: [transaction] })) ?? []
      return signed && submit(call, signed, lifetime)
    }
    // A wallet's own node knows the public clusters. A chain of the app's own it signs for, and the app sends.
    const isOwn = toWalletChain(network.id) === 'solana:localnet'
    let cause: unknown
    for (const way of isOwn ? [byApp, byWallet] : [byWallet, byApp]) {
      try {
        const hash = await way()
        if (hash !== undefined) return hash
      } catch (error) {
        // A paired wallet says only when it is asked that it did not grant a method; it may have granted the other.
        if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
        cause = error
      }
    }
    if (cause !== undefined) throw cause
    const shortMessage = 'The wallet does not support this method for this account.'
    throw new KitError('wallet/unsupportedMethod', { shortMessage, details: 'Method: solana:signTransaction' })
  }

  /** Hands a signed transaction to the network's own nodes. */
  const submit = async ({ network, signal }: WalletCall, signed: Uint8Array, lifetime?: Lifetime): Promise<string> => {
    const config = { encoding: 'base64', preflightCommitment: 'confirmed' }
    const { signatures, blockhash } = decodeTransaction(signed)
    const hash = encodeBase58(signatures[0] as Uint8Array)
    try {
      await rpcOf(network)('sendTransaction', [encodeBase64(signed), config], { signal })
    } catch (error) {
      // An endpoint took it whose answer was lost, and another was asked.
      if (!isProcessed(error)) throw toSendError(error)
    }
    // Of a transaction that the wallet itself sent the blockhash may be another: only of this one the end is known.
    if (lifetime?.blockhash === blockhash) {
      lifetimes.set(hash, lifetime.lastValidBlockHeight)
      for (const [oldest] of lifetimes) if (lifetimes.size > maxLifetimes) lifetimes.delete(oldest)
    }
    return hash
  }

  const transfer = async (call: TransferCall): Promise<string> => {
    const { account, network, to, amount, token, signal } = call
    const rpc = rpcOf(network)
    const from = account.address
    const instructions = await encodeTransfer(rpc, { from, to, amount, ...(token !== undefined && { token }) }, signal)
    const lifetime = await readLifetime(rpc, signal)
    const transaction = encodeUnsigned(encodeMessage({ payer: from, instructions, blockhash: lifetime.blockhash }))
    // What would fail is told before the visitor is asked.
    await simulate(rpc, transaction, signal)
    return send(call, transaction, lifetime)
  }

  return {
    transfer,
    async sendTransaction({ transaction, ...call }) {
      const { to, value, data, extra } = transaction
      if (extra?.['transaction'] !== undefined)
        return send(call, toTransactionBytes(extra['transaction'] as SolanaTransaction))
      if (to !== undefined && value !== undefined && data === undefined) return transfer({ ...call, to, amount: value })
      const shortMessage = 'A Solana transaction is a receiver and a value, or its bytes as `extra.transaction`.'
      throw new KitError('transaction/invalid', { shortMessage })
    },
    getBalance: async (call) => readBalance(rpcOf(call.network), call),
    waitForTransaction: async (call) =>
      awaitConfirmation(rpcOf(call.network), ports.clock, call, lifetimes.get(call.hash)),
    send: async (call) => send(call, toTransactionBytes(call.transaction)),
  }
}

type Lifetime = { readonly blockhash: string; readonly lastValidBlockHeight: number }

async function readLifetime(rpc: Rpc, signal: AbortSignal | undefined): Promise<Lifetime> {
  const answer = await rpc('getLatestBlockhash', [{ commitment: 'confirmed' }], { signal })
  const { blockhash, lastValidBlockHeight } = (answer as { value?: Record<string, unknown> } | null)?.value ?? {}
  if (typeof blockhash === 'string' && typeof lastValidBlockHeight === 'number')
    return { blockhash, lastValidBlockHeight }
  throw invalidAnswer('getLatestBlockhash')
}

async function simulate(rpc: Rpc, transaction: Uint8Array, signal: AbortSignal | undefined): Promise<void> {
  // Behind one address there are many nodes, and this one may not know the newest blockhash yet.
  const config = { encoding: 'base64', commitment: 'confirmed', sigVerify: false, replaceRecentBlockhash: true }
  const answer = await rpc('simulateTransaction', [encodeBase64(transaction), config], { signal })
  const { err, logs } = (answer as { value?: { err?: unknown; logs?: unknown } } | null)?.value ?? {}
  if (err !== undefined && err !== null) throw toChainError(err, logs)
}

function isProcessed(error: unknown): boolean {
  if (!isKitError(error, 'rpc/failed')) return false
  return (error.cause as { readonly data?: { readonly err?: unknown } } | undefined)?.data?.err === 'AlreadyProcessed'
}
