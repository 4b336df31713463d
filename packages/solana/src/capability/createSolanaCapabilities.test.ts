import type { Capabilities, TransferPlan } from '@kit/core/adapter'
import { type SolanaDevnet, startSolana } from '@kit/devnet/solana'
import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programs } from '../library/programs.data.js'
import { findTokenAccount } from '../library/readTransfer.js'
import { createMint, nonTransferable, splitHolding, transferFees } from '../testing/createMint.js'
import { setUp as setUpPage } from '../testing/setUp.js'

let chain: SolanaDevnet
let connection: Connection
beforeAll(async () => {
  chain = await startSolana()
  connection = new Connection(chain.url, { commitment: 'confirmed', wsEndpoint: chain.wsUrl })
})
afterAll(() => chain.stop())

const signatureFee = 5_000n
const leastOfAccount = 890_880n
const newAddress = () => Keypair.generate().publicKey.toBase58()
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => error,
  )

/** Returns the first account of the chain and the adapter's capabilities for it. */
async function setUp() {
  const { adapter, wallet, call } = await setUpPage(chain)
  const { network, account } = call
  const capabilities = (await adapter.loadCapabilities()) as Required<Capabilities>
  const { address } = account
  const key = Keypair.fromSeed(chain.accounts.find((one) => one.address === address)?.seed ?? new Uint8Array(32))
  const plan = (what: { to: string; amount: bigint | 'max'; token?: string; from?: string }): Promise<TransferPlan> =>
    capabilities.planTransfer({ network, account: { ...account, address: what.from ?? address }, ...what })
  const read = async (of: string, token?: string) =>
    (await adapter.getBalance({ network, address: of, ...(token !== undefined && { token }) })).value
  const transfer = async (what: { to: string; amount: bigint; token?: string }) => {
    const hash = await adapter.transfer({ ...call, ...what })
    await adapter.waitForTransaction({ network, hash })
    return hash
  }
  return { adapter, wallet, call, network, address, key, capabilities, plan, read, transfer }
}

describe('getTokens', () => {
  it('lists SOL, the tokens that the app names, and all others of both token programs, with several accounts added up', async () => {
    const { network, address, key, capabilities } = await setUp()
    const plain = await createMint(connection, key, { amount: 900n })
    await splitHolding(connection, key, plain, 300n)
    const none = await createMint(connection, Keypair.fromSeed(chain.accounts[1]?.seed ?? new Uint8Array()))
    const iconUrl = 'https://tokens.example/none.png'
    const tokens = [
      { address: none, symbol: 'NONE', name: 'None', iconUrl },
      { address: 'nothing' },
      { address: newAddress() },
    ]
    const held = await capabilities.getTokens({ network, address, tokens })
    const [sol, first] = held
    expect(sol).toMatchObject({ address: undefined, symbol: 'SOL', decimals: 9 })
    expect(first).toMatchObject({ address: none, symbol: 'NONE', name: 'None', iconUrl, amount: 0n, decimals: 6 })
    const find = (mint: string) => held.find((token) => token.address === mint)
    const short = `${plain.slice(0, 4)}…${plain.slice(-4)}`
    expect(find(plain)).toMatchObject({ amount: 900n, symbol: short, name: short })
    expect(find(chain.tokens.TUSD.address)).toMatchObject({ symbol: 'TUSD', name: 'Test USD', decimals: 6 })
    expect(find(chain.tokens.TTK.address)).toMatchObject({ symbol: 'TTK', name: 'Test Token', decimals: 9 })
    expect(new Set(held.map((token) => token.address)).size).toBe(held.length)
  })

  it('leaves out NFTs, unless the app names them', async () => {
    const { network, address, key, capabilities } = await setUp()
    const picture = await createMint(connection, key, { decimals: 0, amount: 1n })
    const list = async (tokens: readonly { address: string }[]) =>
      (await capabilities.getTokens({ network, address, tokens })).map((token) => token.address)
    expect(await list([])).not.toContain(picture)
    expect(await list([{ address: picture }])).toContain(picture)
  })

  it('describes each token, and returns none without a mint', async () => {
    const { network, address, capabilities } = await setUp()
    const { TTK } = chain.tokens
    expect(await capabilities.getToken({ network, token: TTK.address })).toEqual({
      networkId: network.id,
      address: TTK.address,
      name: 'Test Token',
      symbol: 'TTK',
      decimals: 9,
      iconUrl: undefined,
    })
    for (const token of [address, 'nothing'])
      expect(await errorOf(capabilities.getToken({ network, token }))).toMatchObject({ code: 'token/notFound' })
  })
})

describe('planTransfer', () => {
  it("predicts the cost to the lamport: the first transfer of a token creates the recipient's account", async () => {
    const { address, plan, read, transfer } = await setUp()
    for (const token of [chain.tokens.TUSD.address, chain.tokens.TTK.address]) {
      const what = { to: newAddress(), amount: 7n, token }
      for (const warnings of [['createsAccount'], []]) {
        const before = await read(address)
        const planned = await plan(what)
        expect(planned).toMatchObject({ amount: 7n, warnings })
        await transfer(what)
        expect(before - (await read(address))).toBe(planned.fee)
      }
    }
  })

  it('includes the fee that a Token-2022 mint withholds from the amount', async () => {
    const { address, key, plan, read, transfer } = await setUp()
    const token = await createMint(connection, key, { extension: transferFees })
    for (const [amount, transferFee] of [
      [101n, 6n],
      [500_000n, 1_000n],
    ] as const) {
      const what = { to: newAddress(), amount, token }
      const before = await read(address)
      const planned = await plan(what)
      expect(planned).toMatchObject({ amount, transferFee })
      await transfer(what)
      expect(await read(what.to, token)).toBe(amount - transferFee)
      expect(before - (await read(address))).toBe(planned.fee)
    }
  })

  it('plans the maximum of a token from several of its accounts', async () => {
    const { key, address, plan, read, transfer } = await setUp()
    const token = await createMint(connection, key, { amount: 900n })
    await splitHolding(connection, key, token, 300n)
    const to = newAddress()
    const { amount } = await plan({ to, amount: 'max', token })
    expect(amount).toBe(900n)
    await transfer({ to, amount, token })
    expect([await read(to, token), await read(address, token)]).toEqual([900n, 0n])
    expect(await errorOf(plan({ to, amount: 'max', token }))).toMatchObject({ code: 'transfer/insufficientFunds' })
  })

  it('refuses an amount below the minimum of a new recipient, or that leaves the sender below the minimum', async () => {
    const { address, plan, read } = await setUp()
    const details = `${leastOfAccount}`
    const belowMinimum = { code: 'transfer/belowMinimum', details }
    expect(await errorOf(plan({ to: newAddress(), amount: leastOfAccount - 1n }))).toMatchObject(belowMinimum)
    expect((await plan({ to: newAddress(), amount: leastOfAccount })).warnings).toEqual([])
    expect((await plan({ to: chain.accounts[1]?.address ?? '', amount: 1n })).warnings).toEqual([])
    const all = (await read(address)) - signatureFee
    expect(await plan({ to: newAddress(), amount: all })).toMatchObject({ warnings: ['closesAccount'] })
    expect(await errorOf(plan({ to: newAddress(), amount: all - 1n }))).toMatchObject(belowMinimum)
    expect(await plan({ to: newAddress(), amount: all - leastOfAccount })).toMatchObject({ warnings: [] })
    expect(await errorOf(plan({ to: newAddress(), amount: all + 1n }))).toMatchObject({
      code: 'transfer/insufficientFunds',
    })
  })

  it('reports insufficient funds for the fee when the sender has no SOL', async () => {
    const { plan } = await setUp()
    const from = newAddress()
    for (const amount of ['max', leastOfAccount] as const)
      expect(await errorOf(plan({ from, to: newAddress(), amount }))).toMatchObject({
        code: 'transfer/insufficientFunds',
      })
  })

  it('warns about an off-curve address, and refuses programs, mints and token accounts', async () => {
    const { address, plan } = await setUp()
    const { address: token, program } = chain.tokens.TTK
    const unsigned = findTokenAccount({ PublicKey }, { owner: newAddress(), mint: token, program }).toBase58()
    expect((await plan({ to: unsigned, amount: leastOfAccount })).warnings).toEqual(['contractRecipient'])
    expect((await plan({ to: unsigned, amount: 1n, token })).warnings).toEqual(['contractRecipient', 'createsAccount'])
    const own = findTokenAccount({ PublicKey }, { owner: address, mint: token, program }).toBase58()
    for (const to of [token, own, programs.token2022, 'tooShort'])
      for (const what of [{}, { token }])
        expect(await errorOf(plan({ to, amount: leastOfAccount, ...what }))).toMatchObject({
          code: 'transfer/invalidRecipient',
        })
  })

  it('reports why a program would fail, without prompting a wallet', async () => {
    const { wallet, key, plan } = await setUp()
    const requested = wallet.requests.length
    const token = await createMint(connection, key, { extension: nonTransferable })
    expect(await errorOf(plan({ to: newAddress(), amount: 1n, token }))).toMatchObject({
      code: 'transfer/wouldFail',
      details: expect.stringMatching(/^Transfer is disabled for this mint/),
    })
    expect(wallet.requests).toHaveLength(requested)
  })

  it('keeps the maximum amount plus fee within the balance', async () => {
    const { plan, read } = await setUp()
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: leastOfAccount, max: 10n ** 12n }), async (lamports) => {
        const from = newAddress()
        await connection.requestAirdrop(new PublicKey(from), Number(lamports))
        const planned = await plan({ from, to: newAddress(), amount: 'max' }).catch((error: { code: string }) => {
          // An account slightly above the minimum can't fund a new account with the minimum.
          expect(error.code).toBe('transfer/belowMinimum')
          expect(lamports).toBeLessThan(leastOfAccount + signatureFee)
        })
        if (planned) expect(planned.amount + planned.fee).toBe(await read(from))
      }),
      { numRuns: 20 },
    )
  })
})

describe('readTransaction', () => {
  it('returns sender, recipient and amount of SOL and token transfers', async () => {
    const { address, network, capabilities, transfer } = await setUp()
    const what = { to: newAddress(), amount: leastOfAccount }
    const sol = await capabilities.getTransaction({ network, hash: await transfer(what) })
    const { to, amount: value } = what
    expect(sol).toMatchObject({ status: 'success', from: address, to, value, fee: signatureFee, call: undefined })
    const token = chain.tokens.TUSD.address
    const sent = await capabilities.getTransaction({ network, hash: await transfer({ to, amount: 3n, token }) })
    expect(sent).toMatchObject({ from: address, to, value: 0n, call: { name: 'TransferChecked' }, reason: undefined })
  })

  it("returns unknown when the chain doesn't have it, and rejects an invalid signature", async () => {
    const { network, capabilities } = await setUp()
    const hash = '1'.repeat(64)
    expect(await capabilities.getTransaction({ network, hash })).toBeUndefined()
    expect(await errorOf(capabilities.getTransaction({ network, hash: 'x' }))).toMatchObject({
      code: 'transaction/invalid',
    })
  })
})
