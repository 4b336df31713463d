import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bundlerMethods, callBundler } from '../../../../contract/bundlerEndpoints.js'
import { anyText } from '../../../../testing/anyText.js'
import { closedUrl, startHttp, startNode } from '../../../../testing/startNode.js'
import { startTestServer } from '../../../../testing/startTestServer.js'

const chain = 'eip155:31337'
const hash = `0x${'5'.repeat(64)}`
const sender = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'

async function startOver(bundlers: readonly { name: string; url: string }[]) {
  const { url } = await startTestServer({
    chains: { [chain]: { upstreams: ['http://127.0.0.1:1'], bundlers } },
    projects: [{ id: 'p' }],
    rateLimits: { enabled: false },
  })
  return async (body: unknown, query = `projectId=p&chainId=${chain}`) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(`${url}/v1/bundler?${query}`, { method: 'POST', body: text })
    const answer = await response.text()
    return { status: response.status, text: answer, json: answer.startsWith('{') ? JSON.parse(answer) : undefined }
  }
}

const call = (method: string, params: readonly unknown[] = [], id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})

it('the bundler route forwards calls to the named bundler, or the first, and returns its response', async () => {
  const first = await startNode({ eth_sendUserOperation: hash })
  const second = await startNode({ eth_sendUserOperation: '0x2' })
  const ask = await startOver([
    { name: 'own', url: first.url },
    { name: 'pimlico', url: second.url },
  ])
  const sent = await ask(call('eth_sendUserOperation', [{ sender: sender }, entryPoint], 'x'))
  expect(sent.status).toBe(200)
  expect(callBundler.answer.parse(sent.json)).toEqual({ jsonrpc: '2.0', id: 'x', result: hash })
  const named = await ask(call('eth_sendUserOperation'), `projectId=p&chainId=${chain}&bundler=pimlico`)
  expect(named.json).toMatchObject({ result: '0x2' })
})

it('the bundler route forwards errors of the bundler, whatever its status', async () => {
  const error = { code: -32_500, message: 'AA21 no funds', data: { reason: 'x' } }
  const { url } = await startHttp((_, response) => response.writeHead(422).end(JSON.stringify({ id: 1, error })))
  const ask = await startOver([{ name: 'own', url }])
  expect((await ask(call('eth_sendUserOperation'))).json).toEqual({ jsonrpc: '2.0', id: 1, error })
})

it('the bundler route assumes a balance of 100 ETH for an estimate that sets none', async () => {
  const given: unknown[][] = []
  const estimate = (params: unknown[]) => {
    given.push(params)
    return {}
  }
  const { url } = await startNode({ eth_estimateUserOperationGas: estimate })
  const ask = await startOver([{ name: 'own', url }])
  const operation = { sender: sender }
  await ask(call('eth_estimateUserOperationGas', [operation, entryPoint]))
  await ask(call('eth_estimateUserOperationGas', [operation, entryPoint, {}]))
  await ask(call('eth_estimateUserOperationGas', [operation]))
  expect(given.map(([, , override]) => override)).toEqual([
    { [sender]: { balance: `0x${(100n * 10n ** 18n).toString(16)}` } },
    {},
    undefined,
  ])
})

it('the bundler route returns no receipt for an unknown operation, with or without a bundler', async () => {
  const says = async (answer: unknown) => (await startHttp((_, response) => response.end(JSON.stringify(answer)))).url
  const missing = { code: -32_602, message: 'UserOperation not found' }
  for (const bundlers of [
    [],
    [{ name: 'own', url: await says({ id: 1, result: null }) }],
    [{ name: 'own', url: await says({ id: 1, error: missing }) }],
  ]) {
    const answer = await (await startOver(bundlers))(call('eth_getUserOperationReceipt', [hash]))
    expect([answer.status, answer.json]).toEqual([200, { jsonrpc: '2.0', id: 1, result: null }])
  }
  const without = await (await startOver([]))(call('eth_sendUserOperation'))
  expect([without.status, without.json]).toMatchObject([200, { error: { code: -32_601 } }])
})

it('the bundler route never fetches a URL that a caller names', async () => {
  const own = await startNode({ eth_sendUserOperation: hash })
  const other = await startNode({ eth_sendUserOperation: hash })
  const ask = await startOver([{ name: 'own', url: own.url }])
  for (const bundler of [other.url, 'https://bundler.example/rpc', own.url, 'unknown']) {
    const answer = await ask(
      call('eth_sendUserOperation'),
      `projectId=p&chainId=${chain}&bundler=${encodeURIComponent(bundler)}`,
    )
    expect([answer.status, answer.json]).toMatchObject([400, { status: 'FAILED', reasons: [{ field: 'bundler' }] }])
  }
  expect([own.bodies, other.bodies]).toEqual([[], []])
})

it('the bundler route names the invalid part of a request', async () => {
  const ask = await startOver([{ name: 'own', url: await closedUrl() }])
  const good = call('eth_sendUserOperation')
  expect(await ask('{')).toMatchObject({ status: 400, text: 'The body is not valid JSON' })
  expect(await ask(call('eth_call'))).toMatchObject({ status: 422 })
  expect(await ask([good])).toMatchObject({ status: 422 })
  expect(await ask(good, `chainId=${chain}`)).toMatchObject({ status: 401 })
  expect(await ask(good, 'projectId=p')).toMatchObject({ status: 400 })
  expect(await ask(good, 'projectId=p&chainId=eip155:5')).toMatchObject({ status: 400 })
  expect(await ask(good)).toMatchObject({ status: 503, json: { reasons: [{ field: 'chainId' }] } })
})

it('the bundler route responds to any body within the contract', async () => {
  const { url } = await startNode({ eth_sendUserOperation: hash })
  const ask = await startOver([{ name: 'own', url }])
  const body = fc.oneof(
    fc.json(),
    anyText(),
    fc
      .record({ id: fc.jsonValue(), method: fc.constantFrom(...bundlerMethods), params: fc.jsonValue() })
      .map((value) => JSON.stringify(value)),
  )
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const answer = await ask(text)
      expect([200, 400, 422]).toContain(answer.status)
      if (answer.status === 200) callBundler.answer.parse(answer.json)
    }),
    { numRuns: 200 },
  )
})

it('the bundler route refuses node methods with 422: the chain is in the query', async () => {
  const { url } = await startNode({ eth_chainId: '0x1' })
  const ask = await startOver([{ name: 'own', url }])
  for (const method of ['eth_chainId', 'eth_call', 'anvil_mine']) expect((await ask(call(method))).status).toBe(422)
})
