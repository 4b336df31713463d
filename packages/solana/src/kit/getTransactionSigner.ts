import { KitError, type WalletTarget } from '@kit/core/adapter'
import {
  type Address,
  address as asAddress,
  assertIsTransactionWithinSizeLimit,
  getBase58Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  getTransactionLifetimeConstraintFromCompiledTransactionMessage,
  type MessageModifyingSigner,
  type SignatureBytes,
  type Transaction,
  type TransactionModifyingSigner,
  type TransactionSendingSigner,
  type TransactionWithinSizeLimit,
  type TransactionWithLifetime,
} from '@solana/kit'
import type { SolanaAdapter } from '../SolanaAdapter.js'

/** A signer of `@solana/kit` that signs transactions and messages, and sends transactions. */
export type SolanaKitSigner = TransactionModifyingSigner & TransactionSendingSigner & MessageModifyingSigner

/**
 * Returns an account of a connected wallet as a signer of `@solana/kit`. Defaults to the active account. It signs for that account only:
 * requests fail with `account/notFound` while the wallet doesn't share it. Errors are the kit's, such as `connection/rejected`.
 *
 * @throws KitError `connection/notConnected`, `connection/reconnecting`, `account/notFound`.
 * @example const message = setTransactionMessageFeePayerSigner(await getTransactionSigner(kit.adapter('solana')), empty)
 */
export async function getTransactionSigner(
  adapter: Pick<SolanaAdapter, 'openWallet'>,
  target?: WalletTarget,
): Promise<SolanaKitSigner> {
  const wallet = await adapter.openWallet(target)
  const address = asAddress(wallet.address)
  return Object.freeze<SolanaKitSigner>({
    address,
    async modifyAndSignTransactions(transactions, { abortSignal: signal } = {}) {
      if (transactions.length === 0) return []
      const signed = await wallet.signTransactions(transactions.map(encode), { signal })
      return Promise.all(transactions.map((given, index) => decode(given, signed[index] as Uint8Array)))
    },
    async signAndSendTransactions(transactions, { abortSignal: signal } = {}) {
      const sent: string[] = []
      for (const transaction of transactions)
        try {
          sent.push(await wallet.signAndSendTransaction(encode(transaction), { signal }))
        } catch (cause) {
          if (sent.length === 0) throw cause
          // The error of one alone would say that nothing was sent.
          const shortMessage = 'Only some of the transactions were sent.'
          throw new KitError('transaction/maybeSent', { shortMessage, details: `Sent: ${sent.join(', ')}`, cause })
        }
      return sent.map((signature) => getBase58Encoder().encode(signature) as SignatureBytes)
    },
    async modifyAndSignMessages(messages, { abortSignal: signal } = {}) {
      const signed: (typeof messages)[number][] = []
      for (const { content, signatures } of messages) {
        const signature = (await wallet.signMessage(content, { signal })) as SignatureBytes
        signed.push(Object.freeze({ content, signatures: Object.freeze({ ...signatures, [address]: signature }) }))
      }
      return signed
    },
  })
}

const encode = (transaction: Transaction): Uint8Array => Uint8Array.from(getTransactionEncoder().encode(transaction))

/** Reads a signed transaction. Keeps what the wallet's bytes don't contain, unless the wallet changed the message. */
async function decode(
  given: Transaction | (Transaction & TransactionWithLifetime),
  bytes: Uint8Array,
): Promise<Transaction & TransactionWithinSizeLimit & TransactionWithLifetime> {
  const read = getTransactionDecoder().decode(bytes)
  assertIsTransactionWithinSizeLimit(read)
  const { messageBytes, signatures } = read
  const isSame =
    messageBytes.length === given.messageBytes.length &&
    messageBytes.every((byte, index) => byte === given.messageBytes[index])
  if (!isSame || !('lifetimeConstraint' in given)) {
    const compiled = getCompiledTransactionMessageDecoder().decode(messageBytes)
    const lifetimeConstraint = await getTransactionLifetimeConstraintFromCompiledTransactionMessage(
      compiled as Parameters<typeof getTransactionLifetimeConstraintFromCompiledTransactionMessage>[0],
    )
    return Object.freeze({ ...read, lifetimeConstraint })
  }
  const { lifetimeConstraint } = given
  // Other signers' signatures stay valid for the same message. Some wallets drop them.
  const kept = Object.fromEntries(
    Object.entries(signatures).map(([signer, signature]) => [signer, signature ?? given.signatures[signer as Address]]),
  ) as typeof signatures
  return Object.freeze({ ...read, signatures: Object.freeze(kept), lifetimeConstraint })
}
