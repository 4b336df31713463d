import { type SolanaDevnet, startSolana } from '@kit/devnet/solana'
import { base58, base64 } from '@scure/base'
import {
  AddressLookupTableProgram,
  Connection,
  Keypair,
  NONCE_ACCOUNT_LENGTH,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSolana, visitor } from '../../test/createSolana.js'
import { associatedTokenProgram, tokenProgram } from './program/programs.data.js'

let chain: SolanaDevnet
let node: Connection
const me = new PublicKey(visitor)
const own = Keypair.fromSeed(new Uint8Array(32).fill(1))
const friend = Keypair.fromSeed(new Uint8Array(32).fill(2))
const stranger = Keypair.fromSeed(new Uint8Array(32).fill(99)).publicKey
const bytesOf = (text: string) => new TextEncoder().encode(text)

beforeAll(async () => {
  chain = await startSolana()
  node = new Connection(chain.url, { commitment: 'confirmed', wsEndpoint: chain.wsUrl })
})
afterAll(() => chain.stop())

const tokenAccount = (owner: PublicKey) =>
  PublicKey.findProgramAddressSync(
    [owner.toBytes(), new PublicKey(tokenProgram).toBytes(), new PublicKey(chain.tokens.TUSD.address).toBytes()],
    new PublicKey(associatedTokenProgram),
  )[0]
const pay = (lamports: bigint, to = stranger) => SystemProgram.transfer({ fromPubkey: me, toPubkey: to, lamports })
const ofToken = (data: readonly number[], ...accounts: PublicKey[]) =>
  new TransactionInstruction({
    programId: new PublicKey(tokenProgram),
    keys: accounts.map((pubkey) => ({ pubkey, isSigner: pubkey === me, isWritable: pubkey !== me })),
    data: Buffer.from(data),
  })
const u64 = (value: bigint) => [...new Uint8Array(BigUint64Array.of(value).buffer)]

async function make(instructions: readonly TransactionInstruction[], payer = me, recentBlockhash?: string) {
  const blockhash = recentBlockhash ?? (await node.getLatestBlockhash()).blockhash
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: blockhash,
    instructions: [...instructions],
  })
  return new VersionedTransaction(message.compileToV0Message())
}
const textOf = (transaction: VersionedTransaction) => base64.encode(transaction.serialize())
const sendOwn = async (...instructions: TransactionInstruction[]) => {
  const transaction = await make(instructions)
  transaction.sign([own])
  await node.sendTransaction(transaction)
}

describe('Solana transactions', () => {
  it('shows cost and changes, and sends the transaction', async () => {
    const { ask, shown } = createSolana({ url: chain.url })
    const before = await node.getBalance(stranger)
    const { signature } = await ask('solana_signAndSendTransaction', {
      transaction: textOf(await make([pay(1_500_000_000n)])),
    })
    expect(shown().rows).toEqual([
      ['Send', `1.5 SOL to ${stranger.toBase58()}`],
      ['Network fee', '0.000005 SOL'],
      ['You send', '1.5 SOL'],
    ])
    expect(shown().title).toBe(`Send: 1.5 SOL to ${stranger.toBase58()}`)
    expect(shown().codes).toEqual([])
    expect((await node.getSignatureStatus(signature ?? '')).value?.err).toBeNull()
    expect(await node.getBalance(stranger)).toBe(before + 1_500_000_000)
  })

  it('shows a token transfer with its token, account owners and changes', async () => {
    const { ask, shown } = createSolana({ url: chain.url })
    const { address: mint } = chain.tokens.TUSD
    const to = tokenAccount(friend.publicKey)
    const move = ofToken([3, ...u64(2_500_000n)], tokenAccount(me), to, me)
    await ask('solana_signAndSendTransaction', {
      transaction: textOf(await make([move])),
      sendOptions: { maxRetries: 1 },
    })
    expect(shown().rows).toContainEqual([
      'Send',
      `2.5 of token ${mint} from ${visitor} (account ${tokenAccount(me).toBase58()}) to ${friend.publicKey.toBase58()} (account ${to.toBase58()})`,
    ])
    expect(shown().rows).toContainEqual(['You send', `2.5 of token ${mint}`])
    const { value } = await node.getTokenAccountBalance(to)
    expect(value.amount).toBe(String(100_000_000_000n + 2_500_000n))
  })

  it('warns of a transaction that would fail', async () => {
    const { ask, shown } = createSolana({ url: chain.url })
    await ask('solana_signTransaction', { transaction: textOf(await make([pay(10n ** 15n)])) })
    expect(shown().codes).toEqual(['fails'])
    expect(shown().rows).toContainEqual([
      'Estimated changes. The result may differ.',
      'We can’t simulate this transaction. Review it carefully.',
    ])
  })

  it('warns of giving accounts away and of unlimited approvals', async () => {
    const { ask, shown } = createSolana({ url: chain.url })
    const assign = SystemProgram.assign({ accountPubkey: me, programId: stranger })
    await ask('solana_signTransaction', { transaction: textOf(await make([assign])) })
    expect(shown().codes).toContain('ownershipTransfer')
    const authority = ofToken([6, 2, 1, ...stranger.toBytes()], tokenAccount(me), me)
    await ask('solana_signTransaction', { transaction: textOf(await make([authority])) })
    expect(shown().codes).toContain('ownershipTransfer')
    const approvalOf = async (amount: bigint) => {
      const approve = ofToken([4, ...u64(amount)], tokenAccount(me), stranger, me)
      await ask('solana_signTransaction', { transaction: textOf(await make([approve])) })
      return shown().codes
    }
    expect(await approvalOf(2n ** 64n - 1n)).toEqual(['unlimited'])
    expect(await approvalOf(2n ** 64n - 2n)).toEqual(['unlimited'])
    const { value } = await node.getTokenAccountBalance(tokenAccount(me))
    expect(await approvalOf(BigInt(value.amount))).toEqual(['wholeBalance'])
    expect(await approvalOf(BigInt(value.amount) - 1n)).toEqual([])
  })

  it('shows an unknown program by its ID, with a warning', async () => {
    const { ask, shown } = createSolana({ url: chain.url })
    const call = new TransactionInstruction({ programId: stranger, keys: [], data: Buffer.from('beef', 'hex') })
    await ask('solana_signTransaction', { transaction: textOf(await make([call])) })
    expect(shown().rows[0]).toEqual(['Unknown program', `${stranger.toBase58()}\n0xbeef`])
    expect(shown().codes).toContain('unknownCall')
  })

  it('reads accounts from an address lookup table, and shows when it can’t', async () => {
    const slot = await node.getSlot()
    const [create, table] = AddressLookupTableProgram.createLookupTable({ authority: me, payer: me, recentSlot: slot })
    const extend = AddressLookupTableProgram.extendLookupTable({
      lookupTable: table,
      authority: me,
      payer: me,
      addresses: [stranger, friend.publicKey],
    })
    await sendOwn(create, extend)
    chain.advance(2)
    const found = (await node.getAddressLookupTable(table)).value
    if (found === null) throw new Error('no table')
    const { blockhash } = await node.getLatestBlockhash()
    const message = new TransactionMessage({ payerKey: me, recentBlockhash: blockhash, instructions: [pay(7n)] })
    const transaction = new VersionedTransaction(message.compileToV0Message([found]))
    expect(transaction.message.addressTableLookups).toHaveLength(1)
    const reported = createSolana({ url: chain.url })
    await reported.ask('solana_signTransaction', { transaction: textOf(transaction) })
    expect(reported.shown().rows[0]).toEqual(['Send', `0.000000007 SOL to ${stranger.toBase58()}`])
    expect(reported.shown().codes).toEqual([])
    const blind = createSolana()
    await blind.ask('solana_signTransaction', { transaction: textOf(transaction) })
    expect(blind.shown().rows[0]).toEqual(['Send', '0.000000007 SOL to (unreadable)'])
    expect(blind.shown().codes).toEqual(['unknownCall'])
  })

  it('replaces the blockhash where it sends and has the only signature, and keeps it elsewhere', async () => {
    const old = (await node.getLatestBlockhash()).blockhash
    chain.advance(160)
    const { ask, shown } = createSolana({ url: chain.url })
    const { signature } = await ask('solana_signAndSendTransaction', {
      transaction: textOf(await make([pay(3n)], me, old)),
    })
    expect((await node.getSignatureStatus(signature ?? '')).value?.err).toBeNull()
    const kept = await make([pay(3n)], me, old)
    const { transaction } = await ask('solana_signTransaction', { transaction: textOf(kept) })
    expect(VersionedTransaction.deserialize(base64.decode(transaction ?? '')).message.recentBlockhash).toBe(old)
    const shared = await make([pay(3n)], friend.publicKey)
    shared.sign([friend])
    const sent = await ask('solana_signAndSendTransaction', { transaction: textOf(shared) })
    expect(base58.decode(sent['signature'] ?? '')).toEqual(shared.signatures[0])
    expect(shown().rows).toContainEqual(['Network fee', `0.00001 SOL, paid by ${friend.publicKey.toBase58()}`])
  })

  it('keeps a durable nonce', async () => {
    const nonce = Keypair.generate()
    const lamports = await node.getMinimumBalanceForRentExemption(NONCE_ACCOUNT_LENGTH)
    const setup = await make(
      SystemProgram.createNonceAccount({ fromPubkey: me, noncePubkey: nonce.publicKey, authorizedPubkey: me, lamports })
        .instructions,
    )
    setup.sign([own, nonce])
    await node.sendTransaction(setup)
    const { nonce: stored = '' } = (await node.getNonce(nonce.publicKey)) ?? {}
    const advance = SystemProgram.nonceAdvance({ noncePubkey: nonce.publicKey, authorizedPubkey: me })
    const { ask, shown } = createSolana({ url: chain.url })
    await ask('solana_signAndSendTransaction', {
      transaction: textOf(await make([advance, pay(3n)], me, stored)),
    }).catch(() => undefined)
    const shownMessage = await make([advance, pay(3n)], me, stored)
    expect(base64.decode(shown().raw)).toEqual(Uint8Array.from(shownMessage.message.serialize()))
  })

  it('shows several transactions together and signs each', async () => {
    const { ask, shown } = createSolana({ url: chain.url })
    const made = [await make([pay(1n)]), await make([pay(2n)])]
    const { transactions } = (await ask('solana_signAllTransactions', {
      transactions: made.map(textOf),
    })) as unknown as { transactions: string[] }
    expect(shown().title).toBe('Approve 2 transactions')
    expect(
      shown()
        .rows.filter(([label]) => label === 'Send')
        .map(([, value]) => value),
    ).toEqual([1, 2].map((lamports) => `0.00000000${lamports} SOL to ${stranger.toBase58()}`))
    const signed = transactions.map((text) => VersionedTransaction.deserialize(base64.decode(text)))
    expect(signed.map(({ message }) => message.serialize())).toEqual(made.map(({ message }) => message.serialize()))
  })
})

describe('Solana methods reject without prompting the user', () => {
  it('transactions without the user, with missing signatures, and invalid bytes', async () => {
    const { ask, reviews } = createSolana({ url: chain.url })
    const others = await make(
      [SystemProgram.transfer({ fromPubkey: friend.publicKey, toPubkey: me, lamports: 1 })],
      friend.publicKey,
    )
    const shared = await make([pay(3n)], friend.publicKey)
    const codeOf = (method: string, params: object) => ask(method, params).catch(({ code }) => code)
    expect(await codeOf('solana_signTransaction', { transaction: textOf(others) })).toBe(-32602)
    expect(await codeOf('solana_signAndSendTransaction', { transaction: textOf(shared) })).toBe(-32602)
    for (const transaction of ['', '%', 7, base64.encode(new Uint8Array(200))])
      expect(await codeOf('solana_signTransaction', { transaction })).toBe(-32602)
    const fine = textOf(await make([pay(1n)]))
    expect(await codeOf('solana_signTransaction', { transaction: fine, pubkey: stranger.toBase58() })).toBe(4100)
    expect(await ask('solana_signTransaction', { transaction: fine }, 'eip155:1').catch(({ code }) => code)).toBe(
      -32602,
    )
    expect(reviews).toEqual([])
  })

  it('messages that are transactions', async () => {
    const { ask, reviews } = createSolana({ url: chain.url })
    const made = await make([pay(1n)])
    const legacy = new TransactionMessage({
      payerKey: me,
      recentBlockhash: visitor,
      instructions: [pay(1n)],
    }).compileToLegacyMessage()
    for (const bytes of [made.message.serialize(), made.serialize(), legacy.serialize()])
      await expect(ask('solana_signMessage', { message: base58.encode(bytes) })).rejects.toMatchObject({ code: -32602 })
    expect(reviews).toEqual([])
  })

  const signIn = (domain: string, address = visitor, more = '') =>
    `${domain} wants you to sign in with your Solana account:\n${address}\n\nWelcome\n\nURI: https://dapp.example/login${more}`

  it.each([
    ['of another domain', signIn('evil.example')],
    ['of another account', signIn('dapp.example', stranger.toBase58())],
    ['of a page of another origin', signIn('dapp.example').replace('https://dapp', 'https://evil')],
    ['over http', signIn('http://dapp.example')],
    ['of another chain', signIn('dapp.example').replace('Solana', 'Ethereum')],
    ['behind other text', `Hello\n${signIn('evil.example')}`],
    ['with control characters', signIn('evil.example').replace('Welcome', 'Welcome\u0001')],
  ])('sign-ins %s', async (_, text) => {
    const { ask, reviews } = createSolana()
    await expect(ask('solana_signMessage', { message: base58.encode(bytesOf(text)) })).rejects.toMatchObject({
      code: -32602,
    })
    expect(reviews).toEqual([])
  })

  it('sign-ins for the page itself and other messages pass', async () => {
    const { ask, reviews } = createSolana()
    for (const text of [signIn('dapp.example'), signIn('https://dapp.example'), 'Hello'])
      await ask('solana_signMessage', { message: base58.encode(bytesOf(text)) })
    expect(reviews.map(({ subject }) => (subject.kind === 'message' ? subject.text : ''))[2]).toBe('Hello')
  })
})

describe('Solana methods when the user declines', () => {
  it('sign and send nothing', async () => {
    const { ask } = createSolana({ url: chain.url, decide: () => false })
    const before = await node.getBalance(me)
    await expect(
      ask('solana_signAndSendTransaction', { transaction: textOf(await make([pay(1n)])) }),
    ).rejects.toMatchObject({ code: 4001 })
    expect(await node.getBalance(me)).toBe(before)
  })
})
