import { expect, it } from 'vitest'
import { startSignClient, type TestSignClient, within } from '../testing/startSignClient.js'
import { startTestServer, temporaryDirectory } from '../testing/startTestServer.js'

const account = 'eip155:31337:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const namespace = { methods: ['personal_sign'], events: ['accountsChanged'], chains: ['eip155:31337'] }

function once<T>(client: TestSignClient, event: string): Promise<T> {
  const emitter = client as unknown as { once(name: string, listener: (value: T) => void): void }
  return within(new Promise((resolve) => emitter.once(event, resolve)), event)
}

it('the sign client pairs a dapp and a wallet on two replicas, and delivers requests during a rolling restart', async () => {
  const dataDir = temporaryDirectory()
  const first = await startTestServer({ dataDir })
  const second = await startTestServer({ dataDir })
  const [dapp, wallet] = await Promise.all([startSignClient(first.url, 'dapp'), startSignClient(second.url, 'wallet')])

  const proposed = once<{ id: number }>(wallet, 'session_proposal')
  const { uri, approval } = await dapp.connect({ optionalNamespaces: { eip155: namespace } })
  const approved = approval()
  await wallet.pair({ uri: uri ?? '' })
  const { id } = await proposed
  const { acknowledged } = await wallet.approve({
    id,
    namespaces: { eip155: { ...namespace, accounts: [account] } },
  })
  const { topic } = await within(approved, 'approval')
  acknowledged().catch(() => undefined)
  await expect.poll(() => wallet.session.getAll()[0]?.acknowledged).toBe(true)

  const sign = async (params: string) => {
    const requested = once<{ id: number; params: { request: { params: unknown } } }>(wallet, 'session_request')
    const request = { method: 'personal_sign', params: [params] }
    const answer = dapp.request({ topic, chainId: 'eip155:31337', request })
    const { id, params: seen } = await requested
    expect(seen.request.params).toEqual([params])
    await wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: `signed ${params}` } })
    return within(answer, 'answer')
  }
  expect(await sign('0x01')).toBe('signed 0x01')
  await second.stop()
  await startTestServer({ dataDir, port: second.port })
  expect(await sign('0x02')).toBe('signed 0x02')
  await first.stop()
  await startTestServer({ dataDir, port: first.port })
  expect(await sign('0x03')).toBe('signed 0x03')
})
