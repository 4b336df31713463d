import { type SolanaDevnet, startSolana } from '@kit/devnet/solana'
import {
  AccountRole,
  type AccountSignerMeta,
  type Address,
  address,
  appendTransactionMessageInstruction,
  assertIsSendableTransaction,
  assertIsTransactionWithBlockhashLifetime,
  compileTransaction,
  createSignableMessage,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase58Decoder,
  getPublicKeyFromAddress,
  isMessageModifyingSigner,
  isTransactionModifyingSigner,
  isTransactionSendingSigner,
  type SignatureBytes,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signTransactionMessageWithSigners,
  type TransactionSigner,
  verifySignature,
} from '@solana/kit'
import { VersionedTransaction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { solanaDevnet } from '../network/solanaNetworks.js'
import { openKit } from '../testing/openKit.js'
import { getTransactionSigner } from './getTransactionSigner.js'

let chain: SolanaDevnet
beforeAll(async () => {
  chain = await startSolana()
})
afterAll(() => chain.stop())
const opened: ReturnType<typeof openKit>[] = []
afterEach(() => {
  for (const { kit } of opened.splice(0)) kit.destroy()
})

async function setUp() {
  const page = openKit(chain)
  opened.push(page)
  await page.connect()
  const rpc = createSolanaRpc(chain.url)
  const rpcSubscriptions = createSolanaRpcSubscriptions(chain.wsUrl)
  /** Builds a transfer, which further signers witness. */
  const transferBy = async (to: Address, payer: TransactionSigner, ...others: readonly TransactionSigner[]) => {
    const { value: blockhash } = await rpc.getLatestBlockhash().send()
    const empty = createTransactionMessage({ version: 0 })
    const message = setTransactionMessageLifetimeUsingBlockhash(
      blockhash,
      setTransactionMessageFeePayerSigner(payer, empty),
    )
    const witnesses = others.map(
      (signer) => ({ address: signer.address, role: AccountRole.READONLY_SIGNER, signer }) as const,
    )
    return appendTransactionMessageInstruction(transferOf(payer, to, 2_000_000n, witnesses), message)
  }
  const send = sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions } as Parameters<
    typeof sendAndConfirmTransactionFactory
  >[0])
  const balanceOf = async (of: Address) => (await rpc.getBalance(of, { commitment: 'confirmed' }).send()).value
  return { ...page, transferBy, send, balanceOf, signer: await getTransactionSigner(page.adapter) }
}

/** A transfer of the System program, which takes further accounts and ignores them. */
function transferOf(from: TransactionSigner, to: Address, lamports: bigint, others: readonly AccountSignerMeta[]) {
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, lamports, true)
  return {
    programAddress: address('11111111111111111111111111111111'),
    accounts: [
      { address: from.address, role: AccountRole.WRITABLE_SIGNER, signer: from } as const,
      { address: to, role: AccountRole.WRITABLE } as const,
      ...others,
    ],
    data: new Uint8Array(data.buffer),
  }
}

/** Returns the serialized form of a transaction, with empty places for missing signatures. */
const wireOf = (signatures: readonly (Uint8Array | undefined)[], message: ArrayLike<number>): Uint8Array =>
  Uint8Array.from([
    signatures.length,
    ...signatures.flatMap((signature) => [...(signature ?? new Uint8Array(64))]),
    ...Array.from(message),
  ])

const newAddress = async () => (await generateKeyPairSigner()).address

describe('getTransactionSigner', () => {
  it('signs a transfer that @solana/kit builds, sends and confirms', async () => {
    const { signer, transferBy, send, balanceOf, wallet } = await setUp()
    expect(
      [isTransactionModifyingSigner, isTransactionSendingSigner, isMessageModifyingSigner].map((is) => is(signer)),
    ).toEqual([true, true, true])
    expect(signer.address).toBe(wallet.selected)
    const to = await newAddress()
    const signed = await signTransactionMessageWithSigners(await transferBy(to, signer))
    assertIsSendableTransaction(signed)
    assertIsTransactionWithBlockhashLifetime(signed)
    await send(signed, { commitment: 'confirmed' })
    expect(await balanceOf(to)).toBe(2_000_000n)
    expect(wallet.requests.at(-1)?.method).toBe('solana:signTransaction')
  })

  it('keeps the signatures of other signers, also those that a wallet drops', async () => {
    const { signer, transferBy, send, balanceOf, wallet } = await setUp()
    const witness = await generateKeyPairSigner()
    const to = await newAddress()
    const whole = await signTransactionMessageWithSigners(await transferBy(to, signer, witness))
    assertIsSendableTransaction(whole)
    assertIsTransactionWithBlockhashLifetime(whole)
    await send(whole, { commitment: 'confirmed' })
    expect(await balanceOf(to)).toBe(2_000_000n)
    wallet.behave({
      responses: {
        'solana:signTransaction': () => {
          const signatures = Object.values(whole.signatures).map((bytes, index) => (index === 0 && bytes) || undefined)
          return [{ signedTransaction: wireOf(signatures, whole.messageBytes) }]
        },
      },
    })
    const [again] = await signer.modifyAndSignTransactions([whole])
    expect(again?.signatures).toEqual(whole.signatures)
  })

  it('returns the transaction that the wallet changed, with its own lifetime and without stale signatures', async () => {
    const { signer, transferBy, wallet } = await setUp()
    const to = await newAddress()
    const witness = await generateKeyPairSigner()
    const whole = await signTransactionMessageWithSigners(await transferBy(to, signer, witness))
    const changed = VersionedTransaction.deserialize(
      wireOf(
        Object.values(whole.signatures).map(() => undefined),
        whole.messageBytes,
      ),
    )
    const blockhash = await newAddress()
    changed.message.recentBlockhash = blockhash
    changed.signatures[0]?.fill(7)
    wallet.behave({ responses: { 'solana:signTransaction': () => [{ signedTransaction: changed.serialize() }] } })
    const [signed] = await signer.modifyAndSignTransactions([whole])
    expect(signed?.lifetimeConstraint).toMatchObject({ blockhash })
    expect(signed?.signatures[witness.address]).toBeNull()
  })

  it('sends through the wallet, and on a custom network through the configured node', async () => {
    const { adapter, transferBy, balanceOf, wallet } = await setUp()
    for (const [target, method] of [
      [{}, 'solana:signTransaction'],
      [{ networkId: solanaDevnet.id }, 'solana:signAndSendTransaction'],
    ] as const) {
      const to = await newAddress()
      const signer = await getTransactionSigner(adapter, target)
      const signature = await signAndSendTransactionMessageWithSigners(await transferBy(to, signer))
      expect(signature).toHaveLength(64)
      await expect.poll(() => balanceOf(to)).toBe(2_000_000n)
      expect(wallet.requests.at(-1)?.method).toBe(method)
    }
  })

  it('reports which transactions were sent when a later one fails', async () => {
    const { adapter, transferBy, wallet, kit } = await setUp()
    const signer = await getTransactionSigner(adapter, { networkId: solanaDevnet.id })
    await kit.switchNetwork({ networkId: solanaDevnet.id })
    const to = await newAddress()
    const transactions = await Promise.all([1, 2].map(async () => compileTransaction(await transferBy(to, signer))))
    const first = new Uint8Array(64).fill(9)
    const answers = [() => [{ signature: first }], () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))]
    wallet.behave({ responses: { 'solana:signAndSendTransaction': () => answers.shift()?.() } })
    await expect(signer.signAndSendTransactions(transactions)).rejects.toMatchObject({
      code: 'transaction/maybeSent',
      details: `Sent: ${getBase58Decoder().decode(first)}`,
      cause: { code: 'connection/rejected' },
    })
    answers.push(() => Promise.reject(Object.assign(new Error('no'), { code: 4001 })))
    await expect(signer.signAndSendTransactions(transactions)).rejects.toMatchObject({ code: 'connection/rejected' })
  })

  it('signs messages', async () => {
    const { signer } = await setUp()
    const messages = ['hello', 'world'].map((text) => createSignableMessage(text))
    const signed = await signer.modifyAndSignMessages(messages)
    const key = await getPublicKeyFromAddress(signer.address)
    for (const [index, { content, signatures }] of signed.entries()) {
      expect(content).toBe(messages[index]?.content)
      expect(await verifySignature(key, signatures[signer.address] as SignatureBytes, content)).toBe(true)
    }
  })

  it("rejects with the kit's error when the user declines", async () => {
    const { signer, transferBy, wallet } = await setUp()
    const message = await transferBy(await newAddress(), signer)
    wallet.behave({ mode: 'reject' })
    const rejected = { code: 'connection/rejected' }
    await expect(signTransactionMessageWithSigners(message)).rejects.toMatchObject(rejected)
    await expect(signAndSendTransactionMessageWithSigners(message)).rejects.toMatchObject(rejected)
    await expect(signer.modifyAndSignMessages([createSignableMessage('no')])).rejects.toMatchObject(rejected)
  })

  it('passes on the abort signal', async () => {
    const { signer, transferBy, wallet } = await setUp()
    const message = await transferBy(await newAddress(), signer)
    wallet.behave({ mode: 'manual' })
    const abort = new AbortController()
    const signing = signTransactionMessageWithSigners(message, { abortSignal: abort.signal })
    await expect.poll(() => wallet.requests.at(-1)?.method).toBe('solana:signTransaction')
    abort.abort()
    await expect(signing).rejects.toMatchObject({ code: 'connection/aborted' })
  })

  it('sends nothing to the wallet after the account has changed', async () => {
    const { signer, transferBy, wallet, other, kit } = await setUp()
    const message = await transferBy(await newAddress(), signer)
    wallet.selectAccount(other)
    await expect.poll(() => kit.active.getState().account?.address).toBe(other)
    const requested = wallet.requests.length
    await expect(signTransactionMessageWithSigners(message)).rejects.toMatchObject({ code: 'account/notFound' })
    await expect(signAndSendTransactionMessageWithSigners(message)).rejects.toMatchObject({ code: 'account/notFound' })
    expect(wallet.requests).toHaveLength(requested)
  })
})
