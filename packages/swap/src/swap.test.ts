import { type CallsStatus, KitError } from '@kit/core/plugin'
import { codeOf, flushPromises } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { createFakeExchange, router, tokenA, tokenB } from './testing/createFakeExchange.js'

const amountIn = 100_000_000n
const quotesOf = ({ requested }: { requested: readonly { path: string }[] }) =>
  requested.filter(({ path }) => path === 'v1/convert/quotes').length

describe('a balance that is too small for a swap', () => {
  it('refreshes for each amount, and every ten seconds while the swap is shown', async () => {
    const { chain, kit, plugin, ports } = await createFakeExchange()
    chain.held = 1n
    const held = kit.balanceOf({ networkId: 'eip155:1', token: tokenA })
    const leave = held.subscribe(() => undefined)
    const unitsHeld = () => {
      const state = held.getState()
      return state.status === 'idle' ? undefined : state.data?.value
    }
    await expect.poll(unitsHeld).toBe(1n)
    chain.held = amountIn
    plugin.edit({ amountIn })
    await expect.poll(unitsHeld).toBe(amountIn)
    plugin.edit({ amountIn: amountIn + 1n })
    const stop = plugin.watch()
    await flushPromises()
    chain.held = amountIn + 1n
    ports.advance(10_000)
    await expect.poll(unitsHeld).toBe(amountIn + 1n)
    stop()
    leave()
  })
})

describe('a quote', () => {
  it('returns the output of an amount, the rate, and the minimum received', async () => {
    const { plugin } = await createFakeExchange()
    expect(await plugin.quote({ amountIn })).toEqual({ amountIn, amountOut: 200_000_000n })
    // The simulated gas, at the gas price.
    await expect.poll(() => plugin.state.getState().networkFee).toBe(1_000_000n)
    expect(plugin.state.getState()).toMatchObject({
      rate: 2,
      amountOut: 200_000_000n,
      minimumReceived: 198_000_000n,
      slippage: 1,
      priceImpact: 0,
    })
    plugin.edit({ slippage: 0.5 })
    expect(plugin.state.getState()).toMatchObject({ minimumReceived: 199_000_000n, quote: { status: 'success' } })
  })

  it('returns the input for an output amount', async () => {
    const { plugin } = await createFakeExchange()
    expect(await plugin.quote({ amountOut: 50_000_000n })).toEqual({ amountIn: 25_000_000n, amountOut: 50_000_000n })
    expect(plugin.state.getState()).toMatchObject({ typed: 'out', amountIn: 25_000_000n })
  })

  it('refreshes every ten seconds while a view shows it and the page is visible', async () => {
    const exchange = await createFakeExchange()
    const { plugin, ports } = exchange
    await plugin.quote({ amountIn })
    await flushPromises()
    const before = quotesOf(exchange)
    ports.advance(10_000)
    await flushPromises()
    expect(quotesOf(exchange)).toBe(before)
    const stop = plugin.watch()
    ports.advance(10_000)
    await expect.poll(() => quotesOf(exchange)).toBeGreaterThan(before)
    await expect.poll(() => plugin.state.getState().quote.status).toBe('success')
    const shown = quotesOf(exchange)
    const isVisible = vi.spyOn(ports.platform, 'isVisible').mockReturnValue(false)
    ports.advance(10_000)
    await flushPromises()
    isVisible.mockRestore()
    stop()
    await flushPromises()
    ports.advance(10_000)
    await flushPromises()
    expect(quotesOf(exchange)).toBe(shown)
  })

  it('belongs to the latest typed amount', async () => {
    const { plugin, ports } = await createFakeExchange()
    const first = plugin.quote({ amountIn })
    const second = plugin.quote({ amountIn: 7n })
    expect(await codeOf(first)).not.toBe('fulfilled')
    await second
    plugin.edit({ amountIn: 8n })
    plugin.edit({ amountIn: 9n })
    ports.advance(300)
    await expect.poll(() => plugin.state.getState().amountOut).toBe(18n)
  })

  it('has the typical fee if the swap cannot be simulated', async () => {
    const { plugin, capabilities } = await createFakeExchange()
    capabilities.simulate = () => Promise.reject(new Error('no node can'))
    await plugin.quote({ amountIn })
    await flushPromises()
    expect(plugin.state.getState()).toMatchObject({ networkFee: 2_500_000n, status: 'editing', error: undefined })
  })

  it('retries once a failed service is back, with everything typed', async () => {
    const { plugin, service, ports } = await createFakeExchange()
    plugin.watch()
    service.diesAfter = 0
    plugin.edit({ amountIn })
    const { state } = plugin
    await expect
      .poll(() => {
        ports.advance(1000)
        return state.getState().quote.status
      })
      .toBe('error')
    expect(state.getState()).toMatchObject({ amountIn, from: { symbol: 'AAA' }, to: { symbol: 'BBB' } })
    service.diesAfter = 9
    await expect
      .poll(() => {
        ports.advance(1000)
        return state.getState().quote.status
      })
      .toBe('success')
    expect(state.getState()).toMatchObject({ amountIn, amountOut: 200_000_000n, error: undefined })
  })

  it('reports insufficient liquidity in one code', async () => {
    const { plugin, service } = await createFakeExchange()
    service.failure = {
      status: 400,
      body: { status: 'FAILED', reasons: [{ name: '', description: 'insufficient liquidity: none' }] },
    }
    expect(await codeOf(plugin.quote({ amountIn }))).toBe('swap/insufficientLiquidity')
    expect(plugin.state.getState()).toMatchObject({ amountIn, quote: { status: 'error' }, amountOut: undefined })
  })

  it('requires two tokens and an amount', async () => {
    const { plugin } = await createFakeExchange()
    expect(await codeOf(plugin.quote({ amountIn: undefined }))).toBe('swap/notReady')
    expect(await codeOf(plugin.quote({ amountIn: 0n }))).toBe('swap/notReady')
    expect(() => plugin.edit({ slippage: 51 })).toThrow(expect.objectContaining({ code: 'swap/slippageInvalid' }))
    expect(() => plugin.edit({ slippage: Number.NaN })).toThrow(
      expect.objectContaining({ code: 'swap/slippageInvalid' }),
    )
  })
})

describe('the swap form', () => {
  it('switches its sides, and the typed amount stays with its token', async () => {
    const { plugin } = await createFakeExchange()
    await plugin.quote({ amountIn })
    plugin.switchSides()
    expect(plugin.state.getState()).toMatchObject({
      from: { symbol: 'BBB' },
      to: { symbol: 'AAA' },
      typed: 'out',
      amountOut: amountIn,
    })
  })

  it('never has one token on both sides', async () => {
    const { plugin } = await createFakeExchange()
    const { from, to } = plugin.state.getState()
    if (from === undefined || to === undefined) throw new Error('no tokens')
    plugin.edit({ from: to })
    expect(plugin.state.getState()).toMatchObject({ from: to, to: undefined })
    plugin.edit({ to: from })
    plugin.edit({ to })
    expect(plugin.state.getState()).toMatchObject({ from: undefined, to })
  })

  it('resets for another account, and keeps the slippage', async () => {
    const { plugin, connect } = await createFakeExchange()
    plugin.edit({ slippage: 2 })
    await plugin.quote({ amountIn })
    await connect('two', ['0xB'])
    expect(plugin.state.getState()).toMatchObject({
      address: '0xB',
      amountIn: undefined,
      quote: { status: 'idle' },
      slippage: 2,
    })
  })
})

describe('a swap that continues while another account or network is active', () => {
  it('starts with tokens of the network that is active then', async () => {
    const { plugin, one, service } = await createFakeExchange({ networks: ['eip155:1', 'eip155:2'] })
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await expect.poll(() => plugin.state.getState().networkId).toBe('eip155:2')
    let open = () => {}
    service.listed = new Promise<void>((resolve) => {
      open = resolve
    })
    const begun = plugin.start({ fromToken: 'AAA', amount: '1' })
    await flushPromises()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:1' })
    await expect.poll(() => plugin.state.getState().networkId).toBe('eip155:1')
    open()
    await begun
    expect(plugin.state.getState().from).toMatchObject({ networkId: 'eip155:1', symbol: 'AAA' })
  })

  it('reports nothing in a form that was reset by leaving the account and coming back', async () => {
    const { plugin, kit, connect, chain, wallet } = await createFakeExchange()
    const before = kit.active.getState().connection?.id ?? ''
    chain.allowance = 2n * amountIn
    await plugin.quote({ amountIn })
    await plugin.prepare()
    let send = () => {}
    chain.sends = new Promise<void>((resolve) => {
      send = resolve
    })
    const sending = plugin.submit()
    await expect.poll(() => wallet.length).toBe(1)
    await connect('two', ['0xB'])
    kit.setActive({ connectionId: before })
    await plugin.start({ fromToken: 'AAA', toToken: 'BBB' })
    await plugin.quote({ amountIn: 5_000_000n })
    send()
    expect(await sending).toEqual({ hash: '0x1' })
    await flushPromises()
    expect(plugin.state.getState()).toMatchObject({ status: 'editing', hash: undefined, amountIn: 5_000_000n })
  })
})

describe('the tradable tokens', () => {
  it('include those of the network, without duplicates', async () => {
    const { plugin } = await createFakeExchange()
    const tokens = await plugin.loadTokens()
    expect(tokens.map(({ symbol, address }) => [symbol, address])).toEqual([
      ['COIN', undefined],
      ['AAA', tokenA],
      ['BBB', tokenB],
    ])
  })

  it('stay available for another account of the network', async () => {
    const { plugin, connect, requested } = await createFakeExchange()
    await plugin.start()
    await connect('two', ['0xB'])
    expect(plugin.state.getState().tokens.status).toBe('idle')
    await plugin.start()
    expect(plugin.state.getState()).toMatchObject({
      address: '0xB',
      tokens: { status: 'success' },
      from: { symbol: 'COIN' },
    })
    expect(requested.filter(({ path }) => path === 'v1/convert/tokens')).toHaveLength(1)
  })

  it('load for another account, too, while a view is registered', async () => {
    const { plugin, connect } = await createFakeExchange()
    const stop = plugin.watch()
    await connect('two', ['0xB'])
    await expect.poll(() => plugin.state.getState()).toMatchObject({ address: '0xB', tokens: { status: 'success' } })
    stop()
  })

  it('reject a token that can’t be swapped at the start', async () => {
    const { plugin } = await createFakeExchange()
    expect(await codeOf(plugin.start({ fromToken: 'ZZZ' }))).toBe('token/notFound')
    expect(plugin.state.getState()).toMatchObject({ from: { symbol: 'AAA' } })
  })

  it('stay empty if the app does not offer swaps on the network', async () => {
    const { plugin, requested } = await createFakeExchange({ networks: ['eip155:2'] })
    expect(plugin.isOffered()).toBe(false)
    expect(await plugin.loadTokens()).toEqual([])
    expect(requested).toEqual([])
  })
})

describe('submit', () => {
  it('approves the amount, waits until it is mined, and swaps', async () => {
    const { plugin, wallet } = await createFakeExchange()
    await plugin.quote({ amountIn })
    expect(await plugin.prepare()).toEqual([
      { kind: 'approve', status: 'next' },
      { kind: 'swap', status: 'next' },
    ])
    expect(plugin.state.getState()).toMatchObject({ status: 'ready', networkFee: 1_000_000n })
    expect(await plugin.submit()).toEqual({ hash: '0x2' })
    expect(wallet.map(({ call }) => (call['transaction'] as { to: string }).to)).toEqual([tokenA, router])
    expect(plugin.state.getState()).toMatchObject({
      status: 'submitted',
      hash: '0x2',
      steps: [{ status: 'done' }, { kind: 'swap', status: 'pending' }],
    })
  })

  it('signs a permit if the token supports it', async () => {
    const { plugin, wallet, chain, requested } = await createFakeExchange()
    chain.takesPermit = true
    await plugin.quote({ amountIn })
    expect((await plugin.prepare()).map(({ kind }) => kind)).toEqual(['sign', 'swap'])
    await plugin.submit()
    expect(wallet.map(({ method }) => method)).toEqual(['signTypedData', 'sendTransaction'])
    expect(requested.at(-1)?.body).toMatchObject({ eip155: { slippage: 1, permit: '0x51' } })
  })

  it('sends approval and swap as one batch if the wallet supports it', async () => {
    const { plugin, wallet, chain } = await createFakeExchange()
    chain.bundles = true
    await plugin.quote({ amountIn })
    expect((await plugin.prepare()).map(({ kind }) => kind)).toEqual(['bundle'])
    expect(await plugin.submit()).toEqual({ hash: '0xbundle' })
    expect(wallet).toMatchObject([
      { method: 'sendCalls', call: { atomicRequired: true, calls: [{ to: tokenA }, { to: router }] } },
    ])
  })

  it('treats a batch without a receipt as executed if the wallet reports success', async () => {
    const { plugin, chain, capabilities } = await createFakeExchange()
    chain.bundles = true
    const { getCallsStatus } = capabilities
    capabilities.getCallsStatus = async () => ({ ...(await getCallsStatus()), receipts: [] })
    await plugin.quote({ amountIn })
    expect(await plugin.submit()).toEqual({ hash: 'calls' })
  })

  it.each([4200, 4900, 5730, -32603])(
    'may have sent a batch that the wallet accepted without a status (%i)',
    async (code) => {
      const { plugin, wallet, chain, capabilities } = await createFakeExchange()
      chain.bundles = true
      capabilities.getCallsStatus = async () => {
        throw new KitError('transaction/invalid', { shortMessage: 'No.', cause: { code } })
      }
      await plugin.quote({ amountIn })
      await expect(plugin.submit()).rejects.toMatchObject({ code: 'transaction/maybeSent' })
      expect(plugin.state.getState()).toMatchObject({
        status: 'editing',
        error: { code: 'transaction/maybeSent' },
        maybeSent: { amountIn, check: 'idle' },
      })
      expect(await codeOf(plugin.submit())).toBe('swap/unacknowledged')
      expect(wallet.map(({ method }) => method)).toEqual(['sendCalls'])
    },
  )

  it.each([4200, 5710, 5740, 5760, -32602])(
    'approves and swaps one by one if the wallet refuses the batch (%i), also the next time',
    async (code) => {
      const { plugin, wallet, chain } = await createFakeExchange()
      chain.bundles = true
      chain.callsFailure = new KitError('wallet/failed', { shortMessage: 'No.', cause: { code } })
      await plugin.quote({ amountIn })
      expect((await plugin.prepare()).map(({ kind }) => kind)).toEqual(['bundle'])
      expect(await plugin.submit()).toEqual({ hash: '0x3' })
      expect(wallet.map(({ method }) => method)).toEqual(['sendCalls', 'sendTransaction', 'sendTransaction'])
      chain.allowance = 0n
      await plugin.start({ fromToken: 'AAA', toToken: 'BBB' })
      await plugin.quote({ amountIn })
      expect((await plugin.prepare()).map(({ kind }) => kind)).toEqual(['approve', 'swap'])
    },
  )

  it('approves after the service rejected a permit', async () => {
    const { plugin, wallet, chain, lies, capabilities } = await createFakeExchange()
    chain.takesPermit = true
    const permit = await capabilities.getPermit()
    const encode = (signature: string) => {
      // The transaction goes elsewhere.
      lies.to = tokenB
      return signature as `0x${string}`
    }
    capabilities.getPermit = async () => permit && { ...permit, encode }
    await plugin.quote({ amountIn })
    expect(await codeOf(plugin.submit())).toBe('swap/transactionMismatch')
    expect(wallet.map(({ method }) => method)).toEqual(['signTypedData'])
    Object.assign(lies, { to: undefined })
    expect((await plugin.prepare()).map(({ kind }) => kind)).toEqual(['approve', 'swap'])
    await plugin.submit()
    expect(wallet.map(({ method }) => method)).toEqual(['signTypedData', 'sendTransaction', 'sendTransaction'])
  })

  it.each([
    ['cancelled', 'transaction/expired'],
    ['reverted', 'transaction/reverted'],
    ['partlyReverted', 'transaction/partlyReverted'],
  ] as const)('fails when the one transaction is %s', async (status, code) => {
    const { plugin, chain } = await createFakeExchange()
    chain.bundles = true
    chain.bundleStatus = status
    await plugin.quote({ amountIn })
    expect(await codeOf(plugin.submit())).toBe(code)
  })

  it.each([
    [false, { open: false }],
    [true, { open: true, message: 'toast.confirmed' }],
  ])('has a toast only if its review was closed: %s', async (isClosed, expected) => {
    const { plugin, kit, ports } = await createFakeExchange()
    kit.open({ view: 'Account' })
    await flushPromises()
    kit.plugins.modal.modal.push('SwapPreview')
    await plugin.quote({ amountIn })
    if (isClosed) kit.close()
    await plugin.submit()
    await expect.poll(() => kit.journal.getState().entries.map(({ status }) => status)).not.toContain('pending')
    // The pending toast leaves first.
    ports.advance(150)
    expect(kit.plugins.modal.toast.getState()).toMatchObject(expected)
  })

  it('forgets the error of an attempt when its view is left, and keeps the rest', async () => {
    const { plugin, chain } = await createFakeExchange()
    const leave = plugin.watch()
    chain.refusesAt = 1
    await plugin.quote({ amountIn })
    expect(await codeOf(plugin.submit())).toBe('connection/rejected')
    expect(plugin.state.getState().error?.code).toBe('connection/rejected')
    leave()
    expect(plugin.state.getState()).toMatchObject({ status: 'editing', error: undefined, amountIn })
  })

  it.each([1, 2])('keeps everything when the user rejects request %i', async (nth) => {
    const { plugin, wallet, chain, events } = await createFakeExchange()
    chain.refusesAt = nth
    await plugin.quote({ amountIn })
    expect(await codeOf(plugin.submit())).toBe('connection/rejected')
    expect(wallet).toHaveLength(nth)
    expect(plugin.state.getState()).toMatchObject({
      status: 'editing',
      error: { code: 'connection/rejected' },
      amountIn,
      from: { symbol: 'AAA' },
      to: { symbol: 'BBB' },
    })
    // The existing approval counts.
    chain.refusesAt = 0
    await plugin.submit()
    expect(wallet).toHaveLength(3)
    const pair = { networkId: 'eip155:1', from: 'AAA', to: 'BBB' }
    expect(events('swap/requested')).toMatchObject([pair, pair])
    expect(events('swap/failed')).toMatchObject([{ ...pair, error: { code: 'connection/rejected' } }])
    expect(events('swap/sent')).toMatchObject([pair])
  })

  it('keeps the displayed minimum when the price has moved since', async () => {
    const { plugin, chain, requested, wallet } = await createFakeExchange()
    chain.allowance = amountIn
    await plugin.quote({ amountIn })
    const { minimumReceived } = plugin.state.getState()
    chain.rate = 1n
    expect(await codeOf(plugin.submit())).toBe('swap/transactionMismatch')
    expect(wallet).toEqual([])
    chain.rate = 3n
    await plugin.submit()
    expect(requested.at(-1)?.body).toMatchObject({ eip155: { slippage: 1 } })
    expect(plugin.state.getState().minimumReceived).toBe(minimumReceived)
  })

  it('waits for the price impact and the fee before a swap is ready', async () => {
    const { plugin, chain, requested, service } = await createFakeExchange()
    chain.allowance = amountIn
    await plugin.quote({ amountIn })
    let price = (): void => undefined
    service.priced = new Promise<void>((resolve) => {
      price = resolve
    })
    const prepared = plugin.prepare()
    await expect.poll(() => requested.some(({ path }) => path === 'v1/convert/build-transaction')).toBe(true)
    await flushPromises()
    expect(plugin.state.getState().status).toBe('preparing')
    price()
    await prepared
    expect(plugin.state.getState()).toMatchObject({ status: 'ready', priceImpact: 0 })
  })

  it('rejects a price that fell below the displayed minimum, even while the service withholds the gas price', async () => {
    const { plugin, chain, ports, service, wallet } = await createFakeExchange()
    chain.allowance = amountIn
    await plugin.quote({ amountIn })
    await plugin.prepare()
    const stop = plugin.watch()
    chain.rate = 1n
    service.priced = new Promise(() => undefined)
    ports.advance(10_000)
    const { state } = plugin
    await expect.poll(() => state.getState()).toMatchObject({ status: 'editing', error: { code: 'swap/priceChanged' } })
    expect(state.getState()).toMatchObject({ amountIn, amountOut: 100_000_000n })
    stop()
    // The user has seen the new quote.
    service.priced = undefined
    await plugin.prepare()
    await plugin.submit()
    expect(wallet).toHaveLength(1)
  })

  it('keeps everything when the service fails between approval and swap, and continues when it is back', async () => {
    const { plugin, service, wallet, chain, ports } = await createFakeExchange()
    await plugin.quote({ amountIn })
    service.diesAfter = 1
    const sent = codeOf(plugin.submit())
    // The client retries a few times.
    await expect
      .poll(() => {
        ports.advance(1000)
        return plugin.state.getState().status
      })
      .toBe('editing')
    expect(await sent).toMatch(/^api/)
    expect(wallet).toHaveLength(1)
    expect(chain.allowance).toBe(amountIn)
    expect(plugin.state.getState()).toMatchObject({ amountIn, status: 'editing', from: { symbol: 'AAA' } })
    service.diesAfter = 9
    expect((await plugin.prepare()).map(({ kind }) => kind)).toEqual(['swap'])
    await plugin.submit()
    expect(wallet).toHaveLength(2)
  })

  it('exposes why a swap would fail, and does not prompt the wallet', async () => {
    const { plugin, chain, wallet, lies } = await createFakeExchange()
    chain.allowance = amountIn
    await plugin.quote({ amountIn })
    lies.order = { least: 10n ** 12n }
    await expect(plugin.submit()).rejects.toMatchObject({
      code: 'swap/wouldFail',
      details: expect.stringMatching('too little received'),
    })
    expect(wallet).toEqual([])
  })

  it('rebuilds the transaction every ten seconds while it is shown', async () => {
    const { plugin, chain, requested, ports } = await createFakeExchange()
    chain.allowance = amountIn
    await plugin.quote({ amountIn })
    await plugin.prepare()
    const built = () => requested.filter(({ path }) => path === 'v1/convert/build-transaction').length
    const before = built()
    const stop = plugin.watch()
    ports.advance(10_000)
    await expect.poll(built).toBe(before + 1)
    expect(plugin.state.getState().status).toBe('ready')
    stop()
  })
})

describe('a swap that may have been sent', () => {
  const disconnected = new KitError('wallet/disconnected', { shortMessage: 'Gone.' })

  /** The wallet sends the swap, or not, and doesn't respond. */
  async function lose() {
    const exchange = await createFakeExchange()
    const { plugin, chain } = exchange
    chain.allowance = amountIn
    chain.swapFailure = disconnected
    await plugin.quote({ amountIn })
    expect(await codeOf(plugin.submit())).toBe('transaction/maybeSent')
    return exchange
  }

  it('requires an acknowledgement before another request', async () => {
    const { plugin, wallet } = await lose()
    expect(plugin.state.getState()).toMatchObject({
      status: 'editing',
      error: { code: 'transaction/maybeSent' },
      maybeSent: { amountIn, check: 'idle' },
    })
    expect(await codeOf(plugin.submit())).toBe('swap/unacknowledged')
    await plugin.quote({ amountIn: amountIn - 1n })
    expect(await codeOf(plugin.submit())).toBe('swap/unacknowledged')
    expect(wallet).toHaveLength(1)
    expect(await codeOf(plugin.submit({ acknowledged: ['maybeSent'] }))).toBe('transaction/maybeSent')
    expect(wallet).toHaveLength(2)
  })

  it('does not warn about other tokens', async () => {
    const { plugin } = await lose()
    const { tokens, to } = plugin.state.getState()
    const coin = 'data' in tokens ? tokens.data?.find(({ symbol }) => symbol === 'COIN') : undefined
    if (coin === undefined || to === undefined) throw new Error('The exchange trades neither.')
    plugin.edit({ to: coin })
    expect(plugin.state.getState().maybeSent).toBeUndefined()
    plugin.edit({ to })
    expect(plugin.state.getState().maybeSent).toMatchObject({ amountIn })
    plugin.switchSides()
    expect(plugin.state.getState().maybeSent).toBeUndefined()
  })

  it('starts a search on request, and becomes submitted once the chain has it', async () => {
    const { plugin, chain } = await lose()
    await plugin.check()
    expect(plugin.state.getState().maybeSent).toMatchObject({ check: 'notFound' })
    chain.found = ['0xlate']
    await plugin.check()
    expect(plugin.state.getState()).toMatchObject({ status: 'submitted', hash: '0xlate', error: undefined })
    expect(plugin.state.getState().maybeSent).toBeUndefined()
  })

  /** The wallet accepts a batch, whose status can't be read. */
  async function loseCalls() {
    const exchange = await createFakeExchange()
    const { plugin, chain, capabilities } = exchange
    const { getCallsStatus } = capabilities
    chain.bundles = true
    capabilities.getCallsStatus = async () => {
      throw new KitError('wallet/failed', { shortMessage: 'No.' })
    }
    await plugin.quote({ amountIn })
    expect(await codeOf(plugin.submit())).toBe('transaction/maybeSent')
    const notify = (more: Partial<CallsStatus> = {}) => {
      capabilities.getCallsStatus = async () => ({ ...(await getCallsStatus()), ...more }) as never
    }
    return { ...exchange, notify }
  }

  it('becomes submitted in an accepted batch once the wallet reports its status', async () => {
    const { plugin, ports, notify } = await loseCalls()
    notify()
    ports.advance(30_000)
    await expect.poll(() => plugin.state.getState().status).toBe('submitted')
    expect(plugin.state.getState()).toMatchObject({ hash: '0xbundle', error: undefined, maybeSent: undefined })
  })

  it.each([
    ['cancelled', 'transaction/expired'],
    ['reverted', 'transaction/reverted'],
    ['partlyReverted', 'transaction/partlyReverted'],
  ] as const)('in an accepted batch exposes the error once it is %s', async (status, code) => {
    const { plugin, ports, notify } = await loseCalls()
    notify({ status, receipts: [] })
    ports.advance(30_000)
    await expect.poll(() => plugin.state.getState().maybeSent).toBeUndefined()
    expect(plugin.state.getState()).toMatchObject({ status: 'editing', error: { code } })
  })

  it('can be searched for on request if it was in an accepted batch', async () => {
    const { plugin, notify } = await loseCalls()
    await plugin.check()
    expect(plugin.state.getState().maybeSent).toMatchObject({ check: 'unknown' })
    notify({ status: 'pending', receipts: [] })
    await plugin.check()
    expect(plugin.state.getState().maybeSent).toMatchObject({ check: 'notFound' })
    notify()
    await plugin.check()
    expect(plugin.state.getState()).toMatchObject({ status: 'submitted', hash: '0xbundle', maybeSent: undefined })
  })

  it('reports the result of an accepted batch even while the page is offline', async () => {
    const { plugin, chain, capabilities, ports } = await createFakeExchange()
    chain.bundles = true
    capabilities.getCallsStatus = async () => {
      Object.assign(ports.platform, { isOnline: () => false })
      throw new KitError('wallet/failed', { shortMessage: 'No.' })
    }
    await plugin.quote({ amountIn })
    expect(await codeOf(plugin.submit())).toBe('transaction/maybeSent')
  })

  it('shows no warning while a batch is in progress or after it', async () => {
    const { plugin, chain } = await createFakeExchange()
    chain.bundles = true
    await plugin.quote({ amountIn })
    const seen: unknown[] = []
    const stop = plugin.state.subscribe(() => seen.push(plugin.state.getState().maybeSent))
    await plugin.submit()
    await plugin.start({ fromToken: 'AAA', toToken: 'BBB' })
    await plugin.quote({ amountIn })
    stop()
    expect(seen.every((maybeSent) => maybeSent === undefined)).toBe(true)
  })

  it('rejects the submit even while the page is offline', async () => {
    const exchange = await createFakeExchange()
    const { plugin, chain, ports } = exchange
    chain.allowance = amountIn
    chain.swapFailure = disconnected
    await plugin.quote({ amountIn })
    const sent = codeOf(plugin.submit())
    Object.assign(ports.platform, { isOnline: () => false })
    expect(await sent).toBe('transaction/maybeSent')
  })
})

describe('a repeated quote', () => {
  it('sends one request for all concurrent callers', async () => {
    const exchange = await createFakeExchange()
    const { plugin } = exchange
    const before = quotesOf(exchange)
    const [first, second] = await Promise.all([plugin.quote({ amountIn }), plugin.quote({ amountIn })])
    expect(first).toEqual(second)
    await expect.poll(() => plugin.state.getState().networkFee).toBeDefined()
    // One quote for the amount, and one for a thousandth of it for the price impact.
    expect(quotesOf(exchange) - before).toBe(2)
  })

  it('returns its result after the wallet rejected the first swap', async () => {
    const { plugin, chain } = await createFakeExchange()
    await plugin.quote({ amountIn })
    await plugin.prepare()
    chain.refusesAt = 1
    expect(await codeOf(plugin.submit())).toBe('connection/rejected')
    await plugin.start({ fromToken: 'AAA', toToken: 'BBB' })
    expect(await plugin.quote({ amountIn })).toEqual({ amountIn, amountOut: 200_000_000n })
  })
})

describe('a swap that an app opened the view for', () => {
  const data = { fromToken: 'aaa', toToken: 'BBB', amount: '12.5' }

  it('starts with the app’s parameters, and resolves with its hash', async () => {
    const { plugin, chain } = await createFakeExchange()
    chain.allowance = amountIn
    const { result } = await plugin.requests.Swap(data, new AbortController().signal)
    expect(plugin.state.getState()).toMatchObject({
      from: { symbol: 'AAA' },
      to: { symbol: 'BBB' },
      amountIn: 12_500_000n,
    })
    await plugin.quote()
    await plugin.submit()
    expect(await result).toEqual({ hash: '0x1' })
  })

  it('resolves even if another account was active when it was sent', async () => {
    const { plugin, connect, chain, wallet } = await createFakeExchange()
    chain.allowance = 2n * amountIn
    const left = new AbortController()
    const { result } = await plugin.requests.Swap({ fromToken: 'AAA', toToken: 'BBB' }, left.signal)
    await plugin.quote({ amountIn })
    await plugin.prepare()
    let send = () => {}
    chain.sends = new Promise<void>((resolve) => {
      send = resolve
    })
    const sending = plugin.submit()
    await expect.poll(() => wallet.length).toBe(1)
    await connect('two', ['0xB'])
    left.abort(new Error('left'))
    send()
    await sending
    expect(await result).toEqual({ hash: '0x1' })
  })

  it('rejects when the user leaves, and not while the wallet prompt is open', async () => {
    const { plugin, chain } = await createFakeExchange()
    const left = new AbortController()
    const { result } = await plugin.requests.Swap(data, left.signal)
    left.abort('left')
    await expect(result).rejects.toBe('left')
    chain.allowance = amountIn
    const leaving = new AbortController()
    const requested = await plugin.requests.Swap(data, leaving.signal)
    await plugin.quote()
    const sent = plugin.submit()
    await expect.poll(() => plugin.state.getState().status).toBe('submitting')
    leaving.abort('left')
    expect(await requested.result).toEqual(await sent)
  })

  it("rejects parameters that aren't strings", async () => {
    const { plugin } = await createFakeExchange()
    const opened = plugin.requests.Swap({ ...data, amount: 5 }, new AbortController().signal)
    expect(await codeOf(opened)).toBe('swap/notReady')
  })
})
