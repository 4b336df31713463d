import { encodeBase58, toBroadcastError } from '@kit/adapter'
import { isKitError, KitError, markUnsent, type ReadCall, type WalletCall } from '@kit/core/adapter'
import { toWalletChain } from '../network/toWalletChain.js'
import { toSolanaSigner } from '../request/toSolanaSigner.js'
import { parseSolanaBytes } from '../transaction/parseSolanaBytes.js'
import type { SolanaChains } from './createSolanaChains.js'
import type { PreparedTransaction } from './prepareTransaction.js'

/** Has transactions signed and sent, by the wallet or by the app. */
export type SolanaSending = {
  /** Returns the signature in base58. */
  send(call: WalletCall, prepared: PreparedTransaction): Promise<string>
  /** Returns the last block that can include a transaction sent by the app, or undefined if the wallet sent it. */
  lastBlockOf(hash: string): number | undefined
}

/** How many signatures keep their last block, which lets a wait detect expiry. */
const maxLifetimes = 100

/** Creates the sending functions for these chains. */
export function createSolanaSending(run: SolanaChains['run']): SolanaSending {
  const lifetimes = new Map<string, number>()

  /** Sends a signed transaction to the network's own nodes. */
  const submit = async (call: ReadCall, signed: Uint8Array, { lifetime }: PreparedTransaction): Promise<string> => {
    const { signatures, blockhash } = parseSolanaBytes(signed)
    const hash = encodeBase58(signatures[0] as Uint8Array)
    let failure: unknown
    await run(call, ({ connection, lastFailure }) =>
      connection.sendRawTransaction(signed, { preflightCommitment: 'confirmed' }).catch((error: unknown) => {
        // An endpoint accepted it, but its response was lost and the next one was asked.
        if (/already been processed/.test(`${error}`)) return
        failure = lastFailure()
        throw error
      }),
    ).catch((error: unknown) => {
      throw toBroadcastError(error, hash, failure)
    })
    // A wallet may replace the blockhash. The expiry is known only for this one.
    if (lifetime?.blockhash === encodeBase58(blockhash)) {
      lifetimes.set(hash, lifetime.lastValidBlockHeight)
      for (const [oldest] of lifetimes) if (lifetimes.size > maxLifetimes) lifetimes.delete(oldest)
    }
    return hash
  }

  return {
    async send(call, prepared) {
      const { provider, account, network, signal } = call
      const { transaction } = prepared
      const { signAndSend, signTransactions } = toSolanaSigner(provider, account.address)
      const request = { address: account.address, network, signal }
      const byWallet = async () => signAndSend && encodeBase58(await signAndSend({ ...request, transaction }))
      const byApp = async () => {
        const sign = async () => signTransactions?.({ ...request, transactions: [transaction] })
        const [signed] = (await markUnsent(sign)) ?? []
        return signed && submit(call, signed, prepared)
      }
      // The wallet's node knows the public clusters. On a custom chain, the wallet signs and the app sends.
      const isOwn = toWalletChain(network.id) === 'solana:localnet'
      let cause: unknown
      for (const way of isOwn ? [byApp, byWallet] : [byWallet, byApp]) {
        try {
          const hash = await way()
          if (hash !== undefined) return hash
        } catch (error) {
          // Only a request shows that a paired wallet didn't grant a method. It may have granted the other one.
          if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
          cause = error
        }
      }
      if (cause !== undefined) throw cause
      const shortMessage = 'The wallet does not support this method for this account.'
      throw new KitError('wallet/unsupportedMethod', { shortMessage, details: 'Method: solana:signTransaction' })
    },
    lastBlockOf: (hash) => lifetimes.get(hash),
  }
}
