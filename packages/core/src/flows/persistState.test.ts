import { createFakePorts, createTestEngine, type FakePorts, flushPromises, type TestEngine } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

const key = 'kit.state'

describe('persistState in two tabs', () => {
  const share = (from: TestEngine, to: TestEngine) => to.ports.writeFromOtherTab(key, from.ports.stored.get(key) ?? '')

  it('follows a connect in the other tab without a prompt', async () => {
    const first = await createTestEngine()
    const second = await createTestEngine({ preload: false })
    await first.connect('one')
    share(first, second)
    await second.kit.preload()
    await flushPromises()
    expect(second.one.requested).toEqual(['reconnect'])
    second.one.answer({ eip155: second.one.session('eip155', ['0xone'], 'eip155:1') })
    await flushPromises()
    expect(second.kit.active.getState()).toMatchObject({ status: 'connected', connection: { id: 'eip155:one' } })
  })

  it('follows a disconnect in the other tab, and notifies the wallet once', async () => {
    const first = await createTestEngine()
    const second = await createTestEngine()
    await first.connect('one')
    await second.connect('one')
    await first.kit.disconnect()
    share(first, second)
    await flushPromises()
    expect(second.kit.active.getState().status).toBe('disconnected')
    expect(second.one.ended).toEqual([])
    expect(second.one.watching()).toBe(0)
    expect(second.events('connection/disconnected')).toMatchObject([{ reason: 'other-tab' }])
  })

  it('keeps a wallet that the other tab failed to restore', async () => {
    const first = await createTestEngine()
    const second = await createTestEngine()
    await second.connect('one')
    share(first, second)
    first.kit.setActive({ namespace: 'solana' })
    share(first, second)
    await flushPromises()
    expect(second.kit.active.getState().status).toBe('connected')
  })

  it('connects again after a disconnect in one tab', async () => {
    const first = await createTestEngine()
    const second = await createTestEngine()
    await first.connect('one')
    await first.kit.disconnect()
    await first.connect('one')
    share(first, second)
    await flushPromises()
    second.one.answer({ eip155: second.one.session('eip155', ['0xone'], 'eip155:1') })
    await flushPromises()
    expect(second.kit.active.getState().status).toBe('connected')
  })

  it('ignores what other scripts store', async () => {
    const engine = await createTestEngine()
    await engine.connect('one')
    engine.ports.writeFromOtherTab('other', '{}')
    engine.ports.writeFromOtherTab(key, '{"version":1,"namespaces":[[[')
    await flushPromises()
    expect(engine.kit.active.getState().status).toBe('connected')
  })
})

describe('persistState', () => {
  it.each([
    'null',
    '[]',
    '{"version":1}',
    '{"version":2,"namespaces":{}}',
    '{"version":1,"namespaces":{"eip155":null,"__proto__":{"connections":[1]}}}',
    '{"version":1,"activeNamespace":"nowhere","namespaces":{"eip155":{"connections":[{"connector":{"id":"one","type":"ANNOUNCED","namespaces":["eip155"]},"accounts":[{"address":7}],"networkId":"eip155:1"}]}}}',
    'not json',
    '\u0000',
  ])('restores nothing and survives a storage that holds %s', async (text) => {
    const ports = createFakePorts()
    ports.stored.set(key, text)
    const { kit, connect } = await createTestEngine({ ports })
    expect(kit.active.getState()).toMatchObject({ status: 'disconnected', namespace: 'eip155' })
    await connect('one')
    expect(kit.active.getState().status).toBe('connected')
  })

  it('works without a storage that always throws, and logs it once', async () => {
    const fail = () => {
      throw new Error('denied')
    }
    const ports = createFakePorts()
    const broken = { ...ports, storage: { getItem: fail, setItem: fail, removeItem: fail, watch: fail } }
    const { kit, connect } = await createTestEngine({ ports: broken })
    await connect('one')
    kit.setActive({ namespace: 'solana' })
    await kit.disconnect()
    expect(ports.logged.filter(([message]) => String(message).includes('remembered'))).toHaveLength(1)
  })

  it('leaves out images when storage is nearly full', async () => {
    const ports = createFakePorts()
    const small: FakePorts = {
      ...ports,
      storage: {
        ...ports.storage,
        setItem(name, text) {
          if (text.length > 2000) throw new Error('full')
          ports.storage.setItem(name, text)
        },
      },
    }
    const { kit, one, eip155 } = await createTestEngine({ ports: small })
    const imageUrl = `data:image/png;base64,${'A'.repeat(5000)}`
    eip155.announce([{ ...one.connector, info: { ...one.connector.info, imageUrl } }])
    const done = kit.connect({ connectorId: 'one' })
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    await done
    expect(ports.stored.get(key)).toContain('0xA')
    expect(ports.stored.get(key)).not.toContain('AAAA')
    expect(ports.logged.filter(([message]) => String(message).includes('remembered'))).toHaveLength(1)
  })
})
