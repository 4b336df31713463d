import type { CaipNetworkId, KitSettings } from '@kit/core'
import { type Adapter, KitError } from '@kit/core/adapter'
import type { Capabilities, Token, TransferPlan } from '@kit/core/plugin'
import { codeOf, createFakePorts, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import type { SendState } from './SendState.js'
import { send } from './send.js'

const alice = '0xaaaa000000000000000000000000000000001111'
const bob = '0xbbbb000000000000000000000000000000002222'
const usdc = {
  networkId: 'eip155:1',
  address: '0xcccc000000000000000000000000000000003333',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  iconUrl: undefined,
} as const
const coin = 10n ** 18n
type Plan = Parameters<NonNullable<Capabilities['planTransfer']>>[0]
type Transfer = Parameters<NonNullable<Adapter['transfer']>>[0]

/** Starts a chain on which every account has five coins and a fee is a tenth of one. The test controls the wallet's response. */
async function start(
  options: {
    readonly plan?: (call: Plan) => Partial<TransferPlan> | Promise<Partial<TransferPlan>>
    readonly names?: Record<string, string>
    readonly wallet?: (call: Transfer) => Promise<string>
    readonly ports?: ReturnType<typeof createFakePorts>
    readonly settings?: Partial<KitSettings>
    /** Returns the token at an address. */
    readonly token?: (address: string) => Promise<Token>
    readonly receipt?: Adapter['waitForTransaction']
    readonly capabilities?: Capabilities
    /** Returns the native balance of every account. */
    readonly held?: () => bigint
    /** Delays the balances of tokens. */
    readonly late?: Promise<void>
    /** The chain can't simulate transfers. */
    readonly isTrialless?: boolean
  } = {},
) {
  const plans: Plan[] = []
  const requested: Transfer[] = []
  const looked: string[] = []
  const capabilities: Capabilities = {
    async planTransfer(call) {
      plans.push(call)
      const amount = call.amount === 'max' ? 5n * coin - coin / 10n : call.amount
      return { amount, fee: coin / 10n, warnings: [], ...(await options.plan?.(call)) }
    },
    async resolveName({ name }) {
      looked.push(name)
      return options.names?.[name]
    },
    getToken: async ({ token }) => {
      if (options.token) return options.token(token)
      if (token !== usdc.address) throw new KitError('token/notFound', { shortMessage: 'No.' })
      return usdc
    },
    getTransaction: async ({ hash }) => ({
      ...{ hash, from: alice, to: bob, value: 1n, fee: 1n, blockNumber: 1n, minedAtMs: 1, call: undefined },
      ...{ status: 'reverted', reason: 'paused' },
    }),
    parsePaymentUri(uri) {
      const [, address, query] = /^ethereum:([\w.]+)(?:\?(.*))?$/.exec(uri) ?? []
      if (address === undefined) return undefined
      if (query === 'broken') throw new KitError('payment/invalid', { shortMessage: 'Broken.' })
      const given = new URLSearchParams(query)
      const keys = ['chain', 'amount', 'units', 'token']
      const [chain, amount, units, token] = keys.map((key) => given.get(key) ?? undefined)
      return {
        address,
        ...(chain && { networkId: `eip155:${chain}` as CaipNetworkId }),
        ...(amount && { amount: BigInt(amount) }),
        ...(units && { units }),
        ...(token && { token }),
      }
    },
    ...options.capabilities,
  }
  const ports = options.ports ?? createFakePorts()
  const engine = await createTestEngine({
    ports,
    settings: options.settings ?? {},
    plugins: [send()],
    eip155: {
      // The second form is an address of other networks of the chain.
      isAddress: (value, networkId) => /^0x\w{6,}$/.test(value) || (value === 'otherNet' && networkId !== 'eip155:1'),
      loadCapabilities: async () =>
        options.isTrialless ? { ...capabilities, planTransfer: undefined as never } : capabilities,
      async getBalance({ token }) {
        if (token === undefined) return { value: options.held?.() ?? 5n * coin, decimals: 18, symbol: 'X' }
        await options.late
        return { value: 100_000_000n, decimals: 6, symbol: 'X' }
      },
      switchNetwork: async ({ network }) => network.id,
      waitForTransaction: options.receipt ?? (async ({ hash }) => ({ hash, status: 'success', blockNumber: 1n })),
      async transfer(call) {
        requested.push(call)
        return options.wallet?.(call) ?? '0xhash'
      },
    },
    solana: { isAddress: (value) => /^sol\w+$/.test(value) },
  })
  await engine.connect('one', [alice])
  const { state, ...commands } = engine.kit.plugins.send
  const now = (): SendState => state.getState()
  /** Waits for the debounce and what follows it. */
  async function think(): Promise<void> {
    await flushPromises()
    ports.advance(500)
    await flushPromises()
    await vi.dynamicImportSettled()
    await flushPromises()
  }
  return { ...engine, ports, plans, requested, looked, now, think, state, ...commands }
}

describe('the send form', () => {
  it('starts with the native currency and exposes its problems in order', async () => {
    const { edit, now, think } = await start()
    expect(now()).toMatchObject({ token: { symbol: 'COIN' }, validation: 'enterAmount', status: 'idle' })
    const errorOf = async (fields: Parameters<typeof edit>[0]) => {
      edit(fields)
      await think()
      return now().validation
    }
    expect(await errorOf({ amount: '.' })).toBe('invalidAmount')
    expect(await errorOf({ amount: '0.0' })).toBe('enterAmount')
    expect(await errorOf({ amount: `1.${'1'.repeat(19)}` })).toBe('invalidAmount')
    expect(await errorOf({ amount: '5.000000000000000001' })).toBe('insufficientBalance')
    expect(await errorOf({ amount: '5' })).toBe('enterAddress')
    expect(await errorOf({ to: 'invalid' })).toBe('invalidAddress')
    expect(await errorOf({ to: ` ${bob} ` })).toBe('review')
    expect(now()).toMatchObject({ status: 'ready', plan: { status: 'success', data: { fee: coin / 10n } } })
  })

  it('simulates once after the user stops typing, and aborts the previous simulation', async () => {
    const { edit, plans, think } = await start()
    edit({ to: bob, amount: '1' })
    edit({ amount: '12' })
    edit({ amount: '1.2' })
    await think()
    expect(plans.map(({ amount }) => amount)).toEqual([(12n * coin) / 10n])
  })

  it('exposes why a transfer would fail, and retries on request', async () => {
    let fails = true
    const { edit, now, retry, think } = await start({
      plan() {
        if (fails) throw new KitError('transfer/wouldFail', { shortMessage: 'No.', details: 'paused' })
        return {}
      },
    })
    edit({ to: bob, amount: '1' })
    await think()
    expect(now()).toMatchObject({ status: 'failed', plan: { status: 'error', error: { details: 'paused' } } })
    fails = false
    retry()
    await think()
    expect(now()).toMatchObject({ status: 'ready', plan: { status: 'success' } })
  })

  it('uses the maximum that can be sent, and follows it until an amount is typed', async () => {
    let most = 4n * coin
    const { edit, max, now, think } = await start({ plan: ({ amount }) => (amount === 'max' ? { amount: most } : {}) })
    await max()
    expect(now()).toMatchObject({ amount: '4', isMax: true })
    most = 3n * coin
    edit({ to: bob })
    await think()
    expect(now()).toMatchObject({ amount: '3', isMax: true, validation: 'review' })
    edit({ amount: '2' })
    expect(now()).toMatchObject({ amount: '2', isMax: false })
  })

  it('clears on another network, and loses its plan for another account', async () => {
    const { edit, kit, now, one, plans, think } = await start()
    edit({ to: bob, amount: '1' })
    await think()
    one.emit('eip155', { type: 'accountsChanged', accounts: one.session('eip155', [bob], 'eip155:1').accounts })
    await think()
    expect(now()).toMatchObject({ amount: '1', to: bob, origin: { address: bob } })
    expect(plans.map(({ account }) => account.address)).toEqual([alice, bob])
    await kit.switchNetwork({ networkId: 'eip155:2' })
    expect(now()).toMatchObject({ amount: '', to: '', recipient: { status: 'idle' }, plan: { status: 'idle' } })
    expect(now().origin?.networkId).toBe('eip155:2')
  })

  it('sends nothing for an account that becomes active after submit', async () => {
    const { edit, now, one, submit, think } = await start()
    edit({ to: bob, amount: '1' })
    await think()
    await submit()
    expect(now()).toMatchObject({ status: 'sent', hash: expect.any(String) })
    one.emit('eip155', { type: 'accountsChanged', accounts: one.session('eip155', [bob], 'eip155:1').accounts })
    expect(now()).toMatchObject({ origin: { address: bob }, status: 'idle', hash: undefined, sent: { amount: coin } })
  })

  it('clears the amount for another token', async () => {
    const { edit, now } = await start()
    edit({ amount: '1' })
    edit({ token: usdc })
    expect(now()).toMatchObject({ amount: '', token: usdc })
  })
})

describe('funds that arrive after an empty balance was read', () => {
  /** Starts with an account whose balance also decides the simulation. */
  async function startEmpty(isTrialless = false) {
    const account = { held: 0n, reads: 0 }
    const form = await start({
      isTrialless,
      held() {
        account.reads += 1
        return account.held
      },
      plan({ amount }) {
        if (amount === 'max' || amount > account.held)
          throw new KitError('transfer/insufficientFunds', { shortMessage: 'Too little.' })
        return {}
      },
    })
    form.edit({ to: bob, amount: '1' })
    await form.think()
    expect(form.now().validation).toBe('insufficientBalance')
    return { ...form, account }
  }

  it.each([
    ['on a chain that simulates transfers', false],
    ['on a chain that does not', true],
  ])('can be sent immediately, %s', async (_, isTrialless) => {
    const { account, requested, submit } = await startEmpty(isTrialless)
    expect(await codeOf(submit())).toBe('transfer/insufficientFunds')
    account.held = 10n * coin
    await submit()
    expect(requested).toHaveLength(1)
  })

  it('enable the form when it is shown again', async () => {
    const { account, now, think, watch } = await startEmpty()
    const leave = watch()
    await think()
    leave()
    account.held = 10n * coin
    watch()
    await think()
    expect(now()).toMatchObject({ validation: 'review', status: 'ready', balance: { data: { value: 10n * coin } } })
  })

  it('appear while the form is shown, without polling when it is not', async () => {
    const { account, now, ports, think, watch } = await startEmpty()
    const { reads } = account
    ports.advance(60_000)
    await think()
    expect(account.reads).toBe(reads)
    const leave = watch()
    await think()
    account.held = 10n * coin
    ports.advance(10_000)
    await think()
    expect(now()).toMatchObject({ validation: 'review', status: 'ready' })
    leave()
  })

  it('appear when only the fee was missing', async () => {
    let isUnfunded = true
    const { edit, now, ports, think, watch } = await start({
      plan() {
        if (isUnfunded) throw new KitError('transfer/insufficientFunds', { shortMessage: 'No fee.' })
        return {}
      },
    })
    edit({ token: usdc, to: bob })
    edit({ amount: '1' })
    await think()
    expect(now().validation).toBe('insufficientBalance')
    watch()
    isUnfunded = false
    ports.advance(10_000)
    await think()
    expect(now().validation).toBe('review')
  })

  it('appear when the fee was missing at submit', async () => {
    let isUnfunded = false
    const { edit, now, ports, submit, think, watch } = await start({
      plan() {
        if (isUnfunded) throw new KitError('transfer/insufficientFunds', { shortMessage: 'No fee.' })
        return {}
      },
    })
    edit({ token: usdc, to: bob })
    edit({ amount: '1' })
    await think()
    watch()
    isUnfunded = true
    expect(await codeOf(submit())).toBe('transfer/insufficientFunds')
    isUnfunded = false
    ports.advance(10_000)
    await think()
    expect(now()).toMatchObject({ validation: 'review', status: 'ready', error: undefined })
  })

  it('can be sent even if the balance can no longer be read', async () => {
    let held: bigint | undefined = 0n
    const { requested, submit } = await start({
      isTrialless: true,
      held() {
        if (held === undefined) throw new KitError('rpc/failed', { shortMessage: 'Down.' })
        return held
      },
    })
    expect(await codeOf(submit({ to: bob, amount: '1' }))).toBe('transfer/insufficientFunds')
    held = undefined
    await submit()
    expect(requested).toHaveLength(1)
  })
})

describe('a token looked up by address', () => {
  it('has its balance', async () => {
    const { findToken, now } = await start()
    findToken(usdc.address)
    expect(now().found).toEqual({ status: 'pending' })
    await vi.waitFor(() => expect(now().found).toMatchObject({ data: { symbol: 'USDC', amount: 100_000_000n } }))
    findToken('USD')
    expect(now().found).toEqual({ status: 'idle' })
    findToken('0xdddd000000000000000000000000000000004444')
    await vi.waitFor(() => expect(now().found).toEqual({ status: 'idle' }))
  })

  it('belongs to the latest address, in whatever order the chain responds', async () => {
    const answers = new Map<string, () => void>()
    const { findToken, now } = await start({
      token: (address) => new Promise((resolve) => answers.set(address, () => resolve({ ...usdc, symbol: address }))),
    })
    findToken('0xfirst000')
    await vi.waitFor(() => expect(answers.size).toBe(1))
    findToken('0xsecond00')
    await vi.waitFor(() => expect(answers.size).toBe(2))
    answers.get('0xsecond00')?.()
    await vi.waitFor(() => expect(now().found).toMatchObject({ data: { symbol: '0xsecond00' } }))
    answers.get('0xfirst000')?.()
    await flushPromises()
    expect(now().found).toMatchObject({ data: { symbol: '0xsecond00' } })
  })

  it('stays unknown while the chain is unreachable, and appears on retry', async () => {
    let isDown = true
    const { findToken, now } = await start({
      token: async () => {
        if (isDown) throw new KitError('rpc/failed', { shortMessage: 'Down.' })
        return usdc
      },
    })
    findToken(usdc.address)
    await vi.waitFor(() => expect(now().found).toMatchObject({ status: 'error', error: { code: 'rpc/failed' } }))
    isDown = false
    findToken(usdc.address)
    await vi.waitFor(() => expect(now().found).toMatchObject({ status: 'success' }))
  })

  it('uses the decimals of the chain, whatever a service reports', async () => {
    const { requested, edit, now, submit, think } = await start()
    edit({ token: { ...usdc, decimals: 8 } })
    edit({ to: bob, amount: '2.5' })
    await think()
    expect(now().token?.decimals).toBe(6)
    await submit()
    expect(requested[0]?.amount).toBe(2_500_000n)
  })

  it('reads the decimals before it sends at once', async () => {
    const { requested, submit } = await start()
    await submit({ token: { ...usdc, decimals: 8 }, to: bob, amount: '0.5' })
    expect(requested[0]?.amount).toBe(500_000n)
  })

  it('sends nothing while the chain does not report the decimals', async () => {
    const late = Promise.reject(new KitError('rpc/failed', { shortMessage: 'Down.' }))
    late.catch(() => undefined)
    const { now, requested, submit } = await start({ late })
    expect(await codeOf(submit({ token: { ...usdc, decimals: 8 }, to: bob, amount: '0.5' }))).toBe('rpc/failed')
    expect(now()).toMatchObject({ status: 'failed', error: { code: 'rpc/failed' } })
    expect(requested).toEqual([])
  })

  it('simulates again when the decimals turn out to be different', async () => {
    let arrive = (): void => undefined
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const { edit, plans, think } = await start({ late })
    edit({ token: { ...usdc, decimals: 8 } })
    edit({ to: bob, amount: '0.5' })
    await think()
    arrive()
    await think()
    expect(plans.map(({ amount }) => amount)).toEqual([50_000_000n, 500_000n])
  })
})

describe('the recipient', () => {
  it('resolves a name after the debounce, and the latest wins', async () => {
    const { edit, looked, now, think } = await start({ names: { 'bob.eth': bob } })
    edit({ to: 'alice.eth' })
    await flushPromises()
    edit({ to: 'Bob.eth' })
    expect(now().recipient).toEqual({ status: 'resolving' })
    await think()
    expect(looked).toEqual(['bob.eth'])
    expect(now().recipient).toMatchObject({ status: 'ready', address: bob, name: 'bob.eth' })
    edit({ to: 'nobody.eth' })
    await think()
    expect(now().recipient).toEqual({ status: 'invalid', reason: 'unknownName' })
  })

  it('comes from a payment link, together with amount and token', async () => {
    const { edit, now, think } = await start()
    edit({ to: `ethereum:${bob}?chain=1&amount=1500000&token=${usdc.address}` })
    await think()
    expect(now()).toMatchObject({ to: bob, amount: '1.5', token: usdc, recipient: { status: 'ready', address: bob } })
  })

  it('parses whole units of a link with the token’s decimals', async () => {
    const { requested, edit, now, submit, think } = await start()
    edit({ to: `ethereum:${bob}?units=2.5&token=${usdc.address}` })
    await think()
    expect(now()).toMatchObject({ amount: '2.5', token: usdc, validation: 'review' })
    await submit()
    expect(requested[0]?.amount).toBe(2_500_000n)
  })

  it('resolves the name in a payment link', async () => {
    const { edit, now, think } = await start({ names: { 'bob.eth': bob } })
    edit({ to: `ethereum:bob.eth?amount=${coin}` })
    await think()
    expect(now()).toMatchObject({
      to: 'bob.eth',
      amount: '1',
      recipient: { status: 'ready', address: bob, name: 'bob.eth' },
    })
  })

  it('stays unknown while the token of a link can’t be read, and repeats the lookup on retry', async () => {
    let isDown = true
    const { edit, now, retry, think } = await start({
      token: async () => {
        if (isDown) throw new KitError('rpc/failed', { shortMessage: 'Down.' })
        return usdc
      },
    })
    edit({ to: `ethereum:${bob}?units=2&token=${usdc.address}` })
    await think()
    expect(now().recipient).toEqual({ status: 'invalid', reason: 'lookupFailed' })
    isDown = false
    retry()
    await think()
    expect(now()).toMatchObject({ to: bob, amount: '2', token: usdc, recipient: { status: 'ready' } })
  })

  it.each([
    [`ethereum:${bob}?units=0.0000001&token=${usdc.address}`, 'link'],
    [`ethereum:${bob}?token=0xdddd000000000000000000000000000000004444`, 'link'],
    ['ethereum:nobody.eth', 'unknownName'],
    ['solAddress', 'otherChain'],
    ['otherNet', 'otherNetwork'],
    [`ethereum:${bob}?chain=2`, 'otherNetwork'],
    [`ethereum:${bob}?broken`, 'link'],
    ['no address', 'address'],
  ])('rejects %s: %s', async (to, reason) => {
    const { edit, now, think } = await start()
    edit({ to })
    await think()
    expect(now().recipient).toEqual({ status: 'invalid', reason })
  })

  it('reports an off-chain name if the app does not look up such names', async () => {
    const names: Record<string, string> = {}
    Object.defineProperty(names, 'far.eth', {
      get() {
        throw new KitError('name/offchain', { shortMessage: 'Off-chain.' })
      },
    })
    const { edit, now, think } = await start({ names })
    edit({ to: 'far.eth' })
    await think()
    expect(now().recipient).toEqual({ status: 'invalid', reason: 'offchainName' })
  })

  it('stays unknown while a name can’t be looked up, and repeats the lookup on retry', async () => {
    const names: Record<string, string> = {}
    Object.defineProperty(names, 'bob.eth', {
      get() {
        throw new Error('The node is down.')
      },
    })
    const { edit, looked, now, retry, think } = await start({ names })
    edit({ to: 'bob.eth' })
    await think()
    expect(now().recipient).toEqual({ status: 'invalid', reason: 'lookupFailed' })
    retry()
    await think()
    expect(looked).toEqual(['bob.eth', 'bob.eth'])
  })
})

describe('send warnings', () => {
  const shown = async (to: string, more: Parameters<typeof start>[0] = {}, token?: typeof usdc) => {
    const ports = createFakePorts()
    const before = [
      { address: bob, name: 'bob.eth', sentAtMs: 1 },
      { address: '<script>', name: 'x', sentAtMs: 1 },
      null,
    ]
    ports.stored.set('kit.send.recent', JSON.stringify({ eip155: before }))
    const { edit, now, think } = await start({ ...more, ports })
    edit({ ...(token && { token }), to, amount: '1' })
    await think()
    return now().warnings
  }

  it('stay empty for a recipient that this page already sent to', async () => {
    expect(await shown(bob)).toEqual([])
  })
  it('ignore recipients of another kit on the page', async () => {
    const ports = createFakePorts()
    const first = await start({ ports })
    await first.submit({ to: bob, amount: '0.1' })
    const other = await start({ ports, settings: { storagePrefix: 'other' } })
    await other.submit({ to: alice, amount: '0.1' })
    expect(other.now().recent.map(({ address }) => address)).toEqual([alice])
  })
  it('report a first recipient', async () => {
    expect(await shown('0xdddd000000000000000000000000000000004444')).toEqual(['firstTime'])
  })
  it('report the contract of the token itself', async () => {
    expect(await shown(usdc.address, {}, usdc)).toContain('tokenContract')
  })
  it('report an address that looks like an earlier recipient', async () => {
    expect(await shown('0xbb77000000000000000000000000000000002222')).toContain('lookAlike')
    expect(await shown('0xaa99000000000000000000000000000000001111')).toContain('lookAlike')
  })
  it('report a name that previously resolved to another address', async () => {
    const names = { 'bob.eth': '0xdddd000000000000000000000000000000004444' }
    expect(await shown('bob.eth', { names })).toContain('nameChanged')
    expect(await shown('bob.eth', { names: { 'bob.eth': bob } })).toEqual([])
  })
  it('report the chain’s warnings about the transfer', async () => {
    expect(await shown(bob, { plan: () => ({ warnings: ['contractRecipient', 'createsAccount'] }) })).toEqual([
      'contractRecipient',
      'createsAccount',
    ])
  })
})

describe('submit', () => {
  it('sends the simulated transfer to the wallet once, from the account and network of the form', async () => {
    const { requested, events, kit, now, submit } = await start({ plan: () => ({ terms: { extra: { gas: 7n } } }) })
    const { hash } = await submit({ to: bob, amount: '0.1' })
    expect(hash).toBe('0xhash')
    expect(requested).toHaveLength(1)
    expect(requested[0]).toMatchObject({ to: bob, amount: coin / 10n, extra: { gas: 7n }, account: { address: alice } })
    expect(requested[0]?.network.id).toBe('eip155:1')
    expect(events('send/sent')).toMatchObject([{ networkId: 'eip155:1' }])
    await vi.waitFor(() => expect(now().sent).toMatchObject({ hash: '0xhash', to: bob, outcome: 'success' }))
    expect(now()).toMatchObject({ status: 'sent', amount: '', to: '', recent: [{ address: bob }] })
    kit.plugins.send.edit({ amount: '1' })
    expect(now().status).toBe('idle')
  })

  it('reports the outcome however long it takes, with the reason', async () => {
    let settleIt = (): void => undefined
    const { now, ports, submit } = await start({
      receipt: ({ hash }) =>
        new Promise((resolve) => {
          settleIt = () => resolve({ hash, status: 'reverted', blockNumber: 1n })
        }),
    })
    await submit({ to: bob, amount: '0.1' })
    ports.advance(60_000)
    await flushPromises()
    expect(now().sent).toMatchObject({ outcome: 'pending', reason: undefined })
    settleIt()
    await vi.waitFor(() => expect(now().sent).toMatchObject({ outcome: 'reverted', reason: 'paused' }))
  })

  it('reports the outcome even if the network changes after sending or while the wallet prompt is open', async () => {
    let answer = (_hash: string): void => undefined
    const wallet = () =>
      new Promise<string>((resolve) => {
        answer = resolve
      })
    const { requested, kit, now, submit } = await start({ wallet })
    const first = submit({ to: bob, amount: '0.1' })
    await vi.waitFor(() => expect(requested).toHaveLength(1))
    answer('0xfirst')
    await first
    await kit.switchNetwork({ networkId: 'eip155:2' })
    expect(now()).toMatchObject({ status: 'idle', sent: { hash: '0xfirst', networkId: 'eip155:1' } })
    const second = submit({ to: bob, amount: '0.2' })
    await vi.waitFor(() => expect(requested).toHaveLength(2))
    await kit.switchNetwork({ networkId: 'eip155:1' })
    answer('0xsecond')
    await second
    expect(now()).toMatchObject({ status: 'idle', amount: '', sent: { hash: '0xsecond', networkId: 'eip155:2' } })
    await vi.waitFor(() => expect(now().sent?.outcome).toBe('success'))
  })

  it('keeps showing the fee while the wallet prompt is open, and simulates again after a rejection', async () => {
    let refuse = (_: Error): void => undefined
    const wallet = () =>
      new Promise<string>((_, reject) => {
        refuse = reject
      })
    const { requested, now, plans, submit, think } = await start({ wallet })
    const sending = submit({ to: bob, amount: '0.1' })
    await vi.waitFor(() => expect(requested).toHaveLength(1))
    await think()
    expect(now()).toMatchObject({ status: 'requesting', plan: { status: 'success', data: { fee: coin / 10n } } })
    const tried = plans.length
    refuse(new KitError('connection/rejected', { shortMessage: 'Rejected.' }))
    await expect(sending).rejects.toMatchObject({ code: 'connection/rejected' })
    await think()
    expect(now()).toMatchObject({ plan: { status: 'success' } })
    expect(plans).toHaveLength(tried + 1)
  })

  it('reports nothing in a form that was reset by leaving the account and coming back', async () => {
    const answers: ((hash: string) => void)[] = []
    const wallet = () => new Promise<string>((resolve) => answers.push(resolve))
    const { requested, edit, kit, connect, now, submit, think } = await start({ wallet })
    const before = kit.active.getState().connection?.id ?? ''
    const first = submit({ to: bob, amount: '0.1' })
    await vi.waitFor(() => expect(requested).toHaveLength(1))
    await connect('two', [bob])
    kit.setActive({ connectionId: before })
    await think()
    edit({ amount: '0.2' })
    const second = submit()
    await vi.waitFor(() => expect(requested).toHaveLength(2))
    answers[0]?.('0xfirst')
    await first
    expect(now()).toMatchObject({ status: 'requesting', amount: '0.2', sent: { hash: '0xfirst' } })
    answers[1]?.('0xsecond')
    await second
    expect(now()).toMatchObject({ status: 'sent', hash: '0xsecond' })
  })

  it('reports no failed maximum of one account to another', async () => {
    let go = (): void => undefined
    const { requested, connect, max, now } = await start({
      plan: ({ amount }) =>
        new Promise((_, reject) => {
          if (amount === 'max') go = () => reject(new KitError('rpc/failed', { shortMessage: 'No.' }))
        }),
    })
    const most = max()
    await flushPromises()
    await connect('two', [bob])
    go()
    await most
    expect(now()).toMatchObject({ origin: { address: bob }, error: undefined })
    expect(requested).toEqual([])
  })

  it('accepts a token by its address', async () => {
    const { requested, submit } = await start()
    await submit({ token: usdc.address, to: bob, amount: '25' })
    expect(requested[0]).toMatchObject({ token: usdc.address, amount: 25_000_000n })
  })

  it('keeps the form after a rejection', async () => {
    const { edit, events, now, submit, think } = await start({
      wallet: () => Promise.reject(new KitError('connection/rejected', { shortMessage: 'No.' })),
    })
    edit({ to: bob, amount: '0.1' })
    await think()
    expect(await codeOf(submit())).toBe('connection/rejected')
    expect(now()).toMatchObject({ to: bob, amount: '0.1', status: 'failed', error: { code: 'connection/rejected' } })
    expect(now().recent).toEqual([])
    const about = { networkId: 'eip155:1', symbol: expect.any(String) }
    expect(events('send/requested')).toMatchObject([about])
    expect(events('send/failed')).toMatchObject([{ ...about, error: { code: 'connection/rejected' } }])
  })

  it('forgets the error of an attempt when its view is left, and keeps the form', async () => {
    const { edit, now, submit, think, watch } = await start({
      wallet: () => Promise.reject(new KitError('connection/rejected', { shortMessage: 'No.' })),
    })
    const leave = watch()
    edit({ to: bob, amount: '0.1' })
    await think()
    expect(await codeOf(submit())).toBe('connection/rejected')
    await think()
    expect(now().error?.code).toBe('connection/rejected')
    leave()
    watch()
    await think()
    expect(now()).toMatchObject({ to: bob, amount: '0.1', status: 'ready', error: undefined })
  })

  it('keeps a request in the wallet when its view is left', async () => {
    const { requested, now, submit, watch } = await start({ wallet: () => new Promise<string>(() => undefined) })
    const leave = watch()
    void submit({ to: bob, amount: '0.1' }).catch(() => undefined)
    await vi.waitFor(() => expect(requested).toHaveLength(1))
    leave()
    expect(now().status).toBe('requesting')
  })

  it('lets a wallet that ignores fee rates set its own, once the user has seen it', async () => {
    const { requested, edit, now, submit } = await start({
      plan: () => ({ terms: { feeRate: 12, extra: { gas: 7n } }, feeRates: { slow: 2, normal: 12, fast: 30 } }),
      wallet: async ({ feeRate }: Transfer & { readonly feeRate?: number }) => {
        if (feeRate === undefined) return '0xhash'
        throw new KitError('wallet/unsupportedMethod', { shortMessage: 'No.' })
      },
    })
    edit({ feeRate: 30 })
    expect(await codeOf(submit({ to: bob, amount: '0.1' }))).toBe('send/changed')
    expect(now()).toMatchObject({ walletSetsFee: true, to: bob, amount: '0.1', status: 'failed' })
    await submit()
    expect(requested[1]).toMatchObject({ extra: { gas: 7n } })
    // The account's next form still knows that the wallet sets the fee.
    await submit({ to: bob, amount: '0.2' })
    expect(requested).toHaveLength(3)
  })

  it('requests a fee rate from another wallet of the same account again', async () => {
    const { connect, edit, now, submit } = await start({
      plan: () => ({ terms: { feeRate: 12 }, feeRates: { slow: 2, normal: 12, fast: 30 } }),
      wallet: async () => {
        throw new KitError('wallet/unsupportedMethod', { shortMessage: 'No.' })
      },
    })
    edit({ feeRate: 30 })
    await codeOf(submit({ to: bob, amount: '0.1' }))
    expect(now().walletSetsFee).toBe(true)
    await connect('two', [alice])
    expect(now()).toMatchObject({ walletSetsFee: false, to: bob, amount: '0.1' })
  })

  it('never prompts the wallet for a transfer that would fail, is incomplete or unacknowledged', async () => {
    let answer: () => Partial<TransferPlan> = () => ({ warnings: ['contractRecipient'] })
    const { requested, now, submit } = await start({ plan: () => answer() })
    expect(await codeOf(submit())).toBe('send/incomplete')
    expect(await codeOf(submit({ to: bob }))).toBe('send/incomplete')
    expect(await codeOf(submit({ to: bob, amount: '1' }))).toBe('send/unacknowledged')
    answer = () => {
      throw new KitError('transfer/wouldFail', { shortMessage: 'No.' })
    }
    expect(await codeOf(submit())).toBe('transfer/wouldFail')
    expect(requested).toEqual([])
    answer = () => ({ warnings: ['contractRecipient'] })
    await submit({ acknowledged: ['contractRecipient'] })
    expect(requested).toHaveLength(1)
    expect(now().status).toBe('sent')
  })

  it('never prompts the wallet when the form changed during the simulation', async () => {
    let go = (): void => undefined
    const { requested, edit, submit } = await start({
      plan: () =>
        new Promise((resolve) => {
          go = () => resolve({})
        }),
    })
    const sent = submit({ to: bob, amount: '1' }).catch((error: KitError) => error.code)
    await flushPromises()
    edit({ amount: '2' })
    go()
    expect(await sent).toBe('send/changed')
    expect(requested).toEqual([])
  })

  it('never sends more of the maximum than what was shown', async () => {
    let most = 4n * coin
    const { requested, max, submit } = await start({ plan: ({ amount }) => (amount === 'max' ? { amount: most } : {}) })
    await max()
    most = 5n * coin
    await submit({ to: bob })
    expect(requested[0]?.amount).toBe(4n * coin)
  })

  it('prompts the wallet once for two presses in one turn', async () => {
    const { edit, requested, submit, think } = await start()
    edit({ to: bob, amount: '1' })
    await think()
    const results = await Promise.allSettled([submit(), submit()])
    expect(requested).toHaveLength(1)
    expect(results).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'send/pending' } }])
  })

  it('sends one request at a time, and locks the form until it ends', async () => {
    let answer = (_: string): void => undefined
    const { edit, now, submit } = await start({
      wallet: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    const sent = submit({ to: bob, amount: '1' })
    await vi.waitFor(() => expect(now().status).toBe('requesting'))
    expect(await codeOf(submit())).toBe('send/pending')
    edit({ amount: '2' })
    expect(now().amount).toBe('1')
    answer('0xlate')
    expect(await sent).toEqual({ hash: '0xlate' })
  })
})

describe('a transfer that may have been sent', () => {
  const mark = { timeMs: 1_000, height: 3, nonce: 7 }
  const disconnected = () => Promise.reject(new KitError('wallet/disconnected', { shortMessage: 'Gone.' }))

  /** The wallet never reports what it sends; the test puts transactions on the chain. */
  async function startLost() {
    const sent: string[] = []
    const lost = await start({
      wallet: disconnected,
      capabilities: { getAccountPosition: async () => mark, findTransactions: async () => sent },
    })
    expect(await codeOf(lost.submit({ to: bob, amount: '0.5' }))).toBe('transaction/maybeSent')
    return { ...lost, sent }
  }

  it('causes a severe warning for the same token to the same recipient', async () => {
    const { requested, edit, now, submit, think } = await startLost()
    expect(now()).toMatchObject({
      status: 'failed',
      error: { code: 'transaction/maybeSent' },
      maybeSent: { amount: coin / 2n, check: 'idle' },
      warnings: expect.arrayContaining(['maybeSent']),
    })
    expect(await codeOf(submit())).toBe('send/unacknowledged')
    expect(await codeOf(submit({ amount: '0.4' }))).toBe('send/unacknowledged')
    expect(requested).toHaveLength(1)
    edit({ to: alice })
    await think()
    expect(now()).toMatchObject({ maybeSent: undefined, warnings: expect.not.arrayContaining(['maybeSent']) })
    edit({ to: bob, amount: '0.5' })
    await think()
    expect(await codeOf(submit({ acknowledged: ['maybeSent'] }))).toBe('transaction/maybeSent')
    expect(requested).toHaveLength(2)
  })

  it('starts a search on request, and becomes sent once the chain has it', async () => {
    const { check, now, sent } = await startLost()
    await check()
    expect(now().maybeSent).toMatchObject({ check: 'notFound' })
    sent.push('0xlate')
    await check()
    expect(now()).toMatchObject({
      status: 'sent',
      hash: '0xlate',
      sent: { hash: '0xlate', amount: coin / 2n, to: bob },
      maybeSent: undefined,
    })
  })

  it('resolves the request of the app once the chain has it', async () => {
    const { kit, now, ports, requests, sent, think } = await startLost()
    const { result } = await requests.WalletSend({ to: bob, amount: '0.5' }, new AbortController().signal)
    await think()
    expect(await codeOf(kit.plugins.send.submit({ acknowledged: ['maybeSent'] }))).toBe('transaction/maybeSent')
    sent.push('0xfirst', '0xsecond')
    ports.advance(3_000)
    await flushPromises()
    expect((await result).hash).toMatch(/^0x(first|second)$/)
    expect(now().status).toBe('sent')
  })
})
