import type { Capabilities, TransferPlan } from '@kit/core/adapter'
import { type PolkadotDevnet, startPolkadot } from '@kit/devnet/polkadot'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatSs58 } from '../address/PolkadotAddress.js'
import { networkOf, setUp as setUpPage } from '../testing/setUp.js'

const unit = 10n ** 12n
const unusedAddress = (seed: number) => formatSs58(new Uint8Array(32).fill(seed), 2)
const asset = '1984'

let chain: PolkadotDevnet
beforeAll(async () => {
  chain = await startPolkadot()
}, 120_000)
afterAll(() => chain.stop())

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => error,
  )

/** Returns the chain's first account, its initial balance, and the adapter's capabilities for it. */
async function setUp() {
  const { adapter, call, wallet } = await setUpPage([
    networkOf('0', { genesisHash: chain.genesisHash, ss58Format: 2, rpcUrls: [chain.url] }),
  ])
  const { network, account } = call
  const capabilities = (await adapter.loadCapabilities()) as Required<Capabilities>
  const plan = (what: {
    to: string
    amount: bigint | 'max'
    token?: string
    keepAlive?: boolean
    from?: string
  }): Promise<TransferPlan> => {
    const { from = account.address, ...wish } = what
    return capabilities.planTransfer({ network, account: { ...account, address: from }, ...wish })
  }
  const read = (address: string) => adapter.getNativeBalance({ network, address })
  const readAsset = async (address: string) => (await adapter.getBalance({ network, address, token: asset })).value
  const transfer = async (what: { to: string; amount: bigint; token?: string; keepAlive?: boolean }) => {
    const hash = await adapter.transfer({ ...call, ...what })
    return adapter.waitForTransaction({ network, hash })
  }
  const { address } = account
  const { existentialDeposit: least } = await read(address)
  return { adapter, wallet, network, address, capabilities, plan, read, readAsset, transfer, least }
}

/** Adds a balance to an account. */
const fund = (address: string, data: object, more: object = {}) =>
  chain.rpc('dev_setStorage', { System: { Account: [[[address], { providers: 1, ...more, data }]] } })
const holds = (address: string, balance: bigint, isFrozen = false) =>
  chain.rpc('dev_setStorage', {
    Assets: {
      Account: [[[Number(asset), address], { balance: String(balance), isFrozen, reason: 'Consumer', extra: null }]],
    },
  })
/** Changes the test asset. */
const define = (change: object) => {
  const people = {
    owner: unusedAddress(1),
    issuer: unusedAddress(1),
    admin: unusedAddress(1),
    freezer: unusedAddress(1),
  }
  const counts = { deposit: 0, accounts: 3, sufficients: 0, approvals: 0 }
  const rest = { supply: String(10n ** 12n), minBalance: 1, isSufficient: true, isFrozen: false }
  return chain.rpc('dev_setStorage', {
    Assets: { Asset: [[[Number(asset)], { ...people, ...counts, ...rest, ...change }]] },
  })
}

describe('getTokens', () => {
  it('returns the transferable native currency and the assets that the app names', async () => {
    const { network, capabilities } = await setUp()
    const address = unusedAddress(21)
    await fund(address, { free: String(50n * unit), reserved: String(5n * unit), miscFrozen: String(20n * unit) })
    await holds(address, 7n)
    const iconUrl = 'https://tokens.example/77.png'
    const tokens = [{ address: asset }, { address: '77', symbol: 'OWN', iconUrl }, { address: 'x' }, { address: '404' }]
    expect(await capabilities.getTokens({ network, address, tokens })).toMatchObject([
      { address: undefined, symbol: 'UNIT', decimals: 12, amount: 30n * unit },
      { address: asset, name: 'Test Dollar', symbol: 'TUSD', decimals: 6, amount: 7n },
      { address: '77', name: 'Test Token', symbol: 'OWN', decimals: 18, amount: 0n, iconUrl },
    ])
  })
})

describe('planTransfer of the native currency', () => {
  it('keeps the account alive, unless it may be closed: then nothing remains', async () => {
    const { address, plan, read, transfer, least } = await setUp()
    const before = await read(address)
    const kept = await plan({ to: unusedAddress(31), amount: 'max' })
    expect(kept).toMatchObject({ amount: before.free - least - kept.fee, warnings: [] })
    expect(await transfer({ to: unusedAddress(31), amount: kept.amount })).toMatchObject({ status: 'success' })
    expect((await read(address)).free).toBe(least)

    await fund(address, { free: String(before.free) })
    const ended = await plan({ to: unusedAddress(31), amount: 'max', keepAlive: false })
    expect(ended).toMatchObject({ amount: before.free - ended.fee, warnings: ['closesAccount'] })
    const receipt = await transfer({ to: unusedAddress(32), amount: ended.amount, ...ended.terms })
    expect(receipt).toMatchObject({ status: 'success' })
    expect([(await read(address)).free, (await read(unusedAddress(32))).free]).toEqual([0n, ended.amount])
    await fund(address, { free: String(before.free) })
  })

  it('refuses an amount below the minimum of a new recipient, or that leaves the sender below the minimum', async () => {
    const { address, plan, read, least } = await setUp()
    const belowMinimum = { code: 'transfer/belowMinimum', details: `${least}` }
    expect(await errorOf(plan({ to: unusedAddress(33), amount: least - 1n }))).toMatchObject(belowMinimum)
    expect((await plan({ to: unusedAddress(33), amount: least })).warnings).toEqual([])
    const { amount } = await plan({ to: unusedAddress(33), amount: 'max' })
    expect(await errorOf(plan({ to: unusedAddress(33), amount: amount + 1n }))).toMatchObject(belowMinimum)
    const { free } = await read(address)
    expect(await errorOf(plan({ to: unusedAddress(33), amount: free }))).toMatchObject({
      code: 'transfer/insufficientFunds',
    })
    expect(await plan({ to: unusedAddress(33), amount: amount + 1n, keepAlive: false })).toMatchObject({
      amount: amount + 1n,
      warnings: ['closesAccount'],
    })
  })

  it('respects locks and deposits, which prevent an account from being closed', async () => {
    const { plan, least } = await setUp()
    const from = unusedAddress(34)
    await fund(from, { free: String(50n * unit), miscFrozen: String(20n * unit), feeFrozen: String(20n * unit) })
    for (const keepAlive of [true, false]) {
      const { amount, fee, warnings } = await plan({ from, to: unusedAddress(35), amount: 'max', keepAlive })
      expect(amount + fee).toBe(30n * unit)
      expect(warnings).toEqual([])
    }
    await fund(from, { free: String(50n * unit) }, { consumers: 1 })
    const bound = await plan({ from, to: unusedAddress(35), amount: 'max', keepAlive: false })
    expect(bound.amount + bound.fee).toBe(50n * unit - least)
    expect(
      await errorOf(plan({ from, to: unusedAddress(35), amount: bound.amount + 1n, keepAlive: false })),
    ).toMatchObject({
      code: 'transfer/belowMinimum',
    })
  })

  it('keeps the maximum amount plus fee within the balance', async () => {
    const { plan, least } = await setUp()
    const from = unusedAddress(36)
    const amounts = fc.bigInt({ min: 0n, max: 5n * unit })
    await fc.assert(
      fc.asyncProperty(amounts, amounts, fc.boolean(), async (free, frozen, keepAlive) => {
        await fund(from, { free: String(free), miscFrozen: String(frozen), feeFrozen: String(frozen) })
        const planned = await plan({ from, to: unusedAddress(37), amount: 'max', keepAlive }).catch(
          (error: { code: string }) => {
            expect(['transfer/insufficientFunds', 'transfer/belowMinimum']).toContain(error.code)
          },
        )
        if (!planned) return
        const rest = free - planned.amount - planned.fee
        expect(rest).toBeGreaterThanOrEqual(0n)
        expect(rest).toBeGreaterThanOrEqual(planned.warnings.includes('closesAccount') ? 0n : least)
        expect(planned.amount).toBeLessThanOrEqual(free > frozen ? free - frozen : 0n)
      }),
      { numRuns: 25 },
    )
  })

  it('sends no request to the wallet, and requires a recipient of the chain', async () => {
    const { wallet, plan } = await setUp()
    const requested = wallet.requests.length
    expect(await errorOf(plan({ to: 'not-an-address', amount: 1n }))).toMatchObject({
      code: 'transfer/invalidRecipient',
    })
    expect(wallet.requests).toHaveLength(requested)
  })
})

describe('planTransfer of an asset', () => {
  it('plans what the transfer does: part of a holding, or all of it', async () => {
    const { address, plan, read, readAsset, transfer } = await setUp()
    await holds(address, 1_000n)
    const before = await read(address)
    const part = { to: unusedAddress(41), amount: 400n, token: asset }
    const first = await plan(part)
    expect(await transfer(part)).toMatchObject({ status: 'success' })
    const all = await plan({ to: unusedAddress(41), amount: 'max', token: asset })
    expect(all.amount).toBe(600n)
    expect(await transfer({ ...part, amount: 600n })).toMatchObject({ status: 'success' })
    expect([await readAsset(address), await readAsset(unusedAddress(41))]).toEqual([0n, 1_000n])
    expect(before.free - (await read(address)).free).toBe(first.fee + all.fee)
    expect(await errorOf(plan(part))).toMatchObject({ code: 'transfer/insufficientFunds' })
  })

  it('respects the minimum balance of the asset on both sides', async () => {
    const { address, plan } = await setUp()
    await holds(address, 1_000n)
    await define({ minBalance: 100 })
    const belowMinimum = { code: 'transfer/belowMinimum', details: '100' }
    const to = unusedAddress(42)
    expect(await errorOf(plan({ to, amount: 99n, token: asset }))).toMatchObject(belowMinimum)
    expect(await errorOf(plan({ to, amount: 901n, token: asset }))).toMatchObject(belowMinimum)
    for (const amount of [100n, 900n, 1_000n])
      expect(await plan({ to, amount, token: asset })).toMatchObject({ amount })
    await define({})
  })

  it("reports why the chain would refuse: frozen, or an asset that can't create an account", async () => {
    const { address, plan } = await setUp()
    await holds(address, 1_000n)
    const wouldFail = (reason: RegExp) => ({ code: 'transfer/wouldFail', details: expect.stringMatching(reason) })
    const what = { to: unusedAddress(43), amount: 5n, token: asset }
    await define({ isFrozen: true })
    expect(await errorOf(plan(what))).toMatchObject(wouldFail(/frozen/))
    await define({ isSufficient: false })
    expect(await errorOf(plan(what))).toMatchObject(wouldFail(/native currency first/))
    expect(await plan({ ...what, to: chain.accounts[1]?.address ?? '' })).toMatchObject({ amount: 5n })
    await define({})
    await holds(address, 1_000n, true)
    expect(await errorOf(plan(what))).toMatchObject(wouldFail(/frozen/))
    await holds(address, 1_000n)
  })
})
