import { createFakePorts, createTestEngine, settle } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { answer, connectIn, createTabs } from '../../test/createTabs.js'
import type { IdentitySource, IdentitySourceCall } from '../account/IdentitySource.js'
import type { Adapter } from '../adapter/Adapter.js'
import type { Identity } from '../chain/Identity.js'

const nobody: Identity = { name: undefined, avatar: undefined }
const named = (name: string): Identity => ({ name, avatar: undefined })

/** A connected account, with a service that knows names, a chain that does, or both. */
async function setUp({
  source,
  chain,
  timeZone = 'Europe/Paris',
}: {
  readonly source?: (call: IdentitySourceCall) => Promise<Identity | undefined>
  readonly chain?: Identity
  readonly timeZone?: string
}) {
  const ports = createFakePorts()
  const asked: IdentitySourceCall[] = []
  const read: string[] = []
  const getIdentity: NonNullable<Adapter['getIdentity']> = async ({ network, address }) => {
    read.push(`${network.id} ${address}`)
    return chain ?? nobody
  }
  const identitySource: IdentitySource = (call) => {
    asked.push(call)
    return source?.(call) ?? Promise.resolve(undefined)
  }
  const engine = await createTestEngine({
    ports: { ...ports, platform: { ...ports.platform, timeZone } },
    ...(chain && { eip155: { getIdentity } }),
    settings: { ...(source && { identitySource }) },
  })
  await engine.connect('one', ['0xA'])
  await settle()
  const identity = () => engine.kit.namespace('eip155').account.getState().identity
  return { ...engine, asked, read, identity }
}

const failing = () => Promise.reject(new Error('503'))

describe('the name of an account', () => {
  it('is asked of the app’s source first', async () => {
    const { asked, identity, read } = await setUp({ source: async () => named('a.kit.test'), chain: named('a.eth') })
    expect(identity()).toMatchObject({ status: 'success', data: named('a.kit.test') })
    expect(asked).toMatchObject([{ networkId: 'eip155:1', address: '0xA', isFresh: false }])
    expect(read).toEqual([])
  })

  it.each([
    { says: 'fails', source: failing },
    { says: 'serves something else', source: async () => undefined },
    { says: 'knows nobody of this address', source: async () => nobody },
  ])('is asked of the chain when the source $says', async ({ source }) => {
    const { identity } = await setUp({ source, chain: named('a.eth') })
    expect(identity()).toMatchObject({ status: 'success', data: named('a.eth') })
  })

  it('is not known when the source fails and no chain knows names', async () => {
    const { identity } = await setUp({ source: failing })
    expect(identity()).toMatchObject({ status: 'error' })
  })

  it('is asked of no service from a region where none may be contacted', async () => {
    const source = async () => named('a.kit.test')
    const { asked, identity } = await setUp({ source, chain: named('a.eth'), timeZone: 'Asia/Shanghai' })
    expect(asked).toEqual([])
    expect(identity()).toMatchObject({ data: named('a.eth') })
  })

  it('is read again past every cache once it changed, and on the other networks when they are shown', async () => {
    let name = 'old.kit.test'
    const { asked, identity, kit, one } = await setUp({ source: async () => named(name) })
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await settle()
    name = 'new.kit.test'
    await kit.refreshIdentity()
    expect(identity()).toMatchObject({ data: named('new.kit.test') })
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:1' })
    await settle()
    expect(identity()).toMatchObject({ data: named('new.kit.test') })
    expect(asked.map(({ networkId, isFresh }) => [networkId, isFresh])).toEqual([
      ['eip155:1', false],
      ['eip155:2', false],
      ['eip155:2', true],
      ['eip155:1', false],
    ])
  })

  it('is read past every cache until that succeeds once', async () => {
    let isDown = true
    const { asked, kit, one } = await setUp({
      source: () => (isDown ? failing() : Promise.resolve(named('a.kit.test'))),
    })
    await kit.refreshIdentity()
    isDown = false
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await settle()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:3' })
    await settle()
    expect(asked.map(({ isFresh }) => isFresh)).toEqual([false, true, true])
  })

  it('is left alone when that of another account changed', async () => {
    const { asked, kit } = await setUp({ source: async () => named('a.kit.test') })
    await kit.refreshIdentity({ namespace: 'eip155', address: '0xB' })
    await kit.refreshIdentity({ namespace: 'solana', address: '0xA' })
    expect(asked).toHaveLength(1)
  })

  it('is not told to the world by a kit that nobody has connected', async () => {
    const { kit, ports } = await createTestEngine()
    await kit.refreshIdentity()
    expect([...ports.stored.keys()]).not.toContain('kit.namedAccount')
  })
})

describe('a name that changed in another tab', () => {
  it('shows there, too', async () => {
    const asked: IdentitySourceCall[] = []
    let name: string | undefined
    const browser = createTabs({
      identitySource: async (call) => {
        asked.push(call)
        return { name, avatar: undefined }
      },
    })
    const [first, second] = [browser.open(), browser.open()]
    await second.kit.preload()
    await connectIn(first, 'one')
    while (browser.waiting() > 0) browser.deliver(0)
    await answer(second, 'one')
    name = 'one.kit.test'
    await first.kit.refreshIdentity()
    while (browser.waiting() > 0) browser.deliver(0)
    await settle()
    for (const { kit } of [first, second])
      expect(kit.namespace('eip155').account.getState().identity).toMatchObject({ data: named('one.kit.test') })
    expect(asked.map(({ isFresh }) => isFresh)).toEqual([false, true, true])
  })

  it.each(['nonsense', '{}', '["eip155"]', '["cosmos","0xone",1]', '["eip155",5,1]'])(
    'is told in words of the kit alone, not by %s in storage',
    async (text) => {
      const asked: IdentitySourceCall[] = []
      const browser = createTabs({
        identitySource: async (call) => {
          asked.push(call)
          return undefined
        },
      })
      const [first, second] = [browser.open(), browser.open()]
      await connectIn(first, 'one')
      second.ports.storage.setItem('kit.namedAccount', text)
      while (browser.waiting() > 0) browser.deliver(0)
      await settle()
      expect(asked.filter(({ isFresh }) => isFresh)).toEqual([])
    },
  )
})
