import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeErrorResult, parseAbi } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFarcaster } from './createFarcaster.js'

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('createFarcaster', () => {
  it('fetches nothing from a host that a contract names', async () => {
    const fetched: string[] = []
    const canary = await listen((request, response) => {
      fetched.push(request.url ?? '')
      response.end('{"data":"0x"}')
    })
    const rpc = await listen(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      const { id, params } = JSON.parse(body)
      const data = encodeErrorResult({
        abi: parseAbi([
          'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extra)',
        ]),
        errorName: 'OffchainLookup',
        args: [params[0].to, [`${canary}/{sender}/{data}`], '0x12', '0x12345678', '0x'],
      })
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted', data } }))
    })
    const origin = 'https://wallet.example'
    const farcaster = createFarcaster({ relay: canary, rpc, origin, now: Date.now })
    const message = createSiweMessage({
      domain: 'wallet.example',
      address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      uri: origin,
      version: '1',
      chainId: 10,
      nonce: 'a1b2c3d4e5f6g7h8',
      resources: ['farcaster://fid/7'],
    })
    await expect(farcaster.check({ message, signature: '0x12' }, 'a1b2c3d4e5f6g7h8')).rejects.toMatchObject({
      status: 503,
    })
    expect(fetched).toEqual([])
  })
})
