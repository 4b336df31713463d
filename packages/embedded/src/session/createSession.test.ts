import type { Network, Ports } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import type { Frame } from '../frame/createFrame.js'
import { bundlerMethods, frameMethods, nodeMethods, pageMethods, unsafeMethods } from '../protocol/methods.data.js'
import { createSession } from './createSession.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solanaId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
type Provider = { request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown> }

/** A session whose frame and node only note what they are asked. */
function start(namespace: 'eip155' | 'solana' = 'eip155') {
  const framed: string[] = []
  const node: string[] = []
  let unlisted = 0
  const chainId = namespace === 'eip155' ? 'eip155:1' : solanaId
  const frame = {
    async request(name: string, payload: { readonly method?: string; readonly chainId?: string }) {
      framed.push(payload.method ?? name)
      return name === 'SWITCH_NETWORK' ? { chainId: payload.chainId } : { result: 'framed' }
    },
  } as unknown as Frame
  const ports = {
    async fetch(_: string, { body }: { readonly body: string }) {
      node.push(JSON.parse(body).method)
      return { ok: true, json: async () => ({ result: 'read' }) }
    },
  } as unknown as Ports
  const session = createSession({
    namespace,
    networks: [{ id: chainId, rpcUrls: ['https://node.example'] } as unknown as Network],
    user: { address, chainId, accounts: [{ address, type: 'eoa' }], preferredAccountType: 'eoa' },
    frame,
    ports,
    signOut: async () => undefined,
    onUnlisted: () => void unlisted++,
  })
  const { request } = session.provider as Provider
  return { framed, node, request, session, unlisted: () => unlisted }
}

const solanaMethods = unsafeMethods.filter((method) => method.startsWith('solana_'))
const evmMethods = unsafeMethods.filter((method) => !method.startsWith('solana_'))

describe('a session of the embedded wallet', () => {
  it.each([...frameMethods, ...evmMethods])('has the frame answer %s, and no node', async (method) => {
    const { framed, node, request } = start()
    expect(await request({ method })).toBe('framed')
    expect([framed, node]).toEqual([[method], []])
  })

  it.each(nodeMethods)('reads %s from the app’s own node', async (method) => {
    const { framed, node, request } = start()
    expect(await request({ method })).toBe('read')
    expect([framed, node]).toEqual([[], [method]])
  })

  it('answers who is connected, and where, by itself', async () => {
    const { framed, node, request } = start()
    expect(await request({ method: 'eth_accounts' })).toEqual([address])
    expect(await request({ method: 'eth_requestAccounts' })).toEqual([address])
    expect(await request({ method: 'eth_chainId' })).toBe('0x1')
    expect([framed, node]).toEqual([[], []])
  })

  it('switches in the frame, and tells of it', async () => {
    const { framed, request, session } = start()
    const told: unknown[] = []
    session.watch((event) => told.push(event))
    await request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    expect(framed).toEqual(['SWITCH_NETWORK'])
    expect(told).toEqual([{ type: 'networkChanged', networkId: 'eip155:10' }])
    expect(await request({ method: 'eth_chainId' })).toBe('0xa')
  })

  it.each([undefined, [], [{}], [{ chainId: 1 }], [{ chainId: '0x0' }], [{ chainId: 'x' }]])(
    'does not switch to no network (%#)',
    async (params) => {
      const { framed, request } = start()
      await expect(request({ method: 'wallet_switchEthereumChain', params })).rejects.toMatchObject({ code: -32602 })
      expect(framed).toEqual([])
    },
  )

  it.each(['eth_sign', 'eth_getWork', 'eth_accountsx', 'debug_traceCall', 'toString', '', ...solanaMethods])(
    'refuses %s, which is on no list of its chain, and says so',
    async (method) => {
      const { framed, node, request, unlisted } = start()
      await expect(request({ method })).rejects.toMatchObject({
        code: 4200,
        message: 'Requested RPC call is not allowed',
      })
      expect([framed, node, unlisted()]).toEqual([[], [], 1])
    },
  )

  it.each(['wallet_getAssets', ...bundlerMethods])(
    'refuses %s without a word to the visitor: the kit takes another way',
    async (method) => {
      const { framed, request, unlisted } = start()
      await expect(request({ method })).rejects.toMatchObject({ code: 4200 })
      expect([framed, unlisted()]).toEqual([[], 0])
    },
  )

  it('of Solana has the frame answer what is signed there, and nothing of EVM', async () => {
    const { framed, request } = start('solana')
    for (const method of solanaMethods) expect(await request({ method })).toBe('framed')
    for (const method of [...evmMethods, ...frameMethods, ...nodeMethods, ...pageMethods])
      await expect(request({ method })).rejects.toMatchObject({ code: 4200 })
    expect(framed).toEqual(solanaMethods)
  })
})
