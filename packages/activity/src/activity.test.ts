import type { ApiClient } from '@kit/api'
import type { Plugin } from '@kit/core'
import { createTestEngine, flushPromises } from '@kit/fakes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activity } from './activity.js'
import { detailsOf } from './detailsOf.js'

type Requested = { readonly chainId?: string; readonly cursor?: string; readonly onramp?: string }

/** Creates a service whose pages the test controls. */
function createService(answer: (requested: Requested, address: string) => object | Promise<object>) {
  const requested: Requested[] = []
  const client = {
    async request(path: string, { query, parse }: { query: Requested; parse(response: object): unknown }) {
      if (path === 'v1/supported-chains')
        return parse({ json: async () => ({ http: ['eip155:1', 'eip155:2'], ws: [] }) })
      requested.push(query)
      const body = await answer(query, path.split('/')[2] ?? '')
      return parse({ json: async () => body })
    },
  } as unknown as ApiClient
  return { requested, client }
}

const row = (hash: string, more: object = {}, transfers: readonly object[] = []) => ({
  id: hash,
  metadata: {
    operationType: 'send',
    hash,
    minedAt: '2026-11-19T18:22:11Z',
    sentFrom: '0xone',
    sentTo: '0xtwo',
    status: 'confirmed',
    chain: 'eip155:1',
    ...more,
  },
  transfers,
})
const spam = { direction: 'in', quantity: { numeric: '1' }, nft_info: { name: 'Free', flags: { is_spam: true } } }

async function connected(api?: ApiClient, others: readonly Plugin[] = []) {
  let sent = 0
  const sendTransaction = async () => `0xsent${sent++}`
  const engine = await createTestEngine({ plugins: [activity({ api }), ...others], eip155: { sendTransaction } })
  await engine.connect('one')
  return { ...engine, activity: engine.kit.plugins.activity }
}

const hashes = (api: Awaited<ReturnType<typeof connected>>['activity']) =>
  api.state.getState().items.map(({ hash }) => hash)

describe('activity()', () => {
  it('contains only the journal without a service', async () => {
    const { activity, kit } = await connected()
    await activity.load()
    await kit.sendTransaction({})
    expect(activity.state.getState()).toMatchObject({ status: 'idle', hasMore: false, items: [{ status: 'pending' }] })
  })

  it('requests nothing before load(), then the active network, page by page', async () => {
    const { requested, client } = createService(({ cursor }) => ({
      data: [row(`0x${cursor ?? 1}`)],
      next: cursor ? null : '2',
    }))
    const { activity, kit } = await connected(client)
    expect(requested).toEqual([])
    await Promise.all([activity.load(), activity.load()])
    expect(activity.state.getState()).toMatchObject({ status: 'success', hasMore: true })
    await Promise.all([activity.loadMore(), activity.loadMore()])
    expect(hashes(activity)).toEqual(['0x1', '0x2'])
    await activity.loadMore()
    await activity.load()
    expect(requested).toMatchObject([{ chainId: 'eip155:1' }, { cursor: '2' }])
    await kit.sendTransaction({})
    expect(hashes(activity)).toHaveLength(3)
  })

  it('drops spam and rows of other networks until all are requested, and recognizes the user’s own accounts', async () => {
    const other = row('0x2', { chain: 'eip155:2', sentTo: '0xOne' })
    const { requested, client } = createService(() => ({
      data: [row('0x1'), other, row('0x3', {}, [spam, spam])],
      next: null,
    }))
    const { activity } = await connected(client)
    await activity.load()
    expect(hashes(activity)).toEqual(['0x1'])
    activity.setScope('namespace')
    await flushPromises()
    expect(requested.at(-1)?.chainId).toBeUndefined()
    expect(activity.state.getState().items).toMatchObject([
      { hash: '0x1', partner: { direction: 'to', address: '0xtwo', isYou: false } },
      { hash: '0x2', partner: { isYou: true } },
    ])
  })

  it('has no other party for minted tokens, which come from the zero address', async () => {
    const zero = `0x${'0'.repeat(40)}`
    const { client } = createService(() => ({
      data: [
        row('0x1', { operationType: 'mint', sentFrom: zero, sentTo: '0xone' }),
        row('0x2', { sentFrom: '0xone', sentTo: zero }),
      ],
      next: null,
    }))
    const { activity } = await connected(client)
    await activity.load()
    expect(activity.state.getState().items.map(({ partner }) => partner?.address)).toEqual([undefined, zero])
  })

  it('never shows what was read for another account', async () => {
    let answer: (body: object) => void = () => {}
    const { client } = createService((_, address) =>
      address === '0xone'
        ? new Promise((resolve) => {
            answer = resolve
          })
        : { data: [row('0xof-two')], next: null },
    )
    const { activity, connect } = await connected(client)
    void activity.load()
    await flushPromises()
    await connect('two')
    await flushPromises()
    answer({ data: [row('0xof-one')], next: null })
    await flushPromises()
    expect(hashes(activity)).toEqual(['0xof-two'])
  })

  it('clears the list when the service fails, reports it in a toast and an event, and can retry', async () => {
    let isDown = false
    const { client } = createService(() => {
      if (isDown) throw new Error('down')
      return { data: [row('0x1')], next: '2' }
    })
    const { activity, events } = await connected(client)
    await activity.load()
    isDown = true
    await activity.loadMore()
    expect(activity.state.getState()).toMatchObject({ status: 'error', items: [], hasMore: false })
    expect(events('kit/toast')).toMatchObject([{ variant: 'error', message: 'activity.failed' }])
    expect(events('activity/failed')).toMatchObject([{ networkId: 'eip155:1' }])
    isDown = false
    await activity.load()
    expect(hashes(activity)).toEqual(['0x1'])
  })

  it('returns the details of a transaction from its chain, or undefined if the chain has none', async () => {
    const { activity, kit, eip155 } = await connected()
    const hash = await kit.sendTransaction({})
    const [item] = activity.state.getState().items
    if (item === undefined) throw new Error('Nothing was sent.')
    expect(await activity.getDetails(item)).toBeUndefined()
    Object.assign(eip155, {
      loadCapabilities: async () => ({ getTransaction: async (requested: object) => requested }),
    })
    expect(await activity.getDetails(item)).toMatchObject({ hash, network: { id: 'eip155:1' } })
  })

  it('loads only after the first subscriber', async () => {
    const { requested, client } = createService(() => ({ data: [row('0x1')], next: null }))
    const { activity } = await connected(client)
    expect(requested).toEqual([])
    const end = activity.state.subscribe(() => {})
    await flushPromises()
    expect(hashes(activity)).toEqual(['0x1'])
    end()
  })

  it('shows recipients by the name they were sent to', async () => {
    const { client } = createService(() => ({ data: [row('0x1', { sentTo: '0xBOB' })], next: null }))
    const { activity, kit } = await connected(client)
    await activity.load()
    await kit.sendTransaction({ note: { kind: 'send', transfers: [], to: '0xbob', toName: 'bob.eth' } })
    expect(activity.state.getState().items.map(({ partner }) => partner?.name)).toEqual(['bob.eth', 'bob.eth'])
  })

  it('lists each purchase once, with its status, if the on-ramp service has any', async () => {
    const bought = (hash: string, status: string) =>
      row(hash, {
        operationType: 'buy',
        sentFrom: 'Coinbase',
        sentTo: '0xone',
        status: `ONRAMP_TRANSACTION_STATUS_${status}`,
      })
    const purchases = [bought('0xpaid', 'SUCCESS'), { ...bought('', 'IN_PROGRESS'), id: 'second' }]
    const { requested, client } = createService(({ onramp }) => ({
      data: onramp ? purchases : [row('0xpaid')],
      next: null,
    }))
    const plain = await connected(client)
    await plain.activity.load()
    expect(requested.some(({ onramp }) => onramp)).toBe(false)
    const { activity } = await connected(client, [{ id: 'onramp', setup: () => ({}) }])
    await activity.load()
    await flushPromises()
    const items = activity.state.getState().items
    expect(items.map(({ kind, status, partner }) => [kind, status, partner?.name])).toEqual([
      ['buy', 'success', 'Coinbase'],
      ['buy', 'pending', 'Coinbase'],
    ])
  })

  it('shows the rest when purchases fail to load', async () => {
    const { client } = createService(({ onramp }) => {
      if (onramp) throw new Error('provider')
      return { data: [row('0x1')], next: null }
    })
    const { activity, events } = await connected(client, [{ id: 'onramp', setup: () => ({}) }])
    await activity.load()
    await flushPromises()
    expect([activity.state.getState().status, hashes(activity)]).toEqual(['success', ['0x1']])
    expect(events('kit/toast')).toEqual([])
  })

  it('follows the details of one transaction, and reads them again when its status changes', async () => {
    const { activity, kit, eip155 } = await connected()
    await kit.sendTransaction({})
    let count = 0
    Object.assign(eip155, {
      loadCapabilities: async () => ({
        getTransaction: async () => {
          count += 1
          if (count > 1) throw new Error('away')
          return { fee: 7n }
        },
      }),
    })
    const [item] = activity.state.getState().items
    if (item === undefined) throw new Error('Nothing was sent.')
    const details = detailsOf(activity, item)
    const end = details.subscribe(() => {})
    await flushPromises()
    expect(details.getState()).toMatchObject({ item: { status: 'pending' }, details: { fee: 7n } })
    end()
    // The chain doesn't respond: keep what the list knows.
    const again = detailsOf(activity, { ...item, status: 'success', id: 'other', hash: '0xother' })
    const endAgain = again.subscribe(() => {})
    await flushPromises()
    expect([count, again.getState()]).toMatchObject([2, { item: { hash: '0xother' }, details: undefined }])
    endAgain()
  })

  it('accepts any response of a service without throwing, and shows nothing invalid', async () => {
    let body: unknown
    const { client } = createService(() => body as object)
    const { activity, ports } = await connected(client)
    const hostile = fc.constantFrom(
      'a\u202eb',
      '<img>',
      'javascript:alert(1)',
      'http://x.example/a.png',
      '',
      '\u0000',
      'https://x.example/a.png',
    )
    const value = fc.oneof(hostile, fc.string(), fc.double(), fc.constant(null), fc.integer())
    const likely = (...good: readonly string[]) =>
      fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: value })
    const transfer = fc.record(
      {
        direction: likely('in', 'out', 'self'),
        quantity: fc.oneof(fc.record({ numeric: likely('1', '0.5', '1e9', '-1') }), value),
        value,
        price: value,
        fungible_info: fc.oneof(fc.record({ name: value, symbol: value, icon: fc.record({ url: value }) }), value),
        nft_info: fc.oneof(fc.constant(null), fc.record({ name: value, flags: fc.record({ is_spam: fc.boolean() }) })),
      },
      { requiredKeys: [] },
    )
    const metadata = fc.record(
      {
        operationType: likely('send', 'buy', 'constructor', '__proto__'),
        hash: likely('0xa', '0xA', ...Array.from({ length: 30 }, (_, at) => `0x${at}`)),
        minedAt: likely('2026-11-19T18:22:11Z'),
        sentFrom: value,
        sentTo: likely('0xone'),
        status: likely('confirmed', 'ONRAMP_TRANSACTION_STATUS_FAILED'),
        chain: likely('eip155:1', 'eip155:2', 'solana:x'),
        application: value,
      },
      { requiredKeys: ['operationType', 'minedAt', 'chain'] },
    )
    const rows = fc.record({
      id: fc.oneof(fc.string(), value),
      metadata,
      transfers: fc.oneof(fc.array(transfer), value),
    })
    const answer = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          data: fc.array(fc.oneof({ weight: 5, arbitrary: rows }, { weight: 1, arbitrary: fc.anything() })),
          next: value,
        }),
      },
      { weight: 1, arbitrary: fc.anything() },
    )
    let shown = 0
    await fc.assert(
      fc.asyncProperty(answer, async (given) => {
        body = given
        ports.jump(20_000)
        await activity.load()
        const { status, items } = activity.state.getState()
        expect(['success', 'error']).toContain(status)
        shown += items.length
        for (const { networkId, transfers, kind, partner, toName = '', hash } of items) {
          expect(networkId).toBe('eip155:1')
          const texts = [
            kind,
            hash,
            toName,
            partner?.name ?? '',
            partner?.address ?? '',
            ...transfers.flatMap((t) => [t.symbol ?? '', t.name ?? '']),
          ]
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
          for (const text of texts) expect(text).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/)
          for (const { quantity, value, iconUrl } of transfers) {
            expect(quantity).toMatch(/^\d+(\.\d+)?$/)
            expect(value === undefined || (value >= 0 && value < Number.POSITIVE_INFINITY)).toBe(true)
            expect(iconUrl ?? 'https:').toMatch(/^(https:|data:image)/)
          }
        }
        const keys = items.map(({ id, hash, networkId }) => (hash ? `${networkId} ${hash.toLowerCase()}` : id))
        expect(new Set(keys.map(String)).size).toBe(keys.length)
      }),
      { numRuns: 300 },
    )
    expect(shown).toBeGreaterThan(50)
  })
})
