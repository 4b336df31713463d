import { once } from 'node:events'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../testing/anyText.js'
import { connectRelayClient, type Push, type RelayClient } from '../testing/connectRelayClient.js'
import { createClientIdentity } from '../testing/createClientToken.js'
import { startTestServer } from '../testing/startTestServer.js'

const topic = 'cd'.repeat(32)
const texts = (pushes: readonly Push[]) => pushes.map((push) => push.params.data.message)

function send(client: RelayClient, message: string, more: object = {}) {
  return client.call('irn_publish', { topic, message, ttl: 300, tag: 1108, ...more })
}

/** Everything already pushed to the client has arrived once a later request is answered. */
async function settled(client: RelayClient): Promise<string[]> {
  for (let round = 0; round < 3; round += 1) await client.call('irn_unsubscribe', { topic: 'ee'.repeat(32) })
  return texts(client.pushes)
}

it('the relay pushes to subscribers, with tag, time and attestation as published, never to the sender', async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  await dapp.call('irn_subscribe', { topic })
  const id = await wallet.call('irn_subscribe', { topic })
  const before = Date.now()
  expect(await send(dapp, 'none')).toBe(true)
  await send(dapp, 'empty', { attestation: '', prompt: true, tvf: { correlationId: 1 } })
  await send(dapp, 'some', { attestation: 'attested', tag: 1110 })
  const [none, empty, some] = await wallet.received(3)
  expect(none?.params).toEqual({ id, data: { topic, message: 'none', tag: 1108, publishedAt: expect.any(Number) } })
  expect(none?.params.data.publishedAt).toBeGreaterThanOrEqual(before)
  expect(empty?.params.data.attestation).toBe('')
  expect(some?.params.data).toMatchObject({ attestation: 'attested', tag: 1110 })
  expect(await settled(dapp)).toEqual([])
})

it('the relay assigns push IDs that every client can read: distinct, below 2^53, at most 16 digits', async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  await wallet.call('irn_subscribe', { topic })
  await Promise.all(Array.from({ length: 20 }, (_, index) => send(dapp, `m${index}`)))
  const ids = (await wallet.received(20)).map(({ id }) => id)
  expect(new Set(ids).size).toBe(20)
  expect(ids.every((id) => Number.isSafeInteger(id) && String(id).length <= 16)).toBe(true)
})

it('the relay delivers earlier messages in publish order, then those that arrive during the delivery', async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  const expected = Array.from({ length: 900 }, (_, index) => `m${index}`)
  await Promise.all(expected.slice(0, 600).map((message) => send(dapp, message)))
  const subscribed = wallet.call('irn_subscribe', { topic })
  await Promise.all([subscribed, ...expected.slice(600).map((message) => send(dapp, message))])
  expect(texts(await wallet.received(900))).toEqual(expected)
})

it('the relay acknowledges a repeated publish and delivers it once', async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  await wallet.call('irn_subscribe', { topic })
  expect(await Promise.all([send(dapp, 'once'), send(dapp, 'once')])).toEqual([true, true])
  await send(dapp, 'end')
  expect(texts(await wallet.received(2))).toEqual(['once', 'end'])
})

it('the relay redelivers after a reconnect only what was not acknowledged', async () => {
  const { url } = await startTestServer()
  const dapp = await connectRelayClient({ url })
  const identity = createClientIdentity()
  const wallet = await connectRelayClient({ url, identity, acknowledge: false })
  await wallet.call('irn_subscribe', { topic })
  for (const message of ['a', 'b', 'c', 'd']) await send(dapp, message)
  const [a, b, c] = await wallet.received(4)
  if (!a || !b || !c) throw new Error('nothing came')
  wallet.acknowledge(b)
  wallet.socket.send(`{"id":"${c.id}n","jsonrpc":"2.0","result":true}`)
  wallet.socket.send(`{"id":${a.id},"jsonrpc":"2.0","error":{"code":-1,"message":"no"}}`)
  await settled(wallet)
  await wallet.close()
  await send(dapp, 'e')
  const back = await connectRelayClient({ url, identity })
  await back.call('irn_batchSubscribe', { topics: [topic] })
  expect(texts(await back.received(3))).toEqual(['a', 'd', 'e'])
  await settled(back)
  await back.close()
  const again = await connectRelayClient({ url, identity })
  await again.call('irn_subscribe', { topic })
  expect(await settled(again)).toEqual([])
})

it('the relay ignores a response to a push that was never sent', async () => {
  const { url } = await startTestServer()
  const [dapp, mallory, wallet] = [
    await connectRelayClient({ url }),
    await connectRelayClient({ url }),
    await connectRelayClient({ url, acknowledge: false }),
  ]
  await wallet.call('irn_subscribe', { topic })
  await send(dapp, 'kept')
  const [push] = await wallet.received(1)
  if (push) mallory.acknowledge(push)
  await settled(mallory)
  await wallet.call('irn_subscribe', { topic })
  expect(texts(await wallet.received(2))).toEqual(['kept', 'kept'])
})

it('the relay stops pushing after an unsubscribe with any ID', async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  const other = 'ef'.repeat(32)
  await wallet.call('irn_batchSubscribe', { topics: [topic, other] })
  expect(await wallet.call('irn_unsubscribe', { topic, id: 'made up' })).toBe(true)
  await send(dapp, 'unheard')
  await send(dapp, 'heard', { topic: other })
  expect(texts(await wallet.received(1))).toEqual(['heard'])
  expect(await wallet.call('irn_batchUnsubscribe', { subscriptions: [{ topic: other, id: 'x' }] })).toBe(true)
  await send(dapp, 'unheard too', { topic: other })
  expect(await settled(wallet)).toEqual(['heard'])
})

it('the relay serves every socket of a client', async () => {
  const { url } = await startTestServer()
  const identity = createClientIdentity()
  const dapp = await connectRelayClient({ url })
  const tabs = [await connectRelayClient({ url, identity }), await connectRelayClient({ url, identity })]
  for (const tab of tabs) await tab.call('irn_subscribe', { topic })
  await send(dapp, 'both')
  for (const tab of tabs) expect(texts(await tab.received(1))).toEqual(['both'])
})

it('the relay keeps a message for its TTL, and no longer', async () => {
  const clock = { nowMs: Date.now() }
  const { url } = await startTestServer({}, { now: () => clock.nowMs })
  const dapp = await connectRelayClient({ url })
  await send(dapp, 'short', { ttl: 10 })
  await send(dapp, 'long', { ttl: 100 })
  clock.nowMs += 10_000
  const wallet = await connectRelayClient({ url })
  await wallet.call('irn_subscribe', { topic })
  await wallet.received(1)
  expect(await settled(wallet)).toEqual(['long'])
})

it('the relay bounds the memory of a client that does not read, and later delivers everything in order', async () => {
  const { url } = await startTestServer({ relay: { limits: { maxBufferedBytes: 4_000_000 } } })
  const dapp = await connectRelayClient({ url })
  const wallet = await connectRelayClient({ url })
  await wallet.call('irn_subscribe', { topic })
  wallet.socket.pause()
  const expected = Array.from({ length: 60 }, (_, index) => `${index}-`.padEnd(200_000, 'x'))
  for (const message of expected) await send(dapp, message)
  wallet.socket.resume()
  const got = texts(await wallet.received(60))
  expect(got.map((text) => Number.parseInt(text, 10))).toEqual(expected.map((_, index) => index))
})

it('the relay disconnects a client that requests much and reads nothing', async () => {
  const { url, metricsUrl } = await startTestServer({
    metricsPort: 0,
    relay: { limits: { maxBufferedBytes: 100_000 } },
  })
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  for (let index = 0; index < 8; index += 1) await send(dapp, `${index}`.padEnd(100_000, 'x'))
  const closed = once(wallet.socket, 'close')
  wallet.socket.pause()
  for (let index = 0; index < 50; index += 1) wallet.call('irn_fetchMessages', { topic }).catch(() => undefined)
  const figures = async () => (await fetch(`${metricsUrl}/metrics`)).text()
  await expect.poll(figures).toMatch(/^kit_relay_sockets 1$/m)
  expect(await dapp.call('irn_unsubscribe', { topic })).toBe(true)
  wallet.socket.resume()
  expect((await closed)[0]).toBe(1006)
})

it('the relay returns every text as published, or refuses it', async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  const accepted: string[] = []
  const candidates = new Set([...fc.sample(anyText(), 200), 'a\0b', '\ud83e', '\u{1f98a}', ' ', '"'])
  for (const message of candidates) {
    const code = await send(dapp, message).catch((error: { code: number }) => error.code)
    expect(code === true || code === -32_602).toBe(true)
    if (code === true) accepted.push(message)
  }
  expect(accepted).toContain('\u{1f98a}')
  await wallet.call('irn_subscribe', { topic })
  expect(texts(await wallet.received(accepted.length))).toEqual(accepted)
})
