import type { Adapter, Capabilities } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import type { AdapterFixture } from './AdapterFixture.js'
import { type BenchSetup, type ConformanceChains, codeOf, createDeadAdapter, setUpBench } from './setUpBench.js'

/**
 * Defines the tests of chain capabilities that features use, for adapters that have them. The last test empties an account, so these tests
 * run after all others.
 */
export const describeCapabilities = (fixture: AdapterFixture, adapter: Adapter, chains: ConformanceChains): void => {
  if (!adapter.loadCapabilities) return
  describe('capabilities', async () => {
    const capabilities = (await adapter.loadCapabilities?.()) ?? {}
    const { hasTokens = true } = fixture
    const setup = setUpBench(fixture, chains)
    if (capabilities.getTokens) defineTokenLists(setup)
    if (capabilities.getToken && hasTokens) defineTokens(setup)
    if (!capabilities.planTransfer) return
    definePlans(setup)
    defineHistory(setup, capabilities)
    if (capabilities.parsePaymentUri && adapter.formatPaymentUri) definePaymentLinks(setup)
    defineMaximums(setup)
  })
}

function defineTokenLists(setup: BenchSetup): void {
  const { fixture, chains, ready, read } = setup
  const { hasTokens = true } = fixture
  it('lists the tokens of an account, the native currency first', async () => {
    const { call, capabilities } = await ready()
    const { network, account } = call
    const { tokens } = chains()[0]
    const held = await capabilities.getTokens({ network, address: account.address, tokens })
    expect(held[0]).toMatchObject({ ...network.nativeCurrency, networkId: network.id, address: undefined })
    expect(held[0]?.amount).toBe(await read(account.address))
    expect(held.filter(({ address }) => address === undefined)).toHaveLength(1)
    if (!hasTokens) return
    for (const { address, symbol, decimals } of tokens) {
      const token = held.find((each) => each.address?.toLowerCase() === address.toLowerCase())
      expect(token).toMatchObject({ symbol, decimals, amount: await read(account.address, address) })
    }
  })

  it('rejects with a typed error when no node responds, never with an empty list', async () => {
    const dead = createDeadAdapter(setup)
    const [network = setup.bench.network] = dead.networks
    const capabilities = (await dead.loadCapabilities?.()) as Required<Capabilities>
    const requested = capabilities.getTokens({ network, address: setup.wallet.selected, tokens: [] })
    expect(await codeOf(requested)).toMatch(/^rpc\//)
  }, 20_000)
}

function defineTokens(setup: BenchSetup): void {
  const { fixture, chains, ready } = setup
  it('describes a token, and returns none for another address', async () => {
    const { capabilities } = await ready()
    const { network } = setup.bench
    const [token = { address: '', symbol: '', decimals: 0 }] = chains()[0].tokens
    const { symbol, decimals } = token
    expect(await capabilities.getToken({ network, token: token.address })).toMatchObject({ symbol, decimals })
    const requested = capabilities.getToken({ network, token: fixture.createAddress() })
    expect(await codeOf(requested)).toBe('token/notFound')
  })
}

function definePlans({ fixture, ready, read }: BenchSetup): void {
  const { minReceivable = 1n } = fixture
  it('plans a transfer, and pays no more than planned', async () => {
    const { call, capabilities, adapter } = await ready()
    const { network, account } = call
    const what = { to: fixture.createAddress(), amount: minReceivable + 77n }
    const before = await read(account.address)
    const plan = await capabilities.planTransfer({ network, account, ...what })
    expect(plan.amount).toBe(what.amount)
    const hash = await adapter.transfer({ ...call, ...what, ...plan.terms })
    await adapter.waitForTransaction({ network, hash })
    expect(await read(what.to)).toBe(what.amount)
    expect(await read(account.address)).toBeGreaterThanOrEqual(before - plan.amount - plan.fee)
  })

  it('rejects a plan for more than the account holds, and for no recipient', async () => {
    const { call, capabilities } = await ready()
    const { network, account } = call
    const plan = (to: string, amount: bigint) => codeOf(capabilities.planTransfer({ network, account, to, amount }))
    const tooMuch = (await read(account.address)) + 1n
    expect(await plan(fixture.createAddress(), tooMuch)).toBe('transfer/insufficientFunds')
    for (const text of [...fixture.invalidAddresses, ...(fixture.mistypedAddresses ?? [])])
      expect(await plan(text, minReceivable)).toBe('transfer/invalidRecipient')
  })
}

function defineHistory({ fixture, ready }: BenchSetup, existing: Capabilities): void {
  const { minReceivable = 1n } = fixture
  const { getTransaction, getAccountPosition, findTransactions } = existing
  if (getTransaction) {
    it('shows a transaction that it sent', async () => {
      const { call, capabilities, adapter } = await ready()
      const { network } = call
      const what = { to: fixture.createAddress(), amount: minReceivable + 5n }
      const hash = await adapter.transfer({ ...call, ...what })
      await adapter.waitForTransaction({ network, hash })
      const details = await capabilities.getTransaction({ network, hash })
      expect(details).toMatchObject({ hash, status: 'success', from: call.account.address })
      expect(details?.fee).toBeGreaterThan(0n)
      expect(Math.abs((details?.minedAtMs ?? 0) - Date.now())).toBeLessThan(86_400_000)
    })
  }

  if (getAccountPosition) {
    it('distinguishes the transactions an account sends from those it sent before', async () => {
      const { call, capabilities, adapter } = await ready()
      const { network, account } = call
      const before = await capabilities.getAccountPosition({ network, account })
      const hash = await adapter.transfer({ ...call, to: fixture.createAddress(), amount: minReceivable + 3n })
      await adapter.waitForTransaction({ network, hash })
      const after = await capabilities.getAccountPosition({ network, account })
      expect(after.nonce).toBe(before.nonce === undefined ? undefined : before.nonce + 1)
      const { minedAtMs } = (await capabilities.getTransaction({ network, hash })) ?? {}
      expect(minedAtMs).toBeGreaterThanOrEqual(before.timeMs)
      expect(minedAtMs).toBeLessThanOrEqual(after.timeMs)
    })
  }

  if (findTransactions && getAccountPosition) {
    it('finds only the transactions that an account sent after the mark', async () => {
      const { call, capabilities, adapter } = await ready()
      const { network, account } = call
      const to = fixture.createAddress()
      const sent = { to, amount: minReceivable + 7n }
      const first = await adapter.transfer({ ...call, ...sent })
      await adapter.waitForTransaction({ network, hash: first })
      const mark = await capabilities.getAccountPosition({ network, account })
      const find = (what: typeof sent) =>
        capabilities.findTransactions({ network, address: account.address, mark, sent: what })
      expect(await find(sent)).toEqual([])
      const hash = await adapter.transfer({ ...call, ...sent })
      await adapter.waitForTransaction({ network, hash })
      await adapter.waitForTransaction({
        network,
        hash: await adapter.transfer({ ...call, to: fixture.createAddress(), amount: minReceivable }),
      })
      expect(await find(sent)).toEqual([hash])
      expect(await find({ to, amount: sent.amount + 1n })).toEqual([])
      expect(await find({ to: fixture.createAddress(), amount: sent.amount })).toEqual([])
    })
  }
}

function definePaymentLinks(setup: BenchSetup): void {
  const { fixture, ready } = setup
  const { minReceivable = 1n } = fixture
  it('reads the payment link that it writes', async () => {
    const { capabilities, adapter } = await ready()
    const [address, amount] = [fixture.createAddress(), minReceivable + 77n]
    const uri = await adapter.formatPaymentUri({ network: setup.bench.network, address, amount })
    const payment = capabilities.parsePaymentUri(uri)
    expect(payment).toMatchObject({ amount })
    expect(adapter.isSameAddress(payment?.address ?? '', address)).toBe(true)
    expect(capabilities.parsePaymentUri('https://dapp.example')).toBeUndefined()
  })
}

function defineMaximums({ fixture, chains, ready, read }: BenchSetup): void {
  const { hasTokens = true } = fixture
  if (hasTokens) {
    it('sends all of a token', async () => {
      const { call, capabilities, adapter } = await ready()
      const { network, account } = call
      const token = chains()[0].tokens[0]?.address ?? ''
      const to = fixture.createAddress()
      const before = await read(account.address, token)
      const plan = await capabilities.planTransfer({ network, account, to, amount: 'max', token })
      expect(plan.amount).toBe(before)
      const hash = await adapter.transfer({ ...call, to, amount: plan.amount, token, ...plan.terms })
      expect(await adapter.waitForTransaction({ network, hash })).toMatchObject({ status: 'success' })
      expect(await read(to, token)).toBe(plan.amount - (plan.transferFee ?? 0n))
      expect(await read(account.address, token)).toBe(0n)
    })
  }

  it('sends the maximum amount, and keeps its fee', async () => {
    const { call, capabilities, adapter } = await ready()
    const { network, account } = call
    const to = fixture.createAddress()
    const before = await read(account.address)
    const plan = await capabilities.planTransfer({ network, account, to, amount: 'max' })
    expect(plan.amount).toBeGreaterThan(0n)
    expect(plan.amount + plan.fee).toBeLessThanOrEqual(before)
    const hash = await adapter.transfer({ ...call, to, amount: plan.amount, ...plan.terms })
    expect(await adapter.waitForTransaction({ network, hash })).toMatchObject({ status: 'success' })
    expect(await read(to)).toBe(plan.amount)
    expect(await read(account.address)).toBeGreaterThanOrEqual(before - plan.amount - plan.fee)
  })
}
