import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { connectRelayClient } from '../../testing/connectRelayClient.js'
import { createClientIdentity } from '../../testing/createClientToken.js'
import { startTestServer } from '../../testing/startTestServer.js'

const topics = Array.from({ length: 600 }, (_, index) => index.toString(16).padStart(64, '0'))

it('irn_batchSubscribe returns IDs in the order of the topics, equal to those the client computes, every time', async () => {
  const { url } = await startTestServer()
  const client = await connectRelayClient({ url })
  const requested = topics.slice(0, 500)
  const ids = await client.call('irn_batchSubscribe', { topics: requested })
  const computed = (topic: string) =>
    createHash('sha256')
      .update(topic + client.identity.clientId)
      .digest('hex')
  expect(ids).toEqual(requested.map(computed))
  expect(await client.call('irn_subscribe', { topic: requested[3] })).toBe((ids as string[])[3])
})

it('irn_subscribe refuses more topics than a call, socket or client can have, and accepts others after an unsubscribe', async () => {
  const limits = { maxBatch: 4, maxTopicsPerSocket: 6, maxTopicsPerClient: 8 }
  const { url } = await startTestServer({ relay: { limits } })
  const identity = createClientIdentity()
  const [tab, otherTab, stranger] = [
    await connectRelayClient({ url, identity }),
    await connectRelayClient({ url, identity }),
    await connectRelayClient({ url }),
  ]
  const refused = { code: -32_005 }
  await expect(tab.call('irn_batchSubscribe', { topics: topics.slice(0, 5) })).rejects.toMatchObject(refused)
  await tab.call('irn_batchSubscribe', { topics: topics.slice(0, 4) })
  await tab.call('irn_batchSubscribe', { topics: topics.slice(4, 6) })
  await tab.call('irn_subscribe', { topic: topics[5] })
  await expect(tab.call('irn_subscribe', { topic: topics[6] })).rejects.toMatchObject(refused)
  await otherTab.call('irn_batchSubscribe', { topics: topics.slice(0, 2) })
  await expect(otherTab.call('irn_subscribe', { topic: topics[9] })).rejects.toMatchObject(refused)
  await stranger.call('irn_subscribe', { topic: topics[9] })
  await tab.call('irn_unsubscribe', { topic: topics[0] })
  await otherTab.call('irn_subscribe', { topic: topics[9] })
  await tab.close()
  await expect
    .poll(() => otherTab.call('irn_batchSubscribe', { topics: topics.slice(10, 13) }).catch(() => []))
    .toHaveLength(3)
})

it.each([{ topics: [] }, { topics: ['x'] }, { topics: 'x' }, {}, null])('irn_subscribe refuses %o', async (params) => {
  const { url } = await startTestServer()
  const client = await connectRelayClient({ url })
  await expect(client.call('irn_batchSubscribe', params)).rejects.toMatchObject({ code: -32_602 })
})

it('irn_batchSubscribe subscribes to no topic of a refused batch, and keeps earlier subscriptions', async () => {
  const { url } = await startTestServer({ relay: { limits: { maxTopicsPerSocket: 3 } } })
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  await wallet.call('irn_subscribe', { topic: topics[0] })
  await expect(wallet.call('irn_batchSubscribe', { topics: topics.slice(0, 4) })).rejects.toMatchObject({
    code: -32_005,
  })
  for (const topic of [topics[1], topics[0]]) {
    await dapp.call('irn_publish', { topic, message: 'm', ttl: 300, tag: 1 })
  }
  expect((await wallet.received(1))[0]?.params.data.topic).toBe(topics[0])
  await wallet.call('irn_batchSubscribe', { topics: topics.slice(4, 6) })
})
