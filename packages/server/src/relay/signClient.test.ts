import { expect, it } from 'vitest'
import { startSignClient, type TestSignClient, within } from '../testing/startSignClient.js'
import { startTestServer } from '../testing/startTestServer.js'

const account = 'eip155:31337:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const namespace = { methods: ['personal_sign'], events: ['accountsChanged', 'chainChanged'] }

function once<T>(client: TestSignClient, event: string): Promise<T> {
  const emitter = client as unknown as { once(name: string, listener: (value: T) => void): void }
  return within(new Promise((resolve) => emitter.once(event, resolve)), event)
}

/** Makes an SDK wallet publish an approval like releases before 2.21.6: subscribe, then two plain publishes. */
function useOldApproval(wallet: TestSignClient): void {
  const { relayer } = wallet.core
  relayer.publishCustom = async ({ payload }) => {
    const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest } = payload as Record<
      string,
      string
    >
    await relayer.subscribe(String(sessionTopic))
    await relayer.publish(String(pairingTopic), String(sessionProposalResponse), { ttl: 300, tag: 1101 })
    await relayer.publish(String(sessionTopic), String(sessionSettlementRequest), { ttl: 300, tag: 1102 })
  }
}

async function pair(dapp: TestSignClient, wallet: TestSignClient) {
  const proposed = once<{ id: number }>(wallet, 'session_proposal')
  const { uri, approval } = await dapp.connect({
    optionalNamespaces: { eip155: { ...namespace, chains: ['eip155:31337'] } },
  })
  const approved = approval()
  await wallet.pair({ uri: uri ?? '' })
  const { id } = await proposed
  const namespaces = { eip155: { ...namespace, chains: ['eip155:31337'], accounts: [account] } }
  const { acknowledged } = await wallet.approve({ id, namespaces })
  const session = await within(approved, 'approval')
  // The acknowledgement may arrive before it is awaited, which the SDK then misses: wait for the resulting state.
  acknowledged().catch(() => undefined)
  await expect.poll(() => wallet.session.getAll()[0]?.acknowledged).toBe(true)
  return session
}

it.each([
  ['a wallet of today', () => undefined],
  ['a wallet that knows the irn methods only', useOldApproval],
])('the sign client pairs a dapp with %s, and delivers requests, events and the disconnect', async (_, prepare) => {
  const { url } = await startTestServer()
  const [dapp, wallet] = await Promise.all([startSignClient(url, 'dapp'), startSignClient(url, 'wallet')])
  prepare(wallet)

  const { topic, namespaces } = await pair(dapp, wallet)
  expect(namespaces.eip155?.accounts).toEqual([account])

  const requested = once<{ id: number; topic: string; params: { request: { params: unknown } } }>(
    wallet,
    'session_request',
  )
  const signature = dapp.request({
    topic,
    chainId: 'eip155:31337',
    request: { method: 'personal_sign', params: ['0x68656c6c6f'] },
  })
  const { id, params } = await requested
  expect(params.request.params).toEqual(['0x68656c6c6f'])
  await wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: '0xsigned' } })
  expect(await within(signature, 'answer')).toBe('0xsigned')

  const received = once<{ params: { event: unknown } }>(dapp, 'session_event')
  const event = { name: 'chainChanged', data: 31337 }
  await wallet.emit({ topic, chainId: 'eip155:31337', event })
  expect((await received).params.event).toEqual(event)

  const deleted = once<{ topic: string }>(dapp, 'session_delete')
  await wallet.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  expect((await deleted).topic).toBe(topic)
})

it('the sign client delivers a request to a wallet once it is back online', async () => {
  const { url } = await startTestServer()
  const [dapp, wallet] = await Promise.all([startSignClient(url, 'dapp'), startSignClient(url, 'wallet')])
  const { topic } = await pair(dapp, wallet)
  await wallet.core.relayer.transportClose()
  const request = { method: 'personal_sign', params: ['0x00'] }
  const answer = dapp.request({ topic, chainId: 'eip155:31337', request })
  await expect.poll(() => dapp.core.history.pending.length).toBeGreaterThan(0)
  const requested = once<{ id: number }>(wallet, 'session_request')
  await wallet.core.relayer.transportOpen()
  const { id } = await requested
  await wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: '0xlate' } })
  expect(await within(answer, 'answer')).toBe('0xlate')
})

it('the sign client continues a session after the server restarted on the same data', async () => {
  const first = await startTestServer()
  const [dapp, wallet] = await Promise.all([startSignClient(first.url, 'dapp'), startSignClient(first.url, 'wallet')])
  const { topic } = await pair(dapp, wallet)
  await first.stop()
  await startTestServer({ dataDir: first.dataDir, port: first.port })
  const requested = once<{ id: number }>(wallet, 'session_request')
  const request = { method: 'personal_sign', params: ['0x01'] }
  const answer = dapp.request({ topic, chainId: 'eip155:31337', request })
  const { id } = await requested
  await wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: '0xafter' } })
  expect(await within(answer, 'answer')).toBe('0xafter')
})
