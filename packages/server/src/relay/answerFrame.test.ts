import { once } from 'node:events'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ServerPorts } from '../runServer.js'
import { connectRelayClient, type RelayClient } from '../testing/connectRelayClient.js'
import { startTestServer } from '../testing/startTestServer.js'

const topic = '0a'.repeat(32)

async function answerTo(client: RelayClient, frame: string | Buffer): Promise<string> {
  const answered = once(client.socket, 'message')
  client.socket.send(frame)
  const [data] = await answered
  return String(data)
}

async function connect(limits = {}, ports: ServerPorts = {}) {
  const { url } = await startTestServer({ relay: { limits } }, ports)
  return connectRelayClient({ url })
}

it('the relay echoes IDs of 19 digits exactly, as number and as string', async () => {
  const client = await connect()
  const params = JSON.stringify({ topic, message: 'm', ttl: 300, tag: 1108 })
  for (const id of ['1795190000000000001', '"1795190000000000001"', '"text"', '0', '1e400', 'null']) {
    const frame = `{"id":${id},"jsonrpc":"2.0","method":"irn_publish","params":${params}}`
    expect(await answerTo(client, frame)).toBe(`{"id":${id},"jsonrpc":"2.0","result":true}`)
  }
})

it('the relay responds to malformed input with the JSON-RPC code, and the ID if there is one', async () => {
  const client = await connect()
  const code = async (frame: string) => JSON.parse(await answerTo(client, frame))
  expect(await code('{not json')).toMatchObject({ id: null, error: { code: -32_700 } })
  expect(await code('{"id":5,"jsonrpc":"2.0"}')).toMatchObject({ id: 5, error: { code: -32_600 } })
  expect(await code('{"id":6,"method":"irn_unknown"}')).toMatchObject({ id: 6, error: { code: -32_601 } })
  expect(await code('{"id":7,"method":"irn_subscribe","params":{"topic":"ABC"}}')).toEqual({
    id: 7,
    jsonrpc: '2.0',
    error: { code: -32_602, message: 'Invalid params: topic' },
  })
  expect(await code('{"id":8,"method":"irn_publish","params":[]}')).toMatchObject({ error: { code: -32_602 } })
  expect(await code('{"id":9,"method":"irn_publish"}')).toMatchObject({ error: { code: -32_602 } })
})

it('the relay responds to a batch in one frame, in order, without entries for notifications and receipts', async () => {
  const client = await connect()
  const frame = `[{"id":1795190000000000001,"method":"irn_subscribe","params":{"topic":"${topic}"}},
    {"method":"irn_subscribe","params":{"topic":"${topic}"}}, {"id":3,"result":true}, 4,
    {"id":"5","method":"nothing"}]`
  const answer = await answerTo(client, frame)
  expect(answer.startsWith('[{"id":1795190000000000001,')).toBe(true)
  expect(JSON.parse(answer)).toMatchObject([
    { result: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { id: null, error: { code: -32_600 } },
    { id: '5', error: { code: -32_601 } },
  ])
})

it('the relay reads binary frames as text', async () => {
  const client = await connect()
  const answer = await answerTo(client, Buffer.from(`{"id":1,"method":"irn_subscribe","params":{"topic":"${topic}"}}`))
  expect(JSON.parse(answer)).toMatchObject({ id: 1, result: expect.any(String) })
})

it('the relay refuses requests over the rate limit with -32005 and serves again later', async () => {
  let stoppedAt: number | undefined
  const client = await connect({ maxRequestsPerSecond: 5 }, { now: () => stoppedAt ?? Date.now() })
  const ask = () =>
    client.call('irn_subscribe', { topic }).then(
      () => 'ok',
      (error: { code: number }) => error.code,
    )
  const askTimes = (length: number) => Promise.all(Array.from({ length }, ask))
  // Bursts of ten seconds' worth are allowed. Time is frozen, because a slow machine would otherwise allow more.
  stoppedAt = Date.now()
  expect(await askTimes(53)).toEqual([...Array(50).fill('ok'), -32_005, -32_005, -32_005])
  stoppedAt += 1000
  expect(await askTimes(6)).toEqual([...Array(5).fill('ok'), -32_005])
})

it('the relay closes only the socket whose frame exceeds the limit, with 1009', async () => {
  const { url } = await startTestServer({ relay: { limits: { maxFrameBytes: 10_000 } } })
  const [loud, calm] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  const closed = once(loud.socket, 'close')
  loud.socket.send('x'.repeat(10_001))
  expect((await closed)[0]).toBe(1009)
  expect(await calm.call('irn_subscribe', { topic })).toEqual(expect.any(String))
})

it('the relay survives any frame and responds to the next request', async () => {
  const client = await connect()
  const method = fc.constantFrom(
    'irn_publish',
    'irn_batchPublish',
    'irn_subscribe',
    'irn_batchSubscribe',
    'irn_unsubscribe',
    'irn_batchUnsubscribe',
    'irn_fetchMessages',
    'irn_batchFetchMessages',
    'wc_proposeSession',
    'wc_approveSession',
    'irn_subscription',
    '__proto__',
  )
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constant(topic),
    fc.constant([topic]),
    fc.constant([{ topic, message: 'm' }]),
  )
  const names = [
    'topic',
    'topics',
    'message',
    'messages',
    'ttl',
    'tag',
    'subscriptions',
    'pairingTopic',
    'sessionTopic',
    'attestation',
  ]
  const params = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...names), value))
  const request = fc.record({ id: fc.jsonValue(), jsonrpc: fc.constant('2.0'), method, params }, { requiredKeys: [] })
  const frame = fc.oneof(
    fc.string(),
    fc.json(),
    request.map((message) => JSON.stringify(message)),
    fc.array(request, { maxLength: 5 }).map((messages) => JSON.stringify(messages)),
    fc.uint8Array({ maxLength: 200 }),
  )
  let marker = 0
  await fc.assert(
    fc.asyncProperty(frame, async (data) => {
      client.socket.send(data)
      marker += 1
      const mark = `marker-${marker}`
      const answered = new Promise<void>((resolve) => {
        client.socket.on('message', function seen(text) {
          if (!String(text).includes(mark)) return
          client.socket.off('message', seen)
          resolve()
        })
      })
      client.socket.send(`{"id":"${mark}","jsonrpc":"2.0","method":"irn_unsubscribe","params":{"topic":"${topic}"}}`)
      await answered
    }),
    { numRuns: 500 },
  )
})
