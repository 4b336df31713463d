import { expect, it } from 'vitest'
import { connectRelayClient, type RelayClient } from '../testing/connectRelayClient.js'
import { startTestServer } from '../testing/startTestServer.js'

const topic = 'ab'.repeat(32)
const kib = 1024

const publish = (client: RelayClient, message: string, more: object = {}) =>
  client.call('irn_publish', { topic, message, ttl: 300, tag: 1108, ...more }).then(
    () => 'stored',
    (error: { code: number }) => error.code,
  )

it('the relay lets no client fill the mailbox with any column, alerts operators, and serves others', async () => {
  const limits = { maxStoredBytesPerClient: 64 * kib, maxStoredBytes: 300 * kib }
  const { url, metricsUrl } = await startTestServer({ relay: { limits }, metricsPort: 0 })
  const [first, second, wallet] = await Promise.all(
    Array.from({ length: 3 }, () => connectRelayClient({ url, acknowledge: false })),
  )
  const seal = 'x'.repeat(15 * kib)
  const answers: unknown[] = []
  // The message is almost empty: the attestation fills the mailbox.
  for (let sent = 0; sent < 8; sent += 1)
    answers.push(await publish(first as RelayClient, `${sent}`, { attestation: seal }))
  expect(answers).toEqual([...Array(4).fill('stored'), ...Array(4).fill(-32_005)])
  expect(await publish(second as RelayClient, 'calm')).toBe('stored')
  await wallet?.call('irn_subscribe', { topic })
  expect(await wallet?.received(5)).toHaveLength(5)
  expect((await fetch(`${url}/ready?ignore=chains`)).status).toBe(200)
  const figures = await (await fetch(`${metricsUrl}/metrics`)).text()
  expect(figures).toMatch(/kit_relay_full_total\{of="client"\} 4/)
  expect(Number(/kit_relay_stored_bytes (\d+)/.exec(figures)?.[1])).toBeGreaterThan(64 * kib)
  // Many clients fill it together.
  let refusal: unknown
  for (let sent = 0; refusal !== -32_005; sent += 1) {
    const client = await connectRelayClient({ url })
    for (let part = 0; part < 4; part += 1) refusal = await publish(client, `${sent} ${part}`, { attestation: seal })
    await client.close()
    expect(sent).toBeLessThan(10)
  }
  const missing = async () => {
    const answer = await fetch(`${url}/ready?ignore=chains`)
    return ((await answer.json()) as { missing: unknown }).missing
  }
  await expect.poll(missing, { timeout: 5000 }).toEqual(['mailbox'])
  expect(await (await fetch(`${metricsUrl}/metrics`)).text()).toMatch(/kit_relay_full_total\{of="all"\} \d/)
})

it('the relay refuses requests beyond the pending limit, loses none it accepted, and recovers', async () => {
  const { url } = await startTestServer({ relay: { limits: { maxPendingBytes: 64 * kib } } })
  const clients = await Promise.all(Array.from({ length: 4 }, () => connectRelayClient({ url })))
  const listener = await connectRelayClient({ url })
  await listener.call('irn_subscribe', { topic })
  const text = 'x'.repeat(4 * kib)
  const answers = await Promise.all(
    clients.flatMap((client, name) =>
      Array.from({ length: 100 }, (_, index) => publish(client, `${name} ${index} ${text}`)),
    ),
  )
  const stored = answers.filter((answer) => answer === 'stored').length
  expect(new Set(answers)).toEqual(new Set(['stored', -32_005]))
  expect(await listener.received(stored)).toHaveLength(stored)
  await expect.poll(() => publish(clients[0] as RelayClient, 'after')).toBe('stored')
})

const manyTopics = Array.from({ length: 60 }, (_, index) => index.toString(16).padStart(64, '0'))
it.each([
  ['irn_batchSubscribe', { topics: manyTopics }],
  ['irn_batchFetchMessages', { topics: manyTopics }],
  ['irn_batchUnsubscribe', { subscriptions: manyTopics.map((each) => ({ topic: each })) }],
  ['irn_batchPublish', { messages: manyTopics.map((each) => ({ topic: each, message: 'm', ttl: 300, tag: 1108 })) }],
])('the relay charges a batch by its entries: %s', async (method, params) => {
  const { url } = await startTestServer({ relay: { limits: { maxRequestsPerSecond: 10 } } })
  const batch = await connectRelayClient({ url })
  const code = () =>
    batch.call(method, params).then(
      () => 'done',
      (error: { code: number }) => error.code,
    )
  expect([await code(), await code()]).toEqual(['done', -32_005])
})

it('the relay charges unsolicited messages', async () => {
  const { url } = await startTestServer({ relay: { limits: { maxRequestsPerSecond: 10 } } })
  for (const frame of ['{not json', '{"id":1,"jsonrpc":"2.0","result":true}']) {
    const client = await connectRelayClient({ url })
    client.socket.removeAllListeners('message')
    for (let sent = 0; sent < 110; sent += 1) client.socket.send(frame)
    client.socket.send('{"id":"mark","method":"irn_subscribe","params":{}}')
    const response = await new Promise<string>((resolve) => {
      client.socket.on('message', (data) => String(data).includes('mark') && resolve(String(data)))
    })
    expect(JSON.parse(response)).toMatchObject({ id: 'mark', error: { code: -32_005 } })
  }
})

it('the relay charges reads by their bytes, for any call', async () => {
  const { url } = await startTestServer({ relay: { limits: { maxRequestsPerSecond: 10 } } })
  const dapp = await connectRelayClient({ url })
  for (let sent = 0; sent < 4; sent += 1) await publish(dapp, `${sent}`.padEnd(500 * kib, 'x'))
  for (const method of ['irn_fetchMessages', 'irn_subscribe']) {
    const client = await connectRelayClient({ url, acknowledge: false })
    const codes: unknown[] = []
    for (let call = 0; call < 4; call += 1) {
      codes.push(
        await client.call(method, { topic }).then(
          () => 'done',
          (error: { code: number }) => error.code,
        ),
      )
      if (method === 'irn_subscribe') await client.received(4)
    }
    // A burst of a hundred requests is allowed; two mebibytes cost 125.
    expect(codes, method).toContain(-32_005)
    expect(codes[0], method).toBe('done')
  }
})

it('the relay charges the reads of one message of a frame before it admits the next', async () => {
  const { url } = await startTestServer()
  const dapp = await connectRelayClient({ url })
  for (let sent = 0; sent < 4; sent += 1) await publish(dapp, `${sent}`.padEnd(500 * kib, 'x'))
  const client = await connectRelayClient({ url })
  const read = (id: number) => ({ id, jsonrpc: '2.0', method: 'irn_fetchMessages', params: { topic } })
  const answered = new Promise<string>((resolve) => {
    client.socket.on('message', (data) => {
      if (String(data).startsWith('[')) resolve(String(data))
    })
  })
  client.socket.send(JSON.stringify(Array.from({ length: 400 }, (_, id) => read(id + 1))))
  const text = await answered
  const answers = JSON.parse(text) as readonly { readonly error?: { readonly code: number } }[]
  expect(answers).toHaveLength(400)
  expect(text.length).toBeLessThan(24 * kib * kib)
  expect(answers.at(-1)?.error?.code).toBe(-32_005)
  expect(await publish(dapp, 'calm')).toBe('stored')
})

it('the relay counts the requests of all sockets of an address, including closed ones', async () => {
  const { url } = await startTestServer({ relay: { limits: { maxRequestsPerSecond: 1 } } })
  // Ten sockets' worth of ten seconds are a hundred requests.
  const topics = Array.from({ length: 10 }, (_, index) => index.toString(16).padStart(64, '0'))
  const answers: unknown[] = []
  for (let socket = 0; socket < 14; socket += 1) {
    const client = await connectRelayClient({ url })
    answers.push(
      await client.call('irn_batchSubscribe', { topics }).then(
        () => 'done',
        (error: { code: number }) => error.code,
      ),
    )
    await client.close()
  }
  expect(answers.slice(0, 10)).toEqual(Array(10).fill('done'))
  expect(answers).toContain(-32_005)
})
