import type { ApiClient } from '@kit/api'
import { createTestEngine, settle } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { activity } from './activity.js'

type Asked = { readonly chainId?: string; readonly cursor?: string }

/** A service whose pages the test writes. */
function createService(answer: (asked: Asked, address: string) => object | Promise<object>) {
  const asked: Asked[] = []
  const client = {
    async request(path: string, { query, parse }: { query: Asked; parse(response: object): unknown }) {
      if (path === 'v1/supported-chains')
        return parse({ json: async () => ({ http: ['eip155:1', 'eip155:2'], ws: [] }) })
      asked.push(query)
      const body = await answer(query, path.split('/')[2] ?? '')
      return parse({ json: async () => body })
    },
  } as unknown as ApiClient
  return { asked, client }
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

async function connected(api?: ApiClient) {
  let sent = 0
  const sendTransaction = async () => `0xsent${sent++}`
  const engine = await createTestEngine({ plugins: [activity({ api })], eip155: { sendTransaction } })
  await engine.connect('one')
  return { ...engine, activity: engine.kit.plugins.activity }
}

const hashes = (api: Awaited<ReturnType<typeof connected>>['activity']) =>
  api.state.getState().items.map(({ hash }) => hash)

describe('the activity', () => {
  it('is the journal alone without a service', async () => {
    const { activity, kit } = await connected()
    await activity.load()
    await kit.sendTransaction({})
    expect(activity.state.getState()).toMatchObject({ status: 'idle', hasMore: false, items: [{ status: 'pending' }] })
  })

  it('asks nothing before it is looked at, then for the active network, and goes on page by page', async () => {
    const { asked, client } = createService(({ cursor }) => ({
      data: [row(`0x${cursor ?? 1}`)],
      next: cursor ? null : '2',
    }))
    const { activity, kit } = await connected(client)
    expect(asked).toEqual([])
    await Promise.all([activity.load(), activity.load()])
    expect(activity.state.getState()).toMatchObject({ status: 'success', hasMore: true })
    await Promise.all([activity.loadMore(), activity.loadMore()])
    expect(hashes(activity)).toEqual(['0x1', '0x2'])
    await activity.loadMore()
    await activity.load()
    expect(asked).toMatchObject([{ chainId: 'eip155:1' }, { cursor: '2' }])
    await kit.sendTransaction({})
    expect(hashes(activity)).toHaveLength(3)
  })

  it('drops spam, rows of other networks until all are asked for, and knows the visitor’s own accounts', async () => {
    const other = row('0x2', { chain: 'eip155:2', sentTo: '0xOne' })
    const { asked, client } = createService(() => ({
      data: [row('0x1'), other, row('0x3', {}, [spam, spam])],
      next: null,
    }))
    const { activity } = await connected(client)
    await activity.load()
    expect(hashes(activity)).toEqual(['0x1'])
    activity.setScope('namespace')
    await settle()
    expect(asked.at(-1)?.chainId).toBeUndefined()
    expect(activity.state.getState().items).toMatchObject([
      { hash: '0x1', partner: { direction: 'to', address: '0xtwo', isYou: false } },
      { hash: '0x2', partner: { isYou: true } },
    ])
  })

  it('shows nothing that was read for another account', async () => {
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
    await settle()
    await connect('two')
    await settle()
    answer({ data: [row('0xof-one')], next: null })
    await settle()
    expect(hashes(activity)).toEqual(['0xof-two'])
  })

  it('empties when the service fails, says so in a toast and an event, and can be asked again', async () => {
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

  it('tells a transaction as its chain has it, and nothing where the chain does not', async () => {
    const { activity, kit, eip155 } = await connected()
    const hash = await kit.sendTransaction({})
    const [item] = activity.state.getState().items
    if (item === undefined) throw new Error('Nothing was sent.')
    expect(await activity.getDetails(item)).toBeUndefined()
    Object.assign(eip155, { loadCapabilities: async () => ({ getTransaction: async (asked: object) => asked }) })
    expect(await activity.getDetails(item)).toMatchObject({ hash, network: { id: 'eip155:1' } })
  })
})
