import type { Network, Ports } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import type { Frame } from '../frame/createFrame.js'
import { bundlerMethods, frameMethods, nodeMethods, pageMethods, unsafeMethods } from '../protocol/methods.data.js'
import type { User } from '../protocol/User.js'
import { createEmbeddedSession } from './createEmbeddedSession.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solanaId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const smart = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const inEvm = (account: object) => ({ namespace: 'eip155', ...account })
type Events = { on(name: string, listener: (value: unknown) => void): void }
type Provider = { request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown> }

/** Creates a session whose frame and node record their requests. */
function start(
  namespace: 'eip155' | 'solana' = 'eip155',
  more: {
    readonly request?: Frame['request']
    readonly accountsOn?: (chainId: string) => User['accounts']
    readonly readUser?: (user: User) => Promise<User>
  } = {},
) {
  const framed: string[] = []
  const node: string[] = []
  let unlisted = 0
  const chainId = namespace === 'eip155' ? 'eip155:1' : solanaId
  const frame = {
    async request(name: string, payload: { readonly method?: string; readonly chainId?: string }) {
      framed.push(payload.method ?? name)
      if (more.request) return more.request(name as never, payload as never, undefined)
      return name === 'SWITCH_NETWORK' ? { chainId: payload.chainId } : { result: 'framed' }
    },
  } as unknown as Frame
  const ports = {
    async fetch(_: string, { body }: { readonly body: string }) {
      node.push(JSON.parse(body).method)
      return { ok: true, json: async () => ({ result: 'read' }) }
    },
  } as unknown as Ports
  const userOn = (id: string): User => {
    const accounts = more.accountsOn?.(id) ?? [{ address, type: 'eoa' }]
    const [first] = accounts
    return { address: first?.address ?? '', chainId: id, accounts, preferredAccountType: first?.type ?? 'eoa' }
  }
  const session = createEmbeddedSession({
    namespace,
    networks: [{ id: chainId, rpcUrls: ['https://node.example'] } as unknown as Network],
    user: userOn(chainId),
    frame,
    ports,
    readUser: async (id) => more.readUser?.(userOn(id)) ?? userOn(id),
    signOut: async () => undefined,
    onUnlisted: () => void unlisted++,
  })
  const { request } = session.provider as Provider
  return { framed, node, request, session, unlisted: () => unlisted }
}

const solanaMethods = unsafeMethods.filter((method) => method.startsWith('solana_'))
const evmMethods = unsafeMethods.filter((method) => !method.startsWith('solana_'))

describe('createEmbeddedSession', () => {
  it.each([...frameMethods, ...bundlerMethods, ...evmMethods])(
    'sends %s to the frame, and not to a node',
    async (method) => {
      const { framed, node, request } = start()
      expect(await request({ method })).toBe('framed')
      expect([framed, node]).toEqual([[method], []])
    },
  )

  it.each(nodeMethods)("reads %s from the app's own node", async (method) => {
    const { framed, node, request } = start()
    expect(await request({ method })).toBe('read')
    expect([framed, node]).toEqual([[], [method]])
  })

  it('answers requests for accounts and chain ID without the frame', async () => {
    const { framed, node, request } = start()
    expect(await request({ method: 'eth_accounts' })).toEqual([address])
    expect(await request({ method: 'eth_requestAccounts' })).toEqual([address])
    expect(await request({ method: 'eth_chainId' })).toBe('0x1')
    expect([framed, node]).toEqual([[], []])
  })

  it('switches networks in the frame, and emits the change', async () => {
    const { framed, request, session } = start()
    const reported: unknown[] = []
    session.watch((event) => reported.push(event))
    await request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    expect(framed).toEqual(['SWITCH_NETWORK'])
    expect(reported).toEqual([{ type: 'networkChanged', networkId: 'eip155:10' }])
    expect(await request({ method: 'eth_chainId' })).toBe('0xa')
  })

  it.each([undefined, [], [{}], [{ chainId: 1 }], [{ chainId: '0x0' }], [{ chainId: 'x' }]])(
    'rejects a switch to an invalid network (%#)',
    async (params) => {
      const { framed, request } = start()
      await expect(request({ method: 'wallet_switchEthereumChain', params })).rejects.toMatchObject({ code: -32602 })
      expect(framed).toEqual([])
    },
  )

  it.each(['eth_sign', 'eth_getWork', 'eth_accountsx', 'debug_traceCall', 'toString', '', ...solanaMethods])(
    'refuses %s, which is not on any list of its chain, and reports it',
    async (method) => {
      const { framed, node, request, unlisted } = start()
      await expect(request({ method })).rejects.toMatchObject({
        code: 4200,
        message: 'Requested RPC call is not allowed',
      })
      expect([framed, node, unlisted()]).toEqual([[], [], 1])
    },
  )

  it.each(['wallet_getAssets', 'wallet_getSupportedExecutionPermissions', 'wallet_getGrantedExecutionPermissions'])(
    'refuses %s without notifying the user: the kit handles it otherwise',
    async (method) => {
      const { framed, request, unlisted } = start()
      await expect(request({ method })).rejects.toMatchObject({ code: 4200 })
      expect([framed, unlisted()]).toEqual([[], 0])
    },
  )

  it('has the accounts of the active network, the preferred one first, and emits changes', async () => {
    let preferred: 'eoa' | 'smartAccount' = 'smartAccount'
    const both: User['accounts'] = [
      { address: smart, type: 'smartAccount' },
      { address, type: 'eoa' },
    ]
    const { request, session } = start('eip155', {
      accountsOn: (id) => (id === 'eip155:10' ? both.slice(1) : preferred === 'eoa' ? [...both].reverse() : both),
    })
    const reported: unknown[] = []
    const received: unknown[] = []
    session.watch((event) => reported.push(event))
    ;(session.provider as Events).on('accountsChanged', (accounts) => received.push(accounts))
    await session.refresh()
    expect([reported, received]).toEqual([[], []])

    preferred = 'eoa'
    await session.refresh()
    expect(received).toEqual([[address, smart]])
    expect(reported).toEqual([{ type: 'accountsChanged', accounts: [...both].reverse().map(inEvm) }])
    expect(await request({ method: 'eth_accounts' })).toEqual([address, smart])

    await request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    expect(received.slice(1)).toEqual([[address]])
    expect(reported.slice(1)).toEqual([
      { type: 'networkChanged', networkId: 'eip155:10' },
      { type: 'accountsChanged', accounts: [inEvm({ address, type: 'eoa' })] },
    ])
  })

  it('ignores accounts of a network that was left, and uses the latest of two reads', async () => {
    const reads: (() => void)[] = []
    const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
    let own = address
    const { request, session } = start('eip155', {
      accountsOn: (chainId) => [{ address: chainId === 'eip155:2' ? smart : own, type: 'eoa' }],
      readUser: (user) => new Promise((resolve) => reads.push(() => resolve(user))),
    })
    const reported: unknown[] = []
    session.watch((event) => reported.push(event))
    const refresh = async (count: number) => {
      const done = session.refresh()
      await expect.poll(() => reads.length).toBe(count)
      return { done }
    }
    own = other
    const first = await refresh(1)
    own = address
    const second = await refresh(2)
    for (const read of reads.splice(0).reverse()) read()
    await Promise.all([first.done, second.done])
    expect(reported).toEqual([])

    own = other
    const third = await refresh(1)
    const switched = request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2' }] })
    await expect.poll(() => reads.length).toBe(2)
    for (const read of reads.splice(0).reverse()) read()
    await Promise.all([third.done, switched])
    expect(reported).toEqual([
      { type: 'networkChanged', networkId: 'eip155:2' },
      { type: 'accountsChanged', accounts: [inEvm({ address: smart, type: 'eoa' })] },
    ])
  })

  it('switches after pending user decisions, and sends later requests to the new network', async () => {
    let decide = (): void => undefined
    const requested: string[] = []
    const { request } = start('eip155', {
      async request(name: string, payload: unknown) {
        const { chainId, params } = payload as { readonly chainId: string; readonly params?: readonly unknown[] }
        requested.push(`${name} ${chainId} ${params?.[0] ?? ''}`)
        if (params?.[0] === 'first') await new Promise<void>((resolve) => (decide = resolve))
        return (name === 'SWITCH_NETWORK' ? { chainId } : { result: name }) as never
      },
    } as never)
    const first = request({ method: 'personal_sign', params: ['first'] })
    await expect.poll(() => requested).toHaveLength(1)
    const switched = request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    const second = request({ method: 'personal_sign', params: ['second'] })
    decide()
    await Promise.all([first, switched, second])
    expect(requested).toEqual([
      'RPC_REQUEST eip155:1 first',
      'SWITCH_NETWORK eip155:10 ',
      'RPC_REQUEST eip155:10 second',
    ])
  })

  it('sends Solana signing requests to the frame, and has no EVM methods', async () => {
    const { framed, request } = start('solana')
    for (const method of solanaMethods) expect(await request({ method })).toBe('framed')
    for (const method of [...evmMethods, ...frameMethods, ...nodeMethods, ...pageMethods])
      await expect(request({ method })).rejects.toMatchObject({ code: 4200 })
    expect(framed).toEqual(solanaMethods)
  })
})
