import { expect, it } from 'vitest'
import { connectRelayClient } from '../../testing/connectRelayClient.js'
import { startTestServer } from '../../testing/startTestServer.js'

const topic = '12'.repeat(32)

async function pair(limits = {}) {
  const { url } = await startTestServer({ relay: { limits } })
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  await wallet.call('irn_subscribe', { topic })
  const publish = (params: object) =>
    dapp
      .call('irn_publish', { topic, message: 'm', ttl: 300, tag: 1108, ...params })
      .catch((error: { code: number; message: string }) => `${error.code} ${error.message}`)
  return { dapp, wallet, publish }
}

it('irn_batchPublish publishes several messages at once, in order', async () => {
  const { dapp, wallet } = await pair()
  const messages = ['a', 'b', 'c'].map((message) => ({ topic, message, ttl: 60, tag: 1110 }))
  expect(await dapp.call('irn_batchPublish', { messages })).toBe(true)
  expect((await wallet.received(3)).map((push) => push.params.data.message)).toEqual(['a', 'b', 'c'])
})

it('irn_publish keeps a message without a TTL for six hours', async () => {
  const clock = { nowMs: Date.now() }
  const { url } = await startTestServer({}, { now: () => clock.nowMs })
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  await dapp.call('irn_publish', { topic, message: 'm', tag: 1108 })
  const stored = async () => (await wallet.call('irn_fetchMessages', { topic })) as { messages: unknown[] }
  clock.nowMs += 6 * 3_600_000 - 1
  expect((await stored()).messages).toHaveLength(1)
  clock.nowMs += 1
  expect((await stored()).messages).toHaveLength(0)
})

it('irn_batchPublish refuses a whole batch when one message is invalid', async () => {
  const { dapp, wallet, publish } = await pair()
  const messages = [
    { topic, message: 'good', ttl: 60, tag: 1 },
    { topic, message: '', ttl: 60, tag: 1 },
  ]
  await expect(dapp.call('irn_batchPublish', { messages })).rejects.toMatchObject({ code: -32_602 })
  await publish({ message: 'next' })
  expect((await wallet.received(1))[0]?.params.data.message).toBe('next')
})

it('irn_publish refuses messages that are too large, too many or kept too long, with a reason, and accepts the maximum', async () => {
  const { dapp, publish } = await pair({ maxMessageBytes: 1000, maxBatch: 2, maxTtlS: 600 })
  expect(await publish({ message: 'é'.repeat(500) })).toBe(true)
  expect(await publish({ message: 'é'.repeat(501) })).toBe('-32005 Message is too large')
  expect(await publish({ message: 'p', ttl: 600 })).toBe(true)
  expect(await publish({ ttl: 601 })).toBe('-32602 Invalid params: ttl is too long')
  const messages = ['1', '2', '3'].map((message) => ({ topic, message, ttl: 60, tag: 1 }))
  await expect(dapp.call('irn_batchPublish', { messages })).rejects.toMatchObject({ code: -32_005 })
})

it.each([
  { ttl: 0 },
  { ttl: -1 },
  { ttl: 1.5 },
  { ttl: '300' },
  { tag: -1 },
  { tag: 'x' },
  { message: 5 },
  { topic: 'AB' },
])('irn_publish names the invalid parameter: %o', async (params) => {
  const { publish } = await pair()
  expect(await publish(params)).toBe(`-32602 Invalid params: ${Object.keys(params)[0]}`)
})

it('irn_publish refuses messages beyond the capacity of the mailbox, and keeps the stored ones', async () => {
  const { dapp, publish } = await pair({ maxStoredBytes: 2_000_000 })
  const answers: unknown[] = []
  for (let index = 0; index < 30; index += 1) answers.push(await publish({ message: `${index}`.padEnd(100_000, 'x') }))
  const taken = answers.filter((answer) => answer === true).length
  expect(taken).toBeGreaterThan(5)
  expect(answers.at(-1)).toBe('-32005 The mailbox is full. Try again later.')
  expect(await dapp.call('irn_subscribe', { topic })).toEqual(expect.any(String))
})
