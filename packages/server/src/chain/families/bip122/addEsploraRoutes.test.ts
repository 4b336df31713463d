import { request } from 'node:http'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../../testing/anyText.js'
import { startHttp } from '../../../testing/startNode.js'
import { startTestServer } from '../../../testing/startTestServer.js'

const chain = 'bip122:000000000019d6689c085ae165831e93'
const tx = 'ab'.repeat(32)
const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

/** A fake Esplora with a few responses, and the requests it received. */
async function startEsplora() {
  const requested: string[] = []
  const { url } = await startHttp(async (asking, response) => {
    let body = ''
    for await (const chunk of asking) body += chunk
    requested.push(`${asking.method} ${asking.url} ${body}`.trim())
    const answers: Record<string, [number, string, string]> = {
      'GET /api/blocks/tip/height': [200, 'text/plain', '840000'],
      [`GET /api/tx/${tx}/hex`]: [200, 'text/plain', '0200'],
      [`GET /api/tx/${tx}`]: [404, 'text/plain', 'Transaction not found'],
      [`GET /api/address/${address}`]: [
        200,
        'application/json',
        JSON.stringify({
          chain_stats: { funded_txo_sum: 900, spent_txo_sum: 250 },
          mempool_stats: { funded_txo_sum: 50, spent_txo_sum: 100 },
        }),
      ],
      'GET /api/address/bc1qwrongwrongwrong': [400, 'text/plain', 'Invalid Bitcoin address'],
      [`GET /api/address/${address}/utxo`]: [200, 'image/svg+xml', '<script>alert(1)</script>'],
      'POST /api/tx': [200, 'text/plain', tx],
    }
    const [status, type, text] = answers[`${asking.method} ${asking.url}`] ?? [500, 'text/plain', 'no']
    response.writeHead(status, { 'content-type': type }).end(text)
  })
  return { url: `${url}/api`, requested }
}

/** Requests a path verbatim; `fetch` would normalize it. */
function rawStatus(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const requested = request({ port, path, host: '127.0.0.1' }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    requested.on('error', reject).end()
  })
}

async function startOver(...urls: string[]) {
  const server = await startTestServer({ chains: { [chain]: urls, 'eip155:1': 'http://127.0.0.1:1' } })
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${server.url}/v1/esplora/${chain}${path}`, init)
    return { status: response.status, text: await response.text(), type: response.headers.get('content-type') }
  }
  return { ...server, ask }
}

it('the Esplora route returns the Esplora response as text or JSON, never as content a browser would execute', async () => {
  const { ask } = await startOver((await startEsplora()).url)
  expect(await ask('/blocks/tip/height?projectId=p')).toEqual({
    status: 200,
    text: '840000',
    type: 'text/plain; charset=utf-8',
  })
  expect(await ask(`/address/${address}`)).toMatchObject({ status: 200, type: 'application/json' })
  expect(await ask(`/tx/${tx}`)).toMatchObject({ status: 404, text: 'Transaction not found' })
  expect(await ask(`/address/${address}/utxo`)).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' })
})

it('the Esplora route sends a transaction in hex, also through a second source when the first fails', async () => {
  const broken = await startHttp((_, response) => response.writeHead(502).end())
  const page = await startHttp((_, response) => response.setHeader('content-type', 'text/html').end('<p>Sorry</p>'))
  const esplora = await startEsplora()
  const { ask } = await startOver(broken.url, page.url, esplora.url)
  expect(await ask('/tx', { method: 'POST', body: '0200aB' })).toMatchObject({ status: 200, text: tx })
  expect(esplora.requested).toEqual(['POST /api/tx 0200aB'])
  expect(await ask('/tx', { method: 'POST', body: '{"tx":1}' })).toMatchObject({ status: 400 })
  expect(await ask('/address/x', { method: 'POST', body: '00' })).toMatchObject({ status: 404 })
})

it('the Esplora route caches immutable responses, and fetches others again', async () => {
  const { url, requested } = await startEsplora()
  const { ask } = await startOver(url)
  for (const path of [`/tx/${tx}/hex`, '/blocks/tip/height', `/tx/${tx}`]) {
    const first = await ask(path)
    expect(await ask(path)).toEqual(first)
  }
  expect(requested.filter((line) => line.endsWith('/hex'))).toHaveLength(1)
  expect(requested.filter((line) => line.endsWith('/height'))).toHaveLength(2)
  expect(requested.filter((line) => line.endsWith(tx))).toHaveLength(2)
})

it('the balance route returns the balance of a Bitcoin address in satoshis, pending transactions included', async () => {
  const { url } = await startOver((await startEsplora()).url)
  const ask = async (method: string, params: unknown) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: '1', method, params })
    return (await fetch(`${url}/v1?chainId=${chain}`, { method: 'POST', body })).json()
  }
  expect(await ask('getAddressBalance', { address: address })).toEqual({ jsonrpc: '2.0', id: '1', result: '600' })
  for (const params of [{}, { address: 'bc1qwrongwrongwrong' }, { address: '../../tx' }, null]) {
    expect(await ask('getAddressBalance', params)).toMatchObject({ error: { code: -32_602 } })
  }
  expect(await ask('getblockcount', [])).toMatchObject({ error: { code: -32_601 } })
})

it('the Esplora route refuses other chains and other projects, and responds with 503 when no source is available', async () => {
  const server = await startTestServer({
    chains: { [chain]: 'http://127.0.0.1:1', 'eip155:1': 'http://127.0.0.1:1' },
    projects: [{ id: 'mine' }],
  })
  const status = async (path: string) => (await fetch(`${server.url}/v1/esplora/${path}`)).status
  expect(await status(`${chain}/blocks?projectId=mine`)).toBe(503)
  expect(await status(`${chain}/blocks`)).toBe(401)
  expect(await status('eip155:1/blocks?projectId=mine')).toBe(400)
  expect(await status('bip122:ffffffffffffffffffffffffffffffff/blocks?projectId=mine')).toBe(400)
})

it('the Esplora route forwards only Esplora paths, however the path is encoded', async () => {
  const { url, requested } = await startEsplora()
  const server = await startOver(url)
  const part = fc.oneof(
    fc.constantFrom(
      'address',
      'tx',
      'blocks',
      'tip',
      'height',
      '..',
      '.',
      '%2e%2e',
      '%2f',
      address,
      tx,
      'admin',
      '@',
      '?x',
      '#',
    ),
    anyText({ maxLength: 8 }).map(encodeURIComponent.bind(undefined) as (text: string) => string),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
      expect([200, 400, 404, 426, 503]).toContain(
        await rawStatus(server.port, `/v1/esplora/${chain}/${parts.join('/')}`),
      )
    }),
    { numRuns: 300 },
  )
  const known = /^GET \/api\/(address\/\w+(\/txs|\/utxo)?|tx\/[0-9a-f]{64}|blocks(\/tip\/height|\/tip\/hash)?)$/
  for (const line of requested) expect(line).toMatch(known)
})
