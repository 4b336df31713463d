import { createFakePorts, createTestEngine, type FakePorts, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { IdentitySource, IdentitySourceCall } from '../account/IdentitySource.js'
import type { Adapter } from '../adapter/Adapter.js'
import type { Identity } from '../chain/Identity.js'

const noIdentity: Identity = { name: undefined, avatar: undefined }
const named = (name: string): Identity => ({ name, avatar: undefined })

/** Connects an account with a name source, a chain with names, or both. */
async function setUp({
  source,
  chain,
  timeZone = 'Europe/Paris',
}: {
  readonly source?: IdentitySource
  readonly chain?: Identity
  readonly timeZone?: string
}) {
  const ports = createFakePorts()
  const requested: IdentitySourceCall[] = []
  const read: string[] = []
  const getIdentity: NonNullable<Adapter['getIdentity']> = async ({ network, address }) => {
    read.push(`${network.id} ${address}`)
    return chain ?? noIdentity
  }
  const identitySource: IdentitySource = (call) => {
    requested.push(call)
    return source?.(call) ?? Promise.resolve(noIdentity)
  }
  const engine = await createTestEngine({
    ports: { ...ports, platform: { ...ports.platform, timeZone } },
    ...(chain && { eip155: { getIdentity } }),
    settings: { blockedTimeZones: ['Asia/Shanghai'], ...(source && { identitySource }) },
  })
  await engine.connect('one', ['0xA'])
  await flushPromises()
  const identity = () => engine.kit.namespace('eip155').account.getState().identity
  return { ...engine, requested, read, identity }
}

const failing = (): Promise<Identity> => Promise.reject(new Error('503'))

/** Opens the next page of the same user. */
async function reload({ kit, ports }: { kit: { destroy(): void }; ports: FakePorts }) {
  kit.destroy()
  const requested: IdentitySourceCall[] = []
  const engine = await createTestEngine({
    ports,
    settings: {
      identitySource: async (call) => {
        requested.push(call)
        return named('a.kit.test')
      },
    },
  })
  await flushPromises()
  return { ...engine, requested }
}

describe('identitySource', () => {
  it('replaces the chain, which it can fall back to', async () => {
    const { requested, identity, read } = await setUp({
      source: async () => named('a.kit.test'),
      chain: named('a.eth'),
    })
    expect(identity()).toMatchObject({ status: 'success', data: named('a.kit.test') })
    expect(requested).toMatchObject([{ network: { id: 'eip155:1' }, address: '0xA' }])
    expect(read).toEqual([])
    const other = await setUp({ source: ({ readChain }) => readChain?.() ?? failing(), chain: named('a.eth') })
    expect(other.identity()).toMatchObject({ status: 'success', data: named('a.eth') })
  })

  it('leaves the name unknown when it fails', async () => {
    const { requested, identity } = await setUp({ source: failing })
    expect(identity()).toMatchObject({ status: 'error' })
    expect(requested).toMatchObject([{ readChain: undefined }])
  })

  it('receives no request in a region where services are blocked', async () => {
    const source = async () => named('a.kit.test')
    const { requested, identity } = await setUp({ source, chain: named('a.eth'), timeZone: 'Asia/Shanghai' })
    expect(requested).toEqual([])
    expect(identity()).toMatchObject({ data: named('a.eth') })
  })

  it('receives a new request after the name changed, and on other networks when they are shown', async () => {
    let name = 'old.kit.test'
    const { requested, identity, one, refreshIdentities } = await setUp({ source: async () => named(name) })
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await flushPromises()
    name = 'new.kit.test'
    refreshIdentities()
    await flushPromises()
    expect(identity()).toMatchObject({ data: named('new.kit.test') })
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:1' })
    await flushPromises()
    expect(identity()).toMatchObject({ data: named('new.kit.test') })
    expect(requested.map(({ network }) => network.id)).toEqual(['eip155:1', 'eip155:2', 'eip155:2', 'eip155:1'])
  })

  it('receives a request in a tab without subscribers, too, after the name changed', async () => {
    const first = await setUp({ source: async () => noIdentity })
    const { requested, kit, one, refreshIdentities } = await reload(first)
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    await flushPromises()
    expect(requested).toEqual([])
    refreshIdentities()
    await flushPromises()
    expect(kit.namespace('eip155').account.getState().identity).toMatchObject({ data: named('a.kit.test') })
  })
})
