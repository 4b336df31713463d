import { expect, it } from 'vitest'
import { connectRelayClient } from '../../testing/connectRelayClient.js'
import { startTestServer } from '../../testing/startTestServer.js'
import type { Connection } from '../Connection.js'
import type { RelayContext } from '../RelayMethod.js'
import { batchFetchMessages } from './fetchMessages.js'

const topic = '34'.repeat(32)
const other = '56'.repeat(32)

type Page = { messages: { topic: string; message: string; publishedAt: number; tag: number }[]; hasMore: boolean }

it('irn_fetchMessages returns pages of stored messages without acknowledging them', async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  const messages = Array.from({ length: 450 }, (_, index) => `m${index}`)
  const publish = (message: string) => ({ topic, message, ttl: 300, tag: 1108 })
  await dapp.call('irn_batchPublish', { messages: messages.map(publish) })
  for (const round of ['first', 'second']) {
    const got: string[] = []
    let page: Page
    do {
      page = (await wallet.call('irn_fetchMessages', { topic })) as Page
      got.push(...page.messages.map(({ message }) => message))
    } while (page.hasMore)
    expect(got, round).toEqual(messages)
  }
  await wallet.call('irn_subscribe', { topic })
  expect(await wallet.received(450)).toHaveLength(450)
})

it("irn_fetchMessages fetches over several topics in publish order, without the client's own messages", async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  await dapp.call('irn_publish', { topic, message: '1', ttl: 300, tag: 1100 })
  await dapp.call('irn_publish', { topic: other, message: '2', ttl: 300, tag: 1102 })
  await wallet.call('irn_publish', { topic, message: 'mine', ttl: 300, tag: 1101 })
  expect(await wallet.call('irn_batchFetchMessages', { topics: [other, topic] })).toEqual({
    messages: [
      { topic, message: '1', publishedAt: expect.any(Number), tag: 1100 },
      { topic: other, message: '2', publishedAt: expect.any(Number), tag: 1102 },
    ],
    hasMore: false,
  })
})

it('irn_fetchMessages returns large messages in pages of about a mebibyte', async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  for (const name of ['a', 'b', 'c', 'd']) {
    await dapp.call('irn_publish', { topic, message: name.repeat(400_000), ttl: 300, tag: 1 })
  }
  const first = (await wallet.call('irn_fetchMessages', { topic })) as Page
  const second = (await wallet.call('irn_fetchMessages', { topic })) as Page
  const names = (page: Page) => page.messages.map(({ message }) => message[0])
  expect([names(first), first.hasMore]).toEqual([['a', 'b'], true])
  expect([names(second), second.hasMore]).toEqual([['c', 'd'], false])
})

it('irn_fetchMessages keeps almost no state for clients that never finish their pages', async () => {
  const page = { messages: [], cursors: new Map([['', 200]]), isComplete: false }
  const context = { reader: { page: async () => page }, limits: { maxBatch: 500 } } as unknown as RelayContext
  const connection: Pick<Connection, 'clientId' | 'fetchedUpTo'> = { clientId: 'c', fetchedUpTo: undefined }
  for (let first = 0; first < 40; first += 1) {
    const topics = Array.from({ length: 500 }, (_, index) => (first * 500 + index).toString(16).padStart(64, '0'))
    await batchFetchMessages(context, connection as unknown as Connection, { topics })
  }
  const kept = [...(connection.fetchedUpTo?.keys() ?? [])]
  expect(kept.join('').length).toBeLessThan(1000)
  expect(kept.length).toBeGreaterThan(1)
})
