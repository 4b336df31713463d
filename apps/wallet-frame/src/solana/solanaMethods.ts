import { base58, base64 } from '@scure/base'
import { hexToBytes } from 'viem'
import * as z from 'zod/mini'
import type { FactsSubject, ReviewNetwork } from '../approval/Review.js'
import { broadcast } from '../chain/broadcast.js'
import { RpcFailure } from '../failure/RpcFailure.js'
import { parseParams } from '../rpc/params.js'
import type { Approve, RpcCall, RpcMethod } from '../rpc/RpcServices.js'
import type { FrameLanguage } from '../text/createLanguage.js'
import type { SolanaSigner } from '../worker/createSigners.js'
import { parseTransaction, type SolanaTransaction, withBlockhash, withSignature } from './message/parseTransaction.js'
import { readInstruction } from './program/readInstruction.js'
import { reviewMessage } from './reviewMessage.js'
import { reviewTransaction } from './reviewTransaction.js'
import type { SolanaChain } from './SolanaChain.js'

/** Dependencies of the Solana methods. */
export type SolanaServices = {
  /** Origin of the requesting page. */
  readonly origin: string
  readonly approve: Approve
  chainOf(network: ReviewNetwork): SolanaChain
  /** Returns the user's account; undefined when signed out. */
  address(): Promise<string | undefined>
  /** Called while the wallet is unlocked. */
  signer(): Promise<SolanaSigner>
  language(): Promise<FrameLanguage>
}

const decoded = (decode: (text: string) => Uint8Array, longest: number): z.ZodMiniType<Uint8Array> =>
  z.pipe(
    z.string().check(z.maxLength(longest)),
    z.transform((text, { issues }) => {
      try {
        return decode(text)
      } catch {
        issues.push({ code: 'custom', input: text, message: 'Invalid byte encoding.' })
        return new Uint8Array()
      }
    }),
  )
const transactionText = decoded(base64.decode, 2048)
const pubkey = z.optional(z.string().check(z.maxLength(44)))
const sendOptions = z.optional(
  z.object({
    skipPreflight: z.optional(z.boolean()),
    preflightCommitment: z.optional(z.enum(['processed', 'confirmed', 'finalized'])),
    maxRetries: z.optional(z.int().check(z.nonnegative())),
    minContextSlot: z.optional(z.int().check(z.nonnegative())),
  }),
)
const schemas = {
  message: z.object({ message: decoded(base58.decode, 65_536), pubkey }),
  one: z.object({ transaction: transactionText, pubkey }),
  all: z.object({ transactions: z.array(transactionText).check(z.minLength(1), z.maxLength(16)), pubkey }),
  send: z.object({ transaction: transactionText, pubkey, options: sendOptions, sendOptions }),
}

/** Creates the Solana methods for `handleRpc`. Each shows what it signs, and signs what was shown. */
export function solanaMethods(services: SolanaServices): { readonly [method: string]: RpcMethod } {
  return {
    async solana_signMessage(call) {
      const { message, pubkey: requested } = parseParams(schemas.message, call.params)
      const address = await requireAccount(services, requested, call)
      const { subject, warnings } = reviewMessage(message, { origin: services.origin, address })
      const review = await services.approve({ account: { address, type: 'eoa' }, subject, warnings }, call)
      const signer = await requireSigner(services, address)
      return { signature: base58.encode(await signer.signMessage(hexToBytes(review.subject.bytes))) }
    },
    async solana_signTransaction(call) {
      const { transaction, pubkey: requested } = parseParams(schemas.one, call.params)
      const [signed] = await sign(services, call, [transaction], requested)
      if (signed === undefined) throw new TypeError('Expected exactly one transaction')
      return { signature: base58.encode(signed.signature), transaction: base64.encode(signed.whole) }
    },
    async solana_signAllTransactions(call) {
      const { transactions, pubkey: requested } = parseParams(schemas.all, call.params)
      const signed = await sign(services, call, transactions, requested)
      return { transactions: signed.map(({ whole }) => base64.encode(whole)) }
    },
    async solana_signAndSendTransaction(call) {
      const { transaction, pubkey: requested, ...given } = parseParams(schemas.send, call.params)
      const [signed] = await sign(services, call, [transaction], requested, true)
      if (signed === undefined) throw new TypeError('Expected exactly one transaction')
      const options = given.options ?? given.sendOptions ?? {}
      const chain = services.chainOf(call.network)
      // A transaction is identified by its first signature, the fee payer's: not always the user's.
      const signature = base58.encode(signed.whole.subarray(1, 65))
      await broadcast(
        { hash: signature, send: () => chain.send(signed.whole, options), find: () => chain.has(signature) },
        call,
      )
      return { signature }
    },
  }
}

type Signed = { readonly signature: Uint8Array; readonly whole: Uint8Array }

/** Shows transactions and signs them: the messages of the review are all that is signed. */
async function sign(
  services: SolanaServices,
  call: RpcCall,
  given: readonly Uint8Array[],
  requested: string | undefined,
  isSent = false,
): Promise<readonly Signed[]> {
  const address = await requireAccount(services, requested, call)
  const chain = services.chainOf(call.network)
  const parsed = given.map((bytes) => requireTransaction(bytes, address, isSent))
  const transactions = isSent ? await Promise.all(parsed.map((each) => renew(each, chain, call.signal))) : parsed
  const language = await services.language()
  const about = { address, network: call.network, chain, language, signal: call.signal }
  const reviews = await Promise.all(transactions.map((each) => reviewTransaction(each, about)))
  const [only] = reviews
  const count = reviews.length
  const heading = (at: number) => ({
    label: language.text('solana.transactions', { count: 1 }),
    value: `${at + 1} / ${count}`,
  })
  const subject: FactsSubject = {
    kind: 'facts',
    title: only !== undefined && count === 1 ? only.title : language.text('solana.transactions', { count }),
    rows: reviews.flatMap(({ rows }, at) => (count === 1 ? rows : [heading(at), ...rows])),
    raw: transactions.map(({ bytes }) => base64.encode(bytes)).join('\n'),
  }
  const byCode = new Map(reviews.flatMap(({ warnings }) => warnings).map((each) => [each.code, each]))
  const review = await services.approve(
    { account: { address, type: 'eoa' }, subject, warnings: [...byCode.values()] },
    call,
  )
  const signer = await requireSigner(services, address)
  const signed: Signed[] = []
  for (const [at, text] of review.subject.raw.split('\n').entries()) {
    const transaction = transactions[at]
    if (transaction === undefined) throw new TypeError('More transactions were shown than requested')
    const message = base64.decode(text)
    const signature = await signer.signTransaction(message)
    const index = transaction.message.accounts.indexOf(address)
    signed.push({ signature, whole: withSignature({ ...transaction, bytes: message }, index, signature) })
  }
  return signed
}

/** @throws RpcFailure -32602 for an invalid transaction, one without the user as signer, or one to send that lacks other signatures */
function requireTransaction(bytes: Uint8Array, address: string, isSent: boolean): SolanaTransaction {
  const transaction = parseTransaction(bytes)
  if (transaction === undefined) throw new RpcFailure(-32602, 'Invalid Solana transaction')
  const { message, signatures } = transaction
  const signers = message.accounts.slice(0, message.signers)
  if (!signers.includes(address)) throw new RpcFailure(-32602, 'The account is not a signer of the transaction')
  const isMissing = signatures.some((signature, at) => signers[at] !== address && signature.every((byte) => byte === 0))
  if (isSent && isMissing) throw new RpcFailure(-32602, 'The transaction lacks signatures of other signers')
  return transaction
}

/** Sets the latest blockhash in a transaction that is sent immediately, unless it is already signed or uses a durable nonce. */
async function renew(
  transaction: SolanaTransaction,
  chain: SolanaChain,
  signal: AbortSignal,
): Promise<SolanaTransaction> {
  const { message } = transaction
  const [first] = message.instructions
  const accounts = first?.accounts.map((at) => message.accounts[at]) ?? []
  const isStored =
    first !== undefined &&
    readInstruction({ program: message.accounts[first.program] ?? '', accounts, data: first.data }).kind ===
      'advanceNonce'
  if (message.signers > 1 || isStored) return transaction
  return withBlockhash(transaction, await chain.latestBlockhash(signal))
}

/** @throws RpcFailure 4100 for an unknown account, -32602 for a network that is not Solana */
async function requireAccount(
  services: SolanaServices,
  requested: string | undefined,
  { network }: RpcCall,
): Promise<string> {
  if (!network.id.startsWith('solana:')) throw new RpcFailure(-32602, `Not a Solana network: ${network.id}`)
  const address = await services.address()
  if (address === undefined || (requested !== undefined && requested !== address))
    throw new RpcFailure(4100, 'Unknown account')
  return address
}

/** The signer must match the account that was shown. */
async function requireSigner(services: SolanaServices, address: string): Promise<SolanaSigner> {
  const signer = await services.signer()
  if (signer.address !== address) throw new RpcFailure(4100, 'A different wallet was unlocked than the one requested')
  return signer
}
