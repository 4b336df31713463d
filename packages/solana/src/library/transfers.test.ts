import { type SolanaDevnet, startSolana } from '@kit/devnet/solana'
import { createSolanaSigner } from '@kit/testing/solana'
import {
  type AddressLookupTableAccount,
  AddressLookupTableProgram,
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setUp } from '../testing/setUp.js'
import { findTokenAccount } from './readTransfer.js'

let chain: SolanaDevnet
let connection: Connection
beforeAll(async () => {
  chain = await startSolana()
  connection = new Connection(chain.url, { commitment: 'confirmed', wsEndpoint: chain.wsUrl })
})
// The first call loads the chain library.
beforeAll(async () => {
  const { adapter, call } = await setUp(chain)
  await adapter.getBalance({ network: call.network, address: call.account.address })
  await codeOf(adapter.transfer({ ...call, to: newAddress(), amount: 0n }))
})
afterAll(() => chain.stop())

const newAddress = () => Keypair.generate().publicKey.toBase58()
const transferOf = (from: string, lamports: number, to = newAddress()) =>
  SystemProgram.transfer({ fromPubkey: new PublicKey(from), toPubkey: new PublicKey(to), lamports })
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: { code?: string }) => error.code,
  )

describe('transfer of a token', () => {
  it.each(['TUSD', 'TTK'] as const)(
    "creates the recipient's account once for %s, and names the amount",
    async (symbol) => {
      const { adapter, call } = await setUp(chain)
      const { address: token, program, decimals } = chain.tokens[symbol]
      const to = newAddress()
      const account = findTokenAccount({ PublicKey }, { owner: to, mint: token, program })
      expect(await connection.getAccountInfo(account)).toBeNull()
      for (const amount of [5n, 7n]) {
        const hash = await adapter.transfer({ ...call, to, amount, token })
        expect(await adapter.waitForTransaction({ network: call.network, hash })).toMatchObject({ status: 'success' })
      }
      expect(await adapter.getBalance({ network: call.network, address: to, token })).toEqual({
        value: 12n,
        decimals,
        symbol,
      })
      // As on public chains, the transfer appears only in the history of the token account, not of its owner.
      expect(await connection.getSignaturesForAddress(new PublicKey(to))).toHaveLength(1)
      expect(await connection.getSignaturesForAddress(account)).toHaveLength(2)
    },
  )

  it("uses the wallet's own sending on a public cluster", async () => {
    const { adapter, wallet, devnetCall } = await setUp(chain)
    const hash = await adapter.transfer({
      ...devnetCall,
      to: newAddress(),
      amount: 5n,
      token: chain.tokens.TUSD.address,
    })
    expect(await adapter.waitForTransaction({ network: devnetCall.network, hash })).toMatchObject({ status: 'success' })
    expect(wallet.requests.at(-1)?.method).toBe('solana:signAndSendTransaction')
  })

  it('fails before the wallet is prompted when the token balance is insufficient', async () => {
    const { adapter, wallet, call } = await setUp(chain)
    const token = chain.tokens.TUSD.address
    const requested = wallet.requests.length
    const too = { ...call, to: newAddress(), amount: 10n ** 15n, token }
    expect(await codeOf(adapter.transfer(too))).toBe('transaction/insufficientFunds')
    const account = { ...call.account, address: newAddress() }
    expect(await codeOf(adapter.transfer({ ...too, account, amount: 1n }))).toBe('transaction/insufficientFunds')
    expect(await codeOf(adapter.transfer({ ...too, amount: 2n ** 64n }))).toBe('transaction/insufficientFunds')
    expect(await codeOf(adapter.transfer({ ...too, amount: 0n }))).toBe('transaction/invalid')
    expect(wallet.requests).toHaveLength(requested)
  })

  it('fails when there is no token at the address', async () => {
    const { adapter, call } = await setUp(chain)
    const token = call.account.address
    expect(await codeOf(adapter.getBalance({ network: call.network, address: newAddress(), token }))).toBe(
      'token/notFound',
    )
    expect(await codeOf(adapter.transfer({ ...call, to: newAddress(), amount: 1n, token }))).toBe('token/notFound')
    expect(await codeOf(adapter.transfer({ ...call, to: newAddress(), amount: 1n, token: 'x' }))).toBe(
      'account/invalidAddress',
    )
  })
})

describe('transfer to a recipient', () => {
  it.each([
    ['is not an address', () => 'tooShort'],
    ['is a mint', () => chain.tokens.TUSD.address],
    ['is a program', () => chain.tokens.TUSD.program],
    [
      'is a token account',
      () =>
        findTokenAccount(
          { PublicKey },
          {
            owner: chain.accounts[0]?.address ?? '',
            mint: chain.tokens.TTK.address,
            program: chain.tokens.TTK.program,
          },
        ).toBase58(),
    ],
  ])('refuses one that %s, since the amount would be lost', async (_, receiver) => {
    const { adapter, wallet, call } = await setUp(chain)
    const requested = wallet.requests.length
    const to = receiver()
    expect(await codeOf(adapter.transfer({ ...call, to, amount: 10n ** 9n }))).toBe('account/invalidAddress')
    const token = chain.tokens.TTK.address
    expect(await codeOf(adapter.transfer({ ...call, to, amount: 1n, token }))).toBe('account/invalidAddress')
    expect(wallet.requests).toHaveLength(requested)
  })
})

describe('sendTransaction', () => {
  it('reports before the wallet is prompted that a new account would be below the minimum', async () => {
    const { adapter, wallet, call } = await setUp(chain)
    const requested = wallet.requests.length
    const error = await adapter.transfer({ ...call, to: newAddress(), amount: 1n }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({
      code: 'transaction/insufficientFunds',
      shortMessage: expect.stringContaining('rent-exempt minimum'),
    })
    expect(wallet.requests).toHaveLength(requested)
  })

  it('accepts legacy and version 0 transactions of @solana/web3.js, also with a lookup table', async () => {
    const { adapter, wallet, call } = await setUp(chain)
    const { address } = call.account
    const payerKey = new PublicKey(address)
    const confirmed = async (transaction: Transaction | VersionedTransaction) => {
      const hash = await adapter.signAndSendTransaction({ ...call, transaction })
      return adapter.waitForTransaction({ network: call.network, hash })
    }
    const lifetime = await connection.getLatestBlockhash()
    const legacy = new Transaction({ feePayer: payerKey, ...lifetime }).add(transferOf(address, 900_001))
    expect(await confirmed(legacy)).toMatchObject({ status: 'success' })

    const send = async (instructions: readonly TransactionInstruction[], tables?: AddressLookupTableAccount[]) => {
      const recentBlockhash = (await connection.getLatestBlockhash()).blockhash
      const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [...instructions] })
      return confirmed(new VersionedTransaction(message.compileToV0Message(tables)))
    }
    const recentSlot = (await connection.getSlot()) - 1
    const keys = { authority: payerKey, payer: payerKey }
    const [create, lookupTable] = AddressLookupTableProgram.createLookupTable({ ...keys, recentSlot })
    const to = newAddress()
    const extend = { ...keys, lookupTable, addresses: [new PublicKey(to)] }
    expect(await send([create, AddressLookupTableProgram.extendLookupTable(extend)])).toMatchObject({
      status: 'success',
    })
    const { value: table } = await connection.getAddressLookupTable(lookupTable)
    expect(await send([transferOf(address, 900_003, to)], [table as AddressLookupTableAccount])).toMatchObject({
      status: 'success',
    })
    expect((await adapter.getBalance({ network: call.network, address: to })).value).toBe(900_003n)
    expect(wallet.requests.filter(({ method }) => method === 'solana:signTransaction')).toHaveLength(3)
  })

  it('sends serialized bytes through the shared command', async () => {
    const { adapter, call } = await setUp(chain)
    const { address } = call.account
    const to = newAddress()
    const message = new TransactionMessage({
      payerKey: new PublicKey(address),
      recentBlockhash: (await connection.getLatestBlockhash()).blockhash,
      instructions: [transferOf(address, 2_000_000, to)],
    })
    const transaction = new VersionedTransaction(message.compileToLegacyMessage()).serialize()
    const hash = await adapter.sendTransaction({ ...call, transaction: { transaction } })
    await adapter.waitForTransaction({ network: call.network, hash })
    expect((await adapter.getBalance({ network: call.network, address: to })).value).toBe(2_000_000n)
    expect(await codeOf(adapter.sendTransaction({ ...call, transaction: { to } }))).toBe('transaction/invalid')
    expect(await codeOf(adapter.sendTransaction({ ...call, transaction: { to, value: 1n, transaction } }))).toBe(
      'transaction/invalid',
    )
    expect(await codeOf(adapter.sendTransaction({ ...call, transaction: { to, value: 1n, data: '0x00' } }))).toBe(
      'transaction/invalid',
    )
  })

  it('fills payer and blockhash into a copy of an incomplete legacy transaction, and tracks its expiry', async () => {
    let isLost = false
    const { adapter, call } = await setUp(chain, {}, async ({ method }, ask) =>
      isLost && method === 'sendTransaction' ? Response.json({ result: '' }) : ask(),
    )
    const to = newAddress()
    const transaction = new Transaction().add(transferOf(call.account.address, 900_004, to))
    const hash = await adapter.sendTransaction({ ...call, transaction: { transaction } })
    expect(await adapter.waitForTransaction({ network: call.network, hash })).toMatchObject({ status: 'success' })
    expect((await adapter.getBalance({ network: call.network, address: to })).value).toBe(900_004n)
    expect([transaction.feePayer, transaction.recentBlockhash]).toEqual([undefined, undefined])
    isLost = true
    const lost = await adapter.sendTransaction({ ...call, transaction: { transaction } })
    chain.advance(151)
    expect(await codeOf(adapter.waitForTransaction({ network: call.network, hash: lost }))).toBe('transaction/expired')
  })

  it("sends once when the node's response is lost and the request is retried", async () => {
    let count = 0
    const { adapter, call } = await setUp(chain, {}, async ({ method }, ask) => {
      const response = await ask()
      if (method !== 'sendTransaction') return response
      count += 1
      return count === 1 ? new Response('lost', { status: 502 }) : response
    })
    const to = newAddress()
    const hash = await adapter.transfer({ ...call, to, amount: 10n ** 6n })
    expect(await adapter.waitForTransaction({ network: call.network, hash })).toMatchObject({ status: 'success' })
    expect((await adapter.getBalance({ network: call.network, address: to })).value).toBe(10n ** 6n)
    expect(count).toBe(2)
  })

  it('reports maybeSent when a node refuses the transaction after a lost response', async () => {
    let count = 0
    const { adapter, call } = await setUp(chain, {}, async ({ method }, ask) => {
      if (method === 'sendTransaction') count += 1
      return method === 'sendTransaction' && count === 1 ? new Response('lost', { status: 502 }) : ask()
    })
    const transaction = new Transaction({
      feePayer: new PublicKey(call.account.address),
      blockhash: newAddress(),
      lastValidBlockHeight: 1,
    }).add(transferOf(call.account.address, 1))
    const sent = adapter.sendTransaction({ ...call, transaction: { transaction } })
    await expect(sent).rejects.toMatchObject({
      code: 'transaction/maybeSent',
      details: expect.stringMatching(/^Transaction: \w{80,}$/),
    })
    expect(count).toBe(2)
  })

  it('reports why a program or the chain refuses', async () => {
    const { adapter, call } = await setUp(chain)
    const { address } = call.account
    const payerKey = new PublicKey(address)
    const sendOf = async (recentBlockhash: string, lamports: number) => {
      const message = new TransactionMessage({
        payerKey,
        recentBlockhash,
        instructions: [transferOf(address, lamports)],
      })
      const transaction = new VersionedTransaction(message.compileToV0Message())
      return codeOf(adapter.signAndSendTransaction({ ...call, transaction }))
    }
    const { blockhash } = await connection.getLatestBlockhash()
    expect(await sendOf(blockhash, Number.MAX_SAFE_INTEGER)).toBe('transaction/insufficientFunds')
    expect(await sendOf(newAddress(), 1_000_000)).toBe('transaction/expired')
  })
})

describe('waitForTransaction', () => {
  it('reports a transaction that failed on the chain', async () => {
    const { adapter, call } = await setUp(chain)
    const payer = Keypair.fromSeed(chain.accounts[1]?.seed as Uint8Array)
    const transaction = new Transaction({ feePayer: payer.publicKey, ...(await connection.getLatestBlockhash()) })
    transaction.add(transferOf(payer.publicKey.toBase58(), Number.MAX_SAFE_INTEGER))
    transaction.sign(payer)
    const hash = await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
    expect(await adapter.waitForTransaction({ network: call.network, hash })).toMatchObject({
      hash,
      status: 'reverted',
      blockNumber: expect.any(BigInt),
    })
  })

  it('ends when the transaction has expired', async () => {
    // A node that accepts a transaction and loses it.
    const { adapter, call } = await setUp(chain, {}, async ({ method }, ask) =>
      method === 'sendTransaction' ? Response.json({ result: '' }) : ask(),
    )
    const hash = await adapter.transfer({ ...call, to: newAddress(), amount: 10n ** 6n })
    chain.advance(151)
    expect(await codeOf(adapter.waitForTransaction({ network: call.network, hash }))).toBe('transaction/expired')
  })

  it("doesn't report expiry for a transaction that the wallet sent, which may have another blockhash", async () => {
    const { adapter, wallet, devnetCall: call } = await setUp(chain)
    wallet.behave({ responses: { 'solana:signAndSendTransaction': () => [{ signature: new Uint8Array(64).fill(9) }] } })
    const hash = await adapter.transfer({ ...call, to: newAddress(), amount: 10n ** 6n })
    chain.advance(151)
    const waiting = adapter.waitForTransaction({ network: call.network, hash, timeoutMs: 50 })
    expect(await codeOf(waiting)).toBe('transaction/timedOut')
  })

  it('keeps waiting while the node is unavailable, and reports the result once it is back', async () => {
    let isUnavailable = false
    let refused = 0
    const { adapter, call } = await setUp(chain, {}, async (_, ask) => {
      if (!isUnavailable) return ask()
      refused += 1
      return new Response('away', { status: 503 })
    })
    const hash = await adapter.transfer({ ...call, to: newAddress(), amount: 10n ** 6n })
    isUnavailable = true
    const waiting = adapter.waitForTransaction({ network: call.network, hash })
    // One request takes three rounds over the endpoints.
    await expect.poll(() => refused, { timeout: 10_000 }).toBeGreaterThan(3)
    isUnavailable = false
    expect(await waiting).toMatchObject({ status: 'success' })
  })

  it('ends on timeout or abort, and rejects an invalid signature immediately', async () => {
    const { adapter, call } = await setUp(chain)
    const { network } = call
    const hash = '2'.repeat(88)
    expect(await codeOf(adapter.waitForTransaction({ network, hash, timeoutMs: 1 }))).toBe('transaction/timedOut')
    const signal = AbortSignal.timeout(30)
    expect(await codeOf(adapter.waitForTransaction({ network, hash, signal }))).toBe('connection/aborted')
    expect(await codeOf(adapter.waitForTransaction({ network, hash: '0x12' }))).toBe('transaction/invalid')
  })

  it('waits for the requested number of blocks', async () => {
    const { adapter, call } = await setUp(chain)
    const hash = await adapter.transfer({ ...call, to: newAddress(), amount: 10n ** 6n })
    const waiting = adapter.waitForTransaction({ network: call.network, hash, confirmations: 32 })
    chain.advance(3)
    const { value } = await connection.getSignatureStatus(hash)
    expect(await waiting).toMatchObject({ status: 'success' })
    expect(value?.confirmationStatus).toBe('finalized')
  })
})

describe('signTransactions', () => {
  const unsigned = async (address: string, version: 'legacy' | 0) => {
    const message = new TransactionMessage({
      payerKey: new PublicKey(address),
      recentBlockhash: (await connection.getLatestBlockhash()).blockhash,
      instructions: [transferOf(address, 1_000_000)],
    })
    return new VersionedTransaction(version === 0 ? message.compileToV0Message() : message.compileToLegacyMessage())
  }

  it('signs several transactions with one prompt, in order', async () => {
    const { adapter, wallet, call } = await setUp(chain)
    const { address } = call.account
    const transactions = [await unsigned(address, 0), await unsigned(address, 'legacy')]
    const requested = wallet.requests.length
    const signed = await adapter.signTransactions({ ...call, transactions })
    expect(wallet.requests).toHaveLength(requested + 1)
    expect(signed.map((bytes) => VersionedTransaction.deserialize(bytes).version)).toEqual([0, 'legacy'])
    for (const bytes of signed) await connection.sendRawTransaction(bytes)
    expect(await codeOf(adapter.signTransactions({ ...call, transactions: [] }))).toBe('transaction/invalid')
  })

  it("doesn't prompt a wallet for a transaction version that it doesn't support", async () => {
    const { adapter, wallet, call } = await setUp(chain, { behavior: { versions: ['legacy'] } })
    const requested = wallet.requests.length
    const transactions = [await unsigned(call.account.address, 0)]
    expect(await codeOf(adapter.signTransactions({ ...call, transactions }))).toBe('wallet/unsupportedMethod')
    expect(wallet.requests).toHaveLength(requested)
  })

  it('reads the supported features from the account, not from the wallet', async () => {
    const { adapter, wallet, call } = await setUp(chain)
    wallet.behave({ unsupported: ['solana:signMessage', 'solana:signTransaction'] })
    const transactions = [await unsigned(call.account.address, 0)]
    expect(await codeOf(adapter.signTransactions({ ...call, transactions }))).toBe('wallet/unsupportedMethod')
    expect(await codeOf(adapter.signMessage({ ...call, message: 'x' }))).toBe('wallet/unsupportedMethod')
    const hash = await adapter.transfer({ ...call, to: newAddress(), amount: 10n ** 6n })
    expect(await adapter.waitForTransaction({ network: call.network, hash })).toMatchObject({ status: 'success' })
    wallet.behave({ unsupported: ['solana:signAndSendTransaction', 'solana:signTransaction'] })
    expect(await codeOf(adapter.transfer({ ...call, to: newAddress(), amount: 10n ** 6n }))).toBe(
      'wallet/unsupportedMethod',
    )
  })

  it("doesn't prompt a wallet for an account that it no longer shares, or for an unknown chain", async () => {
    const { adapter, wallet, call } = await setUp(chain, { chains: { 'solana:localnet': chain.url } })
    const requested = wallet.requests.length
    const other = { ...call, network: adapter.networks[1] as typeof call.network }
    expect(await codeOf(adapter.transfer({ ...other, to: newAddress(), amount: 10n ** 6n }))).toBe('network/mismatch')
    const signal = new AbortController().signal
    expect(await codeOf(adapter.switchNetwork({ ...other, signal }))).toBe('network/notAddable')
    wallet.lock()
    expect(await codeOf(adapter.signMessage({ ...call, message: 'x' }))).toBe('wallet/unauthorized')
    expect(wallet.requests).toHaveLength(requested)
  })

  const nonsense: readonly (readonly [string, (inputs: unknown) => unknown])[] = [
    ['solana:signMessage', () => undefined],
    ['solana:signMessage', () => []],
    ['solana:signMessage', () => [{ signature: 'text', signedMessage: new Uint8Array(1) }]],
    ['solana:signMessage', () => [{ signature: new Uint8Array(63), signedMessage: new Uint8Array(1) }]],
    ['solana:signMessage', () => [{ signature: new Uint8Array(64), signedMessage: new Uint8Array(3) }]],
    ['solana:signMessage', () => [null]],
    ['solana:signTransaction', () => [{}]],
    ['solana:signTransaction', () => [{ signedTransaction: [1, 2, 3] }]],
    ['solana:signTransaction', () => [{ signedTransaction: new Uint8Array(200) }]],
    [
      'solana:signTransaction',
      (inputs) =>
        (inputs as { transaction: Uint8Array }[]).map(({ transaction }) => ({ signedTransaction: transaction })),
    ],
  ]
  it.each(nonsense)('rejects an invalid response to %s (%#)', async (method, answer) => {
    const { adapter, wallet, call } = await setUp(chain)
    wallet.behave({ responses: { [method]: answer } })
    const requested =
      method === 'solana:signMessage'
        ? adapter.signMessage({ ...call, message: 'hi' })
        : adapter.signTransactions({ ...call, transactions: [await unsigned(call.account.address, 0)] })
    expect(await codeOf(requested)).toBe('wallet/invalidResponse')
  })
})

describe('signIn', () => {
  const input = { domain: 'dapp.example', statement: 'Welcome', nonce: 'oBbLoEldZs' }

  it("uses the wallet's own feature and verifies the result", async () => {
    const { adapter, wallet, call } = await setUp(chain)
    const result = await adapter.signIn({ ...call, input })
    expect(wallet.requests.at(-1)?.method).toBe('solana:signIn')
    expect(result).toMatchObject({
      address: call.account.address,
      message: expect.stringContaining('Nonce: oBbLoEldZs'),
    })
  })

  it('signs the same text as a message when the wallet lacks the feature', async () => {
    const one = await setUp(chain)
    const two = await setUp(chain, { behavior: { unsupported: ['solana:signIn'] } })
    const expected = await one.adapter.signIn({ ...one.call, input })
    expect(await two.adapter.signIn({ ...two.call, input })).toEqual(expected)
    expect(two.wallet.requests.at(-1)?.method).toBe('solana:signMessage')
  })

  it('supports every form of text sign-in that wallets use, and verifies each signature', async () => {
    const text = (address: string) =>
      `dapp.example wants you to sign in with your Solana account:\n${address}\n\nURI: https://dapp.example/\nVersion: 1\nChain ID: localnet\nNonce: oBbLoEldZs\nIssued At: 2026-01-01T00:00:00.000Z`
    for (const [isHardware, unsupported, method, scheme = ''] of [
      [false, [], 'solana:signIn'],
      [false, [], 'solana:signMessage', 'http://'],
      [false, ['solana:signIn'], 'solana:signMessage'],
      [true, [], 'solana:signTransaction'],
    ] as const) {
      const { adapter, wallet, call } = await setUp(chain, { behavior: { unsupported } })
      const { account, network } = call
      const requested = scheme + text(account.address)
      const { message, signature } = await adapter.signIn({ ...call, message: requested, isHardware })
      expect([wallet.requests.at(-1)?.method, message]).toEqual([method, requested])
      const proof = { network, address: account.address, message, signature }
      expect(await adapter.verifyMessage(proof), method).toBe('valid')
      expect(await adapter.verifyMessage({ ...proof, message: `${message}9` }), method).toBe('invalid')
      expect(await codeOf(adapter.signIn({ ...call, message: 'hello', isHardware }))).toBe('signIn/invalid')
    }
  })

  it('refuses a wallet that signs in another account, or to another domain', async () => {
    const { adapter, call } = await setUp(chain, { domain: 'evil.example' })
    expect(await codeOf(adapter.signIn({ ...call, input: { ...input, address: newAddress() } }))).toBe('wallet/failed')
    const liar = await setUp(chain)
    const signer = createSolanaSigner([new Uint8Array(32).fill(1)])
    const text = `evil.example wants you to sign in with your Solana account:\n${liar.call.account.address}`
    const signedMessage = new TextEncoder().encode(text)
    const signature = signer.sign(liar.call.account.address, signedMessage)
    const answer = (): unknown => [{ account: { address: liar.call.account.address }, signedMessage, signature }]
    liar.wallet.behave({ responses: { 'solana:signIn': answer } })
    expect(await codeOf(liar.adapter.signIn({ ...liar.call, input }))).toBe('signIn/invalid')
  })

  it('rejects when the user declines', async () => {
    const { adapter, wallet, call } = await setUp(chain)
    wallet.behave({ mode: 'reject' })
    expect(await codeOf(adapter.signIn({ ...call, input }))).toBe('connection/rejected')
  })
})
