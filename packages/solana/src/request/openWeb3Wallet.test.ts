import anchor from '@coral-xyz/anchor'
import { type SolanaDevnet, startSolana } from '@kit/devnet/solana'
import {
  Connection,
  Keypair,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { solanaDevnet } from '../network/solanaNetworks.js'
import { openKit } from '../testing/openKit.js'

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

async function setUp() {
  const page = openKit(chain)
  opened.push(page)
  await page.connect()
  const client = await page.adapter.getWalletClient()
  const { publicKey } = client
  const to = Keypair.generate().publicKey
  const transfer = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: to, lamports: 2_000_000 })
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const legacy = () => new Transaction({ feePayer: publicKey, blockhash, lastValidBlockHeight }).add(transfer)
  const versioned = () =>
    new VersionedTransaction(
      new TransactionMessage({
        payerKey: publicKey,
        recentBlockhash: blockhash,
        instructions: [transfer],
      }).compileToV0Message(),
    )
  return { ...page, client, to, transfer, legacy, versioned, lastValidBlockHeight }
}

describe('Solana wallet client', () => {
  it('serves an Anchor provider, which sends a transfer and confirms it', async () => {
    const { client, to, transfer, wallet } = await setUp()
    const provider = new anchor.AnchorProvider(connection, client, { commitment: 'confirmed' })
    expect(provider.publicKey.toBase58()).toBe(wallet.selected)
    const signature = await provider.sendAndConfirm(new Transaction().add(transfer))
    expect(await connection.getBalance(to)).toBe(2_000_000)
    expect((await connection.getSignatureStatus(signature)).value?.err).toBeNull()
    expect(wallet.requests.at(-1)?.method).toBe('solana:signTransaction')
  })

  it('signs all transactions of an Anchor provider with one prompt, in order', async () => {
    const { client, legacy, versioned, wallet, to } = await setUp()
    const provider = new anchor.AnchorProvider(connection, client, { commitment: 'confirmed' })
    const requested = wallet.requests.length
    await provider.sendAll([legacy(), versioned()].map((tx) => ({ tx })))
    expect(wallet.requests).toHaveLength(requested + 1)
    expect(await connection.getBalance(to)).toBe(4_000_000)
  })

  it('returns the kind of transaction that it was given, with its last block', async () => {
    const { client, legacy, versioned, lastValidBlockHeight } = await setUp()
    const first = await client.signTransaction(legacy())
    expect(first).toBeInstanceOf(Transaction)
    expect(first.verifySignatures()).toBe(true)
    expect(first.lastValidBlockHeight).toBe(lastValidBlockHeight)
    expect(await client.signTransaction(versioned())).toBeInstanceOf(VersionedTransaction)
  })

  it('drops the last block when the wallet replaced the blockhash', async () => {
    const { client, legacy, wallet } = await setUp()
    const changed = legacy()
    changed.recentBlockhash = Keypair.generate().publicKey.toBase58()
    changed.addSignature(client.publicKey, Buffer.alloc(64, 7))
    const signedTransaction = changed.serialize({ verifySignatures: false })
    wallet.behave({ responses: { 'solana:signTransaction': () => [{ signedTransaction }] } })
    const signed = await client.signTransaction(legacy())
    expect(signed).toMatchObject({ recentBlockhash: changed.recentBlockhash, lastValidBlockHeight: undefined })
  })

  it('rejects a transaction without a blockhash before the wallet is prompted', async () => {
    const { client, transfer, wallet } = await setUp()
    const requested = wallet.requests.length
    const unfinished = new Transaction().add(transfer)
    await expect(client.signTransaction(unfinished)).rejects.toMatchObject({ code: 'transaction/invalid' })
    expect(wallet.requests).toHaveLength(requested)
  })

  it("rejects with the kit's error when the user declines", async () => {
    const { client, transfer, wallet } = await setUp()
    wallet.behave({ mode: 'reject' })
    const provider = new anchor.AnchorProvider(connection, client, {})
    const sending = provider.sendAndConfirm(new Transaction().add(transfer))
    await expect(sending).rejects.toMatchObject({ code: 'connection/rejected' })
  })

  it('sends nothing to the wallet after the account has changed, and signs again once it is back', async () => {
    const { client, legacy, kit, wallet, other } = await setUp()
    const first = wallet.selected
    wallet.selectAccount(other)
    await expect.poll(() => kit.active.getState().account?.address).toBe(other)
    const requested = wallet.requests.length
    const stale = { code: 'account/notFound' }
    await expect(client.signTransaction(legacy())).rejects.toMatchObject(stale)
    await expect(client.signAndSendTransaction(legacy())).rejects.toMatchObject(stale)
    await expect(client.signMessage(new Uint8Array(1))).rejects.toMatchObject(stale)
    expect(wallet.requests).toHaveLength(requested)
    wallet.selectAccount(first)
    await expect.poll(() => kit.active.getState().account?.address).toBe(first)
    expect((await client.signTransaction(legacy())).verifySignatures()).toBe(true)
  })

  it('stays on the network that was active or named', async () => {
    const { adapter, client, kit, legacy, wallet } = await setUp()
    expect(client.networkId).toBe(chain.networkId)
    const elsewhere = await adapter.getWalletClient({ networkId: solanaDevnet.id })
    await elsewhere.signTransaction(legacy())
    expect(wallet.requests.at(-1)?.params).toMatchObject([{ chain: 'solana:devnet' }])
    expect(kit.active.getState().network?.id).toBe(solanaDevnet.id)
    await client.signTransaction(legacy())
    expect(wallet.requests.at(-1)?.params).toMatchObject([{ chain: 'solana:localnet' }])
  })

  it('rejects without a connection, and after it ended', async () => {
    const page = openKit(chain)
    opened.push(page)
    await expect(page.adapter.getWalletClient()).rejects.toMatchObject({ code: 'connection/notConnected' })
    await page.connect()
    const client = await page.adapter.getWalletClient()
    await page.kit.disconnect()
    await expect(client.signMessage(new Uint8Array(1))).rejects.toMatchObject({ code: 'connection/notConnected' })
  })
})
