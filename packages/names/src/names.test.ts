import { codeOf, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createFakeNames } from './testing/createFakeNames.js'

const error = (code: string) => expect.objectContaining({ code })

describe('availability of names', () => {
  it('includes the zone and the names reported by the service, on networks that it serves', async () => {
    const { kept, plugin } = await createFakeNames()
    kept.set('alice.kit.test', { address: '0xA', attributes: { bio: 'hi' } })
    await plugin.load()
    expect(plugin.state.getState().offer).toMatchObject({
      status: 'success',
      data: { isAvailable: true, zone: 'kit.test', names: [{ name: 'alice.kit.test', attributes: { bio: 'hi' } }] },
    })
  })

  it('uses the zone of the app, without a request to the service', async () => {
    const { paths, plugin } = await createFakeNames({ zone: 'app.test' })
    await plugin.load()
    expect(plugin.state.getState().offer).toMatchObject({ data: { zone: 'app.test' } })
    expect(paths('/v1/profile/suggestions')).toEqual([])
  })

  it.each([
    { where: 'of another chain family', networks: ['eip155:1', 'solana:1'], connects: 'sol' as const },
    { where: 'that the service doesn’t support', networks: ['eip155:2'], connects: 'one' as const },
  ])('excludes a network $where', async ({ networks, connects }) => {
    const { connect, kit, paths, plugin, service } = await createFakeNames({ isConnected: false })
    service.networks = networks
    const namespace = connects === 'sol' ? 'solana' : 'eip155'
    await connect(connects, ['0xA'], namespace)
    kit.setActive({ namespace })
    await plugin.load()
    expect(plugin.state.getState().offer).toMatchObject({ status: 'success', data: { isAvailable: false } })
    expect(await codeOf(plugin.register({ label: 'alice' }))).toBe('names/unavailable')
    expect(paths('/v1/profile')).toEqual([])
  })

  it('requires a wallet that can sign', async () => {
    const { eip155, paths, plugin } = await createFakeNames()
    Object.assign(eip155, { signMessage: undefined })
    await plugin.load()
    expect(plugin.state.getState().offer).toMatchObject({ status: 'success', data: { isAvailable: false } })
    expect(paths('/v1/profile')).toEqual([])
  })

  it('excludes regions where no service may be contacted', async () => {
    const { requested, plugin } = await createFakeNames({ timeZone: 'Asia/Shanghai' })
    await plugin.load()
    expect(plugin.state.getState().offer).toMatchObject({ data: { isAvailable: false } })
    expect(requested).toEqual([])
  })

  it('stays unknown without a wallet, and sends no request before `load()`', async () => {
    const { connect, paths, plugin } = await createFakeNames({ isConnected: false })
    await plugin.load()
    plugin.reset()
    plugin.edit({ label: 'alice' })
    await expect(plugin.register({ label: 'alice' })).rejects.toMatchObject({
      code: 'connection/notConnected',
      shortMessage: 'Address or auth connector not found.',
    })
    await connect('one', ['0xA'])
    expect(plugin.state.getState()).toMatchObject({ address: '0xA', label: '', offer: { status: 'idle' } })
    expect(paths('/v1/profile')).toEqual([])
  })

  it('loads again after the service was down', async () => {
    const { plugin, service } = await createFakeNames()
    service.failures.set('/v1/profile/reverse', { status: 400, body: { message: 'Not today' } })
    await plugin.load()
    expect(plugin.state.getState().offer).toMatchObject({ status: 'error', error: { code: 'api/rejected' } })
    service.failures.clear()
    await plugin.load()
    expect(plugin.state.getState().offer).toMatchObject({ status: 'success' })
  })
})

describe('edit', () => {
  it('validates the name immediately, and looks it up 500 ms after the last key', async () => {
    const { paths, plugin, ports } = await createFakeNames()
    const seen: string[] = []
    for (const label of ['', 'a', 'A', 'ali', 'alic', 'a'.repeat(65)]) {
      plugin.edit({ label })
      seen.push(plugin.state.getState().validation)
    }
    expect(seen).toEqual(['empty', 'tooShort', 'invalidCharacters', 'tooShort', 'checking', 'tooLong'])
    plugin.edit({ label: 'alice' })
    await flushPromises()
    ports.advance(499)
    await flushPromises()
    expect(paths('/v1/profile/suggestions')).toEqual([])
    ports.advance(1)
    await expect.poll(() => plugin.state.getState().validation).toBe('available')
    expect(paths('/v1/profile/suggestions')).toEqual(['/v1/profile/suggestions/name', '/v1/profile/suggestions/alice'])
    expect(plugin.state.getState().suggestions).toMatchObject({
      data: [
        { name: 'alice', isRegistered: false },
        { name: 'aliceland', isRegistered: false },
      ],
    })
  })

  it('shows the newest name, whichever response arrives last', async () => {
    const { plugin, service, type } = await createFakeNames({ zone: 'kit.test' })
    let release = () => {}
    const waits = new Promise<void>((resolve) => {
      release = resolve
    })
    service.delay = (path) => (path.endsWith('/alice') ? waits : undefined)
    await type('alice')
    await type('bobby')
    await expect.poll(() => plugin.state.getState().validation).toBe('available')
    release()
    await flushPromises()
    expect(plugin.state.getState()).toMatchObject({ label: 'bobby', suggestions: { data: [{ name: 'bobby' }, {}] } })
  })

  it('marks a name as taken', async () => {
    const { kept, plugin, type } = await createFakeNames()
    kept.set('alice.kit.test', { address: '0xB', attributes: {} })
    await type('alice')
    await expect.poll(() => plugin.state.getState().validation).toBe('taken')
    expect(plugin.state.getState().suggestions).toMatchObject({ data: [{ name: 'alice', isRegistered: true }, {}] })
  })

  it('shows no suggestion that is invalid or of another zone', async () => {
    const { plugin, service, type } = await createFakeNames({ zone: 'kit.test' })
    service.suggestions = () =>
      ['ali.kit.test', 'alice.kit.test', 'alice.evil.test', 'al<b>ce.kit.test', '.kit.test', 'alice2.kit.test'].map(
        (name) => ({ name, registered: false }),
      )
    await type('ali')
    await expect.poll(() => plugin.state.getState().suggestions.status).toBe('success')
    expect(plugin.state.getState().suggestions).toMatchObject({ data: [{ name: 'alice' }, { name: 'alice2' }] })
  })

  it("allows registration if the service can't check whether the name is available", async () => {
    const { plugin, service, type } = await createFakeNames({ zone: 'kit.test' })
    service.failures.set('/v1/profile/suggestions', { status: 400, body: { message: 'No words today' } })
    await type('alice')
    await expect.poll(() => plugin.state.getState().suggestions.status).toBe('error')
    expect(plugin.state.getState().validation).toBe('unknown')
    service.failures.clear()
    await type('alice')
    await expect.poll(() => plugin.state.getState().validation).toBe('available')
  })

  it('refuses a name to an account that already has one', async () => {
    const { kept, plugin, wallet } = await createFakeNames()
    kept.set('mine.kit.test', { address: '0xA', attributes: {} })
    await plugin.load()
    plugin.edit({ label: 'alice' })
    expect(plugin.state.getState().validation).toBe('alreadyOwned')
    await expect(plugin.register()).rejects.toMatchObject({ code: 'names/alreadyOwned', details: 'mine.kit.test' })
    expect(wallet.requested).toEqual([])
  })

  it('allows registration for an account whose name was transferred since it was read', async () => {
    const { kept, plugin } = await createFakeNames()
    kept.set('mine.kit.test', { address: '0xA', attributes: {} })
    await plugin.load()
    kept.delete('mine.kit.test')
    expect(await plugin.register({ label: 'alice' })).toEqual({ name: 'alice.kit.test' })
  })

  it("allows registration once the service serves the network, though it didn't at first", async () => {
    const { plugin, service } = await createFakeNames()
    service.networks = ['eip155:2']
    await plugin.load()
    service.networks = ['eip155:1']
    expect(await codeOf(plugin.register({ label: 'alice' }))).toBe('fulfilled')
  })
})

describe('register', () => {
  it('prompts the wallet once to sign the name and the time, and registers it', async () => {
    const { kept, plugin, ports, wallet, written } = await createFakeNames()
    expect(await plugin.register({ label: 'alice' })).toEqual({ name: 'alice.kit.test' })
    const message = JSON.stringify({ name: 'alice.kit.test', timestamp: Math.floor(ports.clock.now() / 1000) })
    expect(wallet.requested).toEqual([{ message, address: '0xA' }])
    expect(written).toMatchObject([
      { path: '/v1/profile/account', address: '0xA', coin_type: 60, signature: '0xsigned by 0xA' },
    ])
    expect(kept.get('alice.kit.test')?.address).toBe('0xA')
    expect(plugin.state.getState()).toMatchObject({
      status: 'done',
      offer: { data: { names: [{ name: 'alice.kit.test' }] } },
      error: undefined,
    })
  })

  it('signs for the chain of the account', async () => {
    const { one, plugin, written } = await createFakeNames()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await plugin.register({ label: 'alice' })
    expect(written).toMatchObject([{ coin_type: 0x8000_0002 }])
  })

  it('updates the name wherever the kit shows it, without a reload', async () => {
    const { kit, plugin } = await createFakeNames()
    await flushPromises()
    await plugin.register({ label: 'alice' })
    await expect
      .poll(() => kit.namespace('eip155').account.getState().identity)
      .toMatchObject({ data: { name: 'alice.kit.test' } })
  })

  it('notifies other tabs, which reload the name themselves', async () => {
    const first = await createFakeNames()
    await first.plugin.register({ label: 'alice' })
    const reported = first.ports.stored.get('kit.renamed') ?? ''
    const { requested, kept, kit, ports } = await createFakeNames()
    await flushPromises()
    const before = requested.length
    for (const text of ['nonsense', '{}', 'null', '[5]', null]) ports.writeFromOtherTab('kit.renamed', text)
    await flushPromises()
    expect(requested).toHaveLength(before)
    kept.set('alice.kit.test', { address: '0xA', attributes: {} })
    ports.writeFromOtherTab('kit.renamed', reported)
    await expect
      .poll(() => kit.namespace('eip155').account.getState().identity)
      .toMatchObject({ data: { name: 'alice.kit.test' } })
  })

  it('prompts the wallet once for concurrent calls', async () => {
    const { plugin, wallet } = await createFakeNames()
    let sign = () => {}
    wallet.waits = new Promise((resolve) => {
      sign = resolve
    })
    const both = [plugin.register({ label: 'alice' }), plugin.register({ label: 'alice' })]
    await expect.poll(() => plugin.state.getState().status).toBe('signing')
    const third = plugin.register()
    plugin.edit({ label: 'mallory' })
    plugin.reset()
    expect(plugin.state.getState().label).toBe('alice')
    sign()
    expect(await Promise.all([...both, third])).toEqual(Array(3).fill({ name: 'alice.kit.test' }))
    expect(wallet.requested).toHaveLength(1)
  })

  it("doesn't merge different operations that run at the same time", async () => {
    const { kept, plugin, wallet } = await createFakeNames()
    let sign = () => {}
    wallet.waits = new Promise((resolve) => {
      sign = resolve
    })
    const first = plugin.register({ label: 'alice' })
    await expect.poll(() => plugin.state.getState().status).toBe('signing')
    const other = codeOf(plugin.register({ label: 'bobby' }))
    const saved = plugin.saveBio({ bio: 'on the road' })
    sign()
    expect(await first).toEqual({ name: 'alice.kit.test' })
    expect(await other).toBe('names/alreadyOwned')
    await saved
    expect([...kept]).toMatchObject([['alice.kit.test', { attributes: { bio: 'on the road' } }]])
  })

  it("isn't overwritten by earlier requests that are answered later", async () => {
    const { plugin, service, wallet } = await createFakeNames()
    await plugin.load()
    let [sign, release] = [() => {}, () => {}]
    wallet.waits = new Promise((resolve) => {
      sign = resolve
    })
    const registering = plugin.register({ label: 'alice' })
    await expect.poll(() => plugin.state.getState().status).toBe('signing')
    const waits = new Promise<void>((resolve) => {
      release = resolve
    })
    service.late = (path) => (path.endsWith('/reverse/0xA') ? waits : undefined)
    const loading = plugin.load()
    await flushPromises()
    service.late = undefined
    sign()
    await registering
    release()
    await loading
    expect(plugin.state.getState().offer).toMatchObject({ data: { names: [{ name: 'alice.kit.test' }] } })
  })

  it('restores the state if the wallet declines, and can be retried', async () => {
    const { events, plugin, type, wallet, written } = await createFakeNames()
    await type('alice')
    await expect.poll(() => plugin.state.getState().validation).toBe('available')
    const before = plugin.state.getState()
    wallet.refuses = true
    await expect(plugin.register()).rejects.toEqual(error('connection/rejected'))
    expect(plugin.state.getState()).toMatchObject({ ...before, error: { code: 'connection/rejected' } })
    expect(written).toEqual([])
    wallet.refuses = false
    expect(await plugin.register()).toEqual({ name: 'alice.kit.test' })
    expect(plugin.state.getState().error).toBeUndefined()
    expect(events('names/failed')).toMatchObject([{ networkId: 'eip155:1', error: { code: 'connection/rejected' } }])
    expect(events('names/registered')).toMatchObject([{ networkId: 'eip155:1' }])
  })

  it.each([
    { label: 'abc', details: 'tooShort' },
    { label: 'Alice', details: 'invalidCharacters' },
    { label: '', details: 'tooShort' },
  ])('doesn\'t prompt the wallet for "$label"', async ({ label, details }) => {
    const { plugin, wallet } = await createFakeNames()
    await expect(plugin.register({ label })).rejects.toMatchObject({ code: 'names/invalid', details })
    expect(wallet.requested).toEqual([])
  })

  it("doesn't prompt the wallet for a name that was taken in the meantime", async () => {
    const { kept, plugin, type, wallet } = await createFakeNames()
    await type('alice')
    await expect.poll(() => plugin.state.getState().validation).toBe('available')
    kept.set('alice.kit.test', { address: '0xB', attributes: {} })
    await expect(plugin.register()).rejects.toEqual(error('names/taken'))
    expect(wallet.requested).toEqual([])
    expect(plugin.state.getState()).toMatchObject({ label: 'alice', validation: 'taken', status: 'editing' })
  })

  it('exposes the reasons given by the service', async () => {
    const { plugin, refusal, service } = await createFakeNames()
    service.failures.set('/v1/profile/account', refusal('name', 'The name is reserved'))
    await expect(plugin.register({ label: 'alice' })).rejects.toMatchObject({ code: 'api/rejected' })
    expect(plugin.state.getState().error).toMatchObject({ reasons: [{ description: 'The name is reserved' }] })
  })

  it('reports a signature that arrived too late', async () => {
    const { plugin, refusal, service } = await createFakeNames()
    service.refusesWrites = refusal('timestamp', 'The timestamp is more than 10 seconds off')
    await expect(plugin.register({ label: 'alice' })).rejects.toEqual(error('names/signatureExpired'))
  })

  it('succeeds even if the response was lost', async () => {
    const { plugin, service, written } = await createFakeNames()
    service.losesAnswers = true
    expect(await plugin.register({ label: 'alice' })).toEqual({ name: 'alice.kit.test' })
    expect(written).toHaveLength(1)
  })

  it('fails and keeps the form if the service goes down while the wallet prompt is open', async () => {
    const { plugin, ports, service, wallet } = await createFakeNames()
    let sign = () => {}
    wallet.waits = new Promise((resolve) => {
      sign = resolve
    })
    const outcome = codeOf(plugin.register({ label: 'alice' }))
    await expect.poll(() => plugin.state.getState().status).toBe('signing')
    service.isUnavailable = true
    sign()
    await expect
      .poll(() => {
        ports.advance(5_000)
        return plugin.state.getState().status
      })
      .toBe('editing')
    expect(await outcome).toBe('api/network')
    expect(plugin.state.getState()).toMatchObject({ label: 'alice', error: { code: 'api/network' } })
  })
})

describe('names after the account changed', () => {
  it.each([
    {
      what: 'the account',
      event: { type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: '0xB', type: 'eoa' }] },
    },
    { what: 'the network', event: { type: 'networkChanged', networkId: 'eip155:2' } },
  ] as const)('drop a registration that the wallet signed late: $what', async ({ event }) => {
    const { one, plugin, wallet, written } = await createFakeNames()
    let sign = () => {}
    wallet.waits = new Promise((resolve) => {
      sign = resolve
    })
    const outcome = codeOf(plugin.register({ label: 'alice' }))
    await expect.poll(() => plugin.state.getState().status).toBe('signing')
    one.emit('eip155', event)
    expect(await outcome).toBe('names/accountChanged')
    sign()
    await flushPromises()
    expect(written).toEqual([])
    expect(plugin.state.getState()).toMatchObject({ label: '', status: 'editing', error: undefined })
    wallet.waits = undefined
    expect(await plugin.register({ label: 'bobby' })).toEqual({ name: 'bobby.kit.test' })
  })

  it('exclude results for the previous account', async () => {
    const { kept, one, plugin, service } = await createFakeNames()
    kept.set('alice.kit.test', { address: '0xA', attributes: {} })
    let release = () => {}
    const waits = new Promise<void>((resolve) => {
      release = resolve
    })
    service.delay = (path) => (path.endsWith('/reverse/0xA') ? waits : undefined)
    const loading = plugin.load()
    await flushPromises()
    one.emit('eip155', { type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: '0xB', type: 'eoa' }] })
    await plugin.load()
    release()
    await loading
    expect(plugin.state.getState()).toMatchObject({ address: '0xB', offer: { data: { names: [] } } })
  })
})

describe('saveBio', () => {
  it('signs and saves a bio, including an empty one', async () => {
    const { kept, plugin, written } = await createFakeNames()
    kept.set('alice.kit.test', { address: '0xA', attributes: {} })
    await plugin.saveBio({ bio: 'on the road' })
    expect(plugin.state.getState()).toMatchObject({
      status: 'done',
      offer: { data: { names: [{ attributes: { bio: 'on the road' } }] } },
    })
    await plugin.saveBio({ bio: '' })
    expect(kept.get('alice.kit.test')?.attributes).toEqual({})
    expect(written.map(({ path, coin_type }) => [path, coin_type])).toEqual(
      Array(2).fill(['/v1/profile/account/alice.kit.test/attributes', 60]),
    )
  })

  it('signs for Ethereum on a chain where the name has no address', async () => {
    const { kept, one, plugin, written } = await createFakeNames()
    kept.set('alice.kit.test', { address: '0xA', attributes: {} })
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await plugin.saveBio({ bio: 'hi' })
    expect(written).toMatchObject([{ coin_type: 60 }])
  })

  it('requires a name and valid characters', async () => {
    const { plugin, wallet } = await createFakeNames()
    expect(await codeOf(plugin.saveBio({ bio: 'hi' }))).toBe('names/noName')
    expect(await codeOf(plugin.saveBio({ bio: '<b>' }))).toBe('names/invalidBio')
    expect(wallet.requested).toEqual([])
  })
})
