import { type SolanaDevnet, startSolana } from '@kit/devnet/solana'
import { ed25519 } from '@noble/curves/ed25519'
import {
  WalletConnectionError,
  type WalletError,
  WalletNotConnectedError,
  WalletSendTransactionError,
  WalletSignMessageError,
  WalletSignTransactionError,
} from '@solana/wallet-adapter-base'
import {
  Connection,
  Keypair,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openKit } from '../testing/openKit.js'
import { createWalletAdapterStore } from './createWalletAdapterStore.js'

let chain: SolanaDevnet
let connection: Connection
beforeAll(async () => {
  chain = await startSolana()
  connection = new Connection(chain.url, { commitment: 'confirmed', wsEndpoint: chain.wsUrl })
})
afterAll(() => chain.stop())
const opened: ReturnType<typeof openKit>[] = []
afterEach(() => {
  for (const { kit } of opened.splice(0)) kit.destroy()
})

function setUp() {
  const page = openKit(chain)
  opened.push(page)
  const store = createWalletAdapterStore(page.kit, { connect: page.connect })
  return { ...page, store, state: store.getState }
}

async function connected() {
  const page = setUp()
  await page.state().connect()
  const payer = page.state().publicKey ?? expect.fail('not connected')
  const to = Keypair.generate()
  const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: to.publicKey, lamports: 2_000_000 })
  return { ...page, payer, to, transfer }
}

const errorOf = (work: Promise<unknown> | undefined): Promise<WalletError> =>
  (work ?? expect.fail('no function')).then(
    () => expect.fail('no error'),
    (error: WalletError) => error,
  )

describe('createWalletAdapterStore', () => {
  it('follows the connection, and keeps its state while nothing changes', async () => {
    const { state, store, wallet, other, kit } = setUp()
    const seen: unknown[] = []
    store.subscribe(() => seen.push([state().connecting, state().connected, state().publicKey?.toBase58()]))
    expect(state()).toMatchObject({ publicKey: null, connected: false, connecting: false, signMessage: undefined })
    await state().connect()
    const first = wallet.selected
    const settled = state()
    await settled.signMessage?.(new Uint8Array(1))
    expect(state()).toBe(settled)
    wallet.selectAccount(other)
    await expect.poll(() => state().publicKey?.toBase58()).toBe(other)
    await state().disconnect()
    expect(kit.active.getState().status).toBe('disconnected')
    expect(seen).toEqual([
      [true, false, undefined],
      [false, true, first],
      [false, true, other],
      [false, false, undefined],
    ])
  })

  it('sends a transfer like a component that uses wallet-adapter, and confirms it', async () => {
    const { state, to, transfer } = await connected()
    const transaction = new Transaction().add(transfer)
    const signature = await state().sendTransaction(transaction, connection)
    const { lastValidBlockHeight } = await connection.getLatestBlockhash()
    const { recentBlockhash: blockhash = '' } = transaction
    await connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight })
    expect(await connection.getBalance(to.publicKey)).toBe(2_000_000)
  })

  it.each(['legacy', 0] as const)('sends a transaction of version %s with further signers', async (version) => {
    const { state, payer } = await connected()
    const created = Keypair.generate()
    const lamports = await connection.getMinimumBalanceForRentExemption(0)
    const create = SystemProgram.createAccount({
      ...{ fromPubkey: payer, newAccountPubkey: created.publicKey, lamports },
      ...{ space: 0, programId: SystemProgram.programId },
    })
    const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
    const message = new TransactionMessage({ payerKey: payer, recentBlockhash, instructions: [create] })
    const transaction =
      version === 0 ? new VersionedTransaction(message.compileToV0Message()) : new Transaction().add(create)
    await state().sendTransaction(transaction, connection, { signers: [created] })
    await expect.poll(() => connection.getBalance(created.publicKey)).toBe(lamports)
  })

  it('signs transactions and messages', async () => {
    const { state, payer, transfer } = await connected()
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const create = () => new Transaction({ feePayer: payer, blockhash, lastValidBlockHeight }).add(transfer)
    expect((await state().signTransaction?.(create()))?.verifySignatures()).toBe(true)
    const both = (await state().signAllTransactions?.([create(), create()])) ?? []
    expect(both.map((transaction) => transaction.verifySignatures())).toEqual([true, true])
    const message = new TextEncoder().encode('hello')
    const signature = (await state().signMessage?.(message)) ?? new Uint8Array()
    expect(ed25519.verify(signature, message, payer.toBytes())).toBe(true)
  })

  it('rejects with the error classes of wallet-adapter, with the error of the kit as cause', async () => {
    const { state, store, payer, transfer, wallet } = await connected()
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: payer, blockhash, lastValidBlockHeight }).add(transfer)
    wallet.behave({ mode: 'reject' })
    const { sendTransaction, signTransaction, signAllTransactions, signMessage } = state()
    for (const [work, type] of [
      [sendTransaction(transaction, connection), WalletSendTransactionError],
      [signTransaction?.(transaction), WalletSignTransactionError],
      [signAllTransactions?.([transaction]), WalletSignTransactionError],
      [signMessage?.(new Uint8Array(1)), WalletSignMessageError],
    ] as const) {
      const error = await errorOf(work)
      expect(error).toBeInstanceOf(type)
      expect(error).toMatchObject({ cause: { code: 'connection/rejected' }, error: { code: 'connection/rejected' } })
      expect(error.message).toContain('rejected')
    }
    await state().disconnect()
    expect(await errorOf(state().connect())).toBeInstanceOf(WalletConnectionError)
    expect(await errorOf(store.getState().sendTransaction(transaction, connection))).toBeInstanceOf(
      WalletNotConnectedError,
    )
  })

  it('sends nothing to the wallet from a state of an account that has changed', async () => {
    const { state, transfer, wallet, other } = await connected()
    const stale = state()
    wallet.selectAccount(other)
    await expect.poll(() => state().publicKey?.toBase58()).toBe(other)
    const requested = wallet.requests.length
    const error = await errorOf(stale.sendTransaction(new Transaction().add(transfer), connection))
    expect(error).toMatchObject({ name: 'WalletSendTransactionError', cause: { code: 'account/notFound' } })
    expect(wallet.requests).toHaveLength(requested)
  })
})
