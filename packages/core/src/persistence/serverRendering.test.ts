import { createFakeAdapter, createFakePorts, createTestEngine, type FakePorts } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createKit } from '../kit/createKit.js'
import { cookieStorage } from './cookieStorage.js'
import { type InitialState, parseInitialState } from './parseInitialState.js'

const open = (ports: FakePorts, initialState?: InitialState) =>
  createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [() => createFakeAdapter('eip155', []), () => createFakeAdapter('solana', [])],
    ports,
    initialState,
  })

/** Returns the cookie of a connected user, as the next request sends it, and their storage. */
async function visit() {
  const ports = createFakePorts()
  const page = { cookie: '' }
  const withCookie = { ...ports, storage: cookieStorage(ports.storage, page) }
  const { kit, connect } = await createTestEngine({ ports: withCookie })
  await connect('one', ['0xA', '0xB'])
  kit.setActive({ address: '0xB' })
  return { kit, ports, page, header: () => `other=1; ${page.cookie.split(';')[0]}` }
}

describe('server rendering', () => {
  it('renders the last state of the page from the cookie', async () => {
    const { header } = await visit()
    const kit = open(createFakePorts({ kind: 'server' }), parseInitialState(header()))
    expect(kit.active.getState()).toMatchObject({
      status: 'reconnecting',
      account: { address: '0xB' },
      network: { id: 'eip155:1' },
    })
  })

  it('shares nothing between two requests', async () => {
    const { header } = await visit()
    open(createFakePorts({ kind: 'server' }), parseInitialState(header()))
    expect(open(createFakePorts({ kind: 'server' }), parseInitialState('other=1')).active.getState().status).toBe(
      'disconnected',
    )
  })

  it('removes connections from the cookie when the page forgets them', async () => {
    const { kit, header } = await visit()
    await kit.disconnect()
    const next = open(createFakePorts({ kind: 'server' }), parseInitialState(header()))
    expect(next.active.getState().status).toBe('disconnected')
  })

  it('renders the same at hydration, even if storage is newer', async () => {
    const { ports, header } = await visit()
    const reported = open(createFakePorts(), parseInitialState(header()))
    expect([reported.initialStores.active.getState().status, reported.active.getState().status]).toEqual([
      'reconnecting',
      'disconnected',
    ])
    const withoutHeader = open(ports)
    expect([withoutHeader.initialStores.active.getState().status, withoutHeader.active.getState().status]).toEqual([
      'disconnected',
      'reconnecting',
    ])
  })

  it.each(['kit.state=%E0%A4%A', `kit.state=${'a'.repeat(5000)}`, 'kit.state=', '', null, undefined])(
    'ignores the cookie %s',
    (header) => {
      const kit = open(createFakePorts({ kind: 'server' }), parseInitialState(header))
      expect(kit.active.getState().status).toBe('disconnected')
    },
  )

  it('keeps the active namespace in the cookie when all together do not fit', () => {
    const page = { cookie: '' }
    const { storage } = createFakePorts()
    const accountOf = (namespace: string, length: number) => ({
      activeId: `${namespace}:one`,
      connections: [{ address: 'x'.repeat(length), accounts: [], connector: { id: 'one' } }],
    })
    const write = (length: number) =>
      cookieStorage(storage, page).setItem(
        'kit.state',
        JSON.stringify({
          version: 1,
          activeNamespace: 'solana',
          namespaces: { eip155: accountOf('eip155', length), solana: accountOf('solana', length) },
        }),
      )
    const written = () =>
      Object.keys(JSON.parse(parseInitialState(page.cookie.split(';')[0])?.stored ?? '{}').namespaces ?? {})
    write(100)
    expect(written()).toEqual(['eip155', 'solana'])
    write(3000)
    expect(written()).toEqual(['solana'])
    write(5000)
    expect(page.cookie).toBe('kit.state=; path=/; max-age=0; samesite=lax')
  })

  it('omits values that do not fit into the cookie', () => {
    const page = { cookie: '' }
    const { storage } = createFakePorts()
    cookieStorage(storage, page).setItem('kit.state', JSON.stringify({ version: 1, activeNamespace: 'x'.repeat(5000) }))
    expect(page.cookie).toBe('kit.state=; path=/; max-age=0; samesite=lax')
  })
})
