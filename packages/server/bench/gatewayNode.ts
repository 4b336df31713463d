import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

// The two peers next to the gateway: `node` answers JSON-RPC at full speed, `proxy <url>` only forwards every request.

type Call = { readonly id: unknown; readonly method: string; readonly params?: readonly unknown[] }

const block = { number: '0x10', hash: `0x${'ab'.repeat(32)}`, transactions: new Array(20).fill(`0x${'cd'.repeat(32)}`) }

function answer({ id, method }: Call): object {
  const result =
    method === 'eth_blockNumber' ? '0x1000' : method === 'eth_getBlockByNumber' ? block : '0xde0b6b3a7640000'
  return { jsonrpc: '2.0', id, result }
}

const [role, upstream = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })

const node = createServer(async (requested, response) => {
  let body = ''
  for await (const chunk of requested) body += chunk
  const calls = JSON.parse(body) as Call | Call[]
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls)))
})
const proxy = createServer((requested, response) => {
  const options = { method: 'POST', agent, headers: { 'content-type': 'application/json' } }
  const passed = request(upstream, options, (answered) => {
    response.writeHead(answered.statusCode ?? 502, { 'content-type': 'application/json' })
    answered.pipe(response)
  })
  requested.pipe(passed)
})

const server = role === 'proxy' ? proxy : node
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`{"url":"http://127.0.0.1:${port}"}\n`)
})
