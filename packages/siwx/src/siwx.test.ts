import { codeOf, createFakePorts, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { formatMessage } from './message/formatMessage.js'
import { parseMessage } from './message/parseMessage.js'
import { serverSiwx } from './serverSiwx.js'
import { ann, bob, createTestSiwx, signatureOf } from './testing/createTestSiwx.js'

type World = Awaited<ReturnType<typeof createTestSiwx>>
type Options = Parameters<typeof createTestSiwx>[0]

/** Connects and signs in, with the modal closed. */
async function createSignedIn(options: Options = {}): Promise<World> {
  const world = await createTestSiwx(options)
  await world.connect()
  await signIn(world)
  return world
}

async function signIn({ plugin, rest, sign }: World): Promise<void> {
  const done = plugin.signIn()
  await rest()
  await sign()
  await done
}

/** Simulates a reload of the same browser with its wallet connected again. */
async function reload({ ports: { stored } }: World, options: Options = {}, address = ann): Promise<World> {
  const ports = createFakePorts()
  for (const [key, value] of stored) ports.stored.set(key, value)
  const world = await createTestSiwx({ ...options, ports })
  await world.rest()
  world.alpha.answer({ eip155: world.alpha.session('eip155', [address], 'eip155:1') })
  await world.rest()
  return world
}

const moveTo = async ({ alpha, rest }: World, networkId: `${string}:${string}`) => {
  alpha.emit('eip155', { type: 'networkChanged', networkId })
  await rest()
}
const choose = async ({ alpha, rest }: World, address: string) => {
  alpha.emit('eip155', { type: 'accountsChanged', accounts: [{ namespace: 'eip155', address, type: 'eoa' }] })
  await rest()
}
const noncesOf = ({ requested }: World) => requested.map(({ message }) => parseMessage(message)?.nonce)
const toasts = ({ events }: World) =>
  events.flatMap((event) => (event.type === 'kit/toast' ? [`${event.variant}: ${event.message}`] : []))

describe('connecting', () => {
  it('opens the sign-in view, and prompts the wallet during the press', async () => {
    const { requested, connect, events, kit, plugin, sign, state, statuses, view } = await createTestSiwx()
    kit.open()
    await connect()
    expect(view()).toBe('SIWXSignMessage')
    expect(statuses).toEqual(['idle', 'checking', 'needed', 'preparing', 'ready'])
    const signing = plugin.signIn()
    expect(requested).toEqual([{ address: ann, message: state.getState().message }])
    await sign()
    expect((await signing).data).toMatchObject({ accountAddress: ann, chainId: 'eip155:1', domain: 'dapp.example' })
    expect(statuses.slice(-3)).toEqual(['signing', 'verifying', 'signedIn'])
    expect(kit.modal.getState()).toMatchObject({ open: false, done: true })
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'siwx/signedIn', networkId: 'eip155:1', isSmartAccount: false }),
    )
  })

  it('waits for the app if there is no modal', async () => {
    const { requested, connect, plugin, sign, status } = await createTestSiwx({ hasModal: false })
    await connect()
    expect(status()).toBe('ready')
    const signing = plugin.signIn()
    expect(requested).toHaveLength(1)
    await sign()
    expect((await signing).signature).toContain('signed')
  })

  it('finds the session of an account without a prompt, and closes the modal as done', async () => {
    const { alpha, requested, connect, kit, rest, status } = await createSignedIn({
      options: { signOutOnDisconnect: false },
    })
    await kit.disconnect()
    await rest()
    kit.open()
    await connect()
    expect([status(), requested.length, alpha.requested.length]).toEqual(['signedIn', 1, 2])
    expect(kit.modal.getState()).toMatchObject({ open: false, done: true })
  })

  it("delays sign-in on a network that the app doesn't support until the network is supported", async () => {
    const world = await createTestSiwx()
    world.kit.open()
    await world.connect(ann, 'eip155:9')
    expect([world.status(), world.view()]).toEqual(['idle', 'UnsupportedChain'])
    await moveTo(world, 'eip155:2')
    expect([world.status(), world.view()]).toEqual(['ready', 'SIWXSignMessage'])
  })

  it('closes the modal for a namespace without sign-in', async () => {
    const { connect, status, view, kit } = await createTestSiwx({ options: { namespaces: ['solana'] } })
    kit.open()
    await connect()
    expect([status(), view()]).toEqual(['idle', undefined])
  })
})

describe('switching accounts or networks', () => {
  it('requests sign-in with another account, and finds the session when switching back', async () => {
    const world = await createSignedIn()
    await choose(world, bob)
    expect([world.status(), world.view(), world.state.getState().account?.address]).toEqual([
      'ready',
      'SIWXSignMessage',
      bob,
    ])
    await signIn(world)
    expect(world.state.getState().session?.data.accountAddress).toBe(bob)
    await choose(world, ann)
    expect([world.status(), world.view(), world.requested.length]).toEqual(['signedIn', undefined, 2])
    expect(world.state.getState().session?.data.accountAddress).toBe(ann)
  })

  it('keeps a key signed in on every network of its namespace, without interruption', async () => {
    const world = await createSignedIn()
    const before = world.statuses.length
    await moveTo(world, 'eip155:2')
    expect([world.status(), world.statuses.length]).toEqual(['signedIn', before])
  })

  it('prompts a contract account on every network', async () => {
    const world = await createTestSiwx()
    world.chain.contracts.add(ann)
    await world.connect()
    const done = world.plugin.signIn()
    await world.sign(signatureOf(ann, world.requested[0]?.message ?? '', 'eip155:1'))
    await done
    await moveTo(world, 'eip155:2')
    expect([world.status(), world.view()]).toEqual(['ready', 'SIWXSignMessage'])
    expect(world.state.getState().session).toBeUndefined()
  })

  it('requests sign-in on each network if configured, and returns to the last network on cancel', async () => {
    const world = await createSignedIn({ options: { scope: 'network' } })
    await moveTo(world, 'eip155:2')
    expect(world.state.getState()).toMatchObject({ status: 'ready', lastNetworkId: 'eip155:1', isRequired: true })
    await world.plugin.cancel()
    await world.rest()
    expect([world.status(), world.view(), world.kit.active.getState().network?.id]).toEqual([
      'signedIn',
      undefined,
      'eip155:1',
    ])
  })

  it.each([
    ['signOutOnAccountChange', (world: World) => choose(world, bob), (world: World) => choose(world, ann)],
    [
      'signOutOnNetworkChange',
      (world: World) => moveTo(world, 'eip155:2'),
      (world: World) => moveTo(world, 'eip155:1'),
    ],
  ] as const)('ends the session with %s', async (option, leave, comeBack) => {
    const world = await createSignedIn({ options: { [option]: true } })
    await leave(world)
    await comeBack(world)
    expect(world.status()).toBe('ready')
    expect(await world.made.getSessions('eip155:1', ann)).toEqual([])
  })

  it('never uses the signature of the previous account', async () => {
    const world = await createTestSiwx()
    await world.connect()
    const signing = codeOf(world.plugin.signIn())
    await choose(world, bob)
    expect(await signing).toBe('connection/aborted')
    await world.sign()
    expect(world.state.getState()).toMatchObject({ status: 'ready', account: { address: bob } })
    expect(await world.made.getSessions('eip155:1', ann)).toEqual([])
  })
})

describe('reloading', () => {
  it('keeps the user signed in with a session, without another signature request', async () => {
    const world = await reload(await createSignedIn())
    expect([world.status(), world.requested.length, world.view()]).toEqual(['signedIn', 0, undefined])
  })

  it('requires sign-in without a session, and opens the modal on the view only when it is opened', async () => {
    const before = await createTestSiwx()
    await before.connect()
    const world = await reload(before)
    expect([world.status(), world.view()]).toEqual(['needed', undefined])
    world.kit.open()
    await world.rest()
    expect([world.status(), world.view()]).toEqual(['ready', 'SIWXSignMessage'])
  })

  it('requests no nonce before the user acts, and one when the modal opens', async () => {
    let requested = 0
    const getNonce = async () => {
      requested += 1
      return `nonce${requested}0000`
    }
    const before = await createTestSiwx({ options: { getNonce } })
    await before.kit.preload()
    expect(requested).toBe(0)
    before.kit.open()
    await before.rest()
    expect(requested).toBe(1)
    await before.connect()
    expect([before.status(), requested]).toEqual(['ready', 1])
    before.kit.close({ force: true })
    const world = await reload(before, { options: { getNonce } })
    expect([world.status(), requested]).toEqual(['needed', 1])
  })

  it('requires another sign-in if storage is invalid', async () => {
    const before = await createSignedIn()
    for (const junk of [
      '',
      '{',
      'null',
      '[]',
      '{"version":1}',
      '{"version":1,"sessions":[null,{"message":4}]}',
      '{"version":2}',
    ]) {
      before.ports.stored.set('kit.siwx', junk)
      expect((await reload(before)).status()).toBe('needed')
    }
  })
})

describe('requesting a sign-in', () => {
  it('shares one sign-in between two calls, and one message between two views that prepare', async () => {
    let nonces = 0
    const getNonce = async () => {
      nonces += 1
      return `nonce${nonces}0000`
    }
    const { requested, connect, plugin, sign } = await createTestSiwx({ options: { getNonce } })
    await connect()
    plugin.prepare()
    plugin.prepare()
    const both = [plugin.signIn(), plugin.signIn()]
    await sign()
    const [one, other] = await Promise.all(both)
    expect(one).toBe(other)
    expect([requested.length, nonces]).toEqual([1, 1])
    expect(await plugin.signIn()).toBe(one)
    expect(requested).toHaveLength(1)
  })

  it('creates a new message if it is too old, and renews a visible one', async () => {
    const world = await createTestSiwx()
    await world.connect()
    const old = world.state.getState().message
    world.ports.advance(299_000)
    await world.rest()
    expect(world.state.getState().message).toBe(old)
    world.ports.advance(1_000)
    await world.rest()
    const renewed = world.state.getState().message
    expect(renewed).not.toBe(old)
    // The sign-in view isn't visible.
    world.kit.close({ force: true })
    world.ports.jump(600_000)
    const signing = world.plugin.signIn()
    await world.rest()
    expect(world.requested[0]?.message).not.toBe(renewed)
    await world.sign()
    await signing
  })

  it('keeps the view after the wallet refused, and the next try has another nonce', async () => {
    const world = await createTestSiwx()
    await world.connect()
    const refused = codeOf(world.plugin.signIn())
    await world.refuse()
    expect(await refused).toBe('siwx/declined')
    expect([world.status(), world.view()]).toEqual(['failed', 'SIWXSignMessage'])
    expect(world.state.getState()).toMatchObject({
      error: { code: 'siwx/declined', shortMessage: 'Signature declined' },
    })
    expect(toasts(world)).toEqual(['error: Signature declined'])
    const signing = world.plugin.signIn()
    expect(world.requested).toHaveLength(2)
    await world.sign()
    await signing
    const [first, second] = noncesOf(world)
    expect(first).toMatch(/^[A-Za-z0-9]{24}$/)
    expect(second).not.toBe(first)
  })

  it.each([
    ['is invalid', 'siwx/invalid', false],
    ['can’t be verified at this time', 'siwx/unknown', true],
  ])('shows the error of a signature that %s', async (_, code, isDown) => {
    const world = await createTestSiwx()
    await world.connect()
    const failed = codeOf(world.plugin.signIn())
    world.chain.isDown = isDown
    await world.sign('signed by somebody')
    expect(await failed).toBe(code)
    expect([world.status(), world.view()]).toEqual(['failed', 'SIWXSignMessage'])
    expect(await world.made.getSessions('eip155:1', ann)).toEqual([])
    expect(world.ports.stored.get('kit.siwx')).toBeUndefined()
  })

  it('can be cancelled without a response, and a late response is ignored', async () => {
    const world = await createTestSiwx({ options: { required: false } })
    await world.connect()
    const signing = codeOf(world.plugin.signIn())
    world.ports.advance(3_600_000)
    await world.rest()
    expect(world.status()).toBe('signing')
    await world.plugin.cancel()
    expect(await signing).toBe('siwx/declined')
    await world.sign()
    expect([world.status(), world.view()]).toEqual(['needed', undefined])
    expect(world.events.map(({ type }) => type)).toContain('siwx/cancelClicked')
    // Users who continued without signing in aren't asked again when they open the modal.
    world.kit.open()
    await world.rest()
    expect(world.view()).toBe('Account')
  })

  it.each([
    ['has an extra field', (text: string) => `${text}\nRequest ID: 7`, undefined],
    ['has another nonce', (text: string) => text.replace(/Nonce: .+/, 'Nonce: 12345678'), 'nonce'],
    ['has another domain', (text: string) => text.replace('dapp.example', 'evil.example'), 'domain'],
    ['isn’t a sign-in message', () => 'Hello', 'message'],
  ])('checks a signed text that %s against the request', async (_, change, field) => {
    const world = await createTestSiwx({
      adapter: {
        async signIn({ account, message }) {
          const changed = change(message)
          return { message: changed, signature: signatureOf(account.address, changed) }
        },
      },
    })
    await world.connect()
    const result = await world.plugin.signIn().catch((error) => error)
    await world.rest()
    if (field === undefined) expect(result.data.requestId).toBe('7')
    else expect(result).toMatchObject({ code: 'siwx/invalid', details: field })
    expect(world.status()).toBe(field === undefined ? 'signedIn' : 'failed')
  })

  it('signs in another connected account', async () => {
    const world = await createTestSiwx()
    await world.connect([ann, bob])
    const signing = world.plugin.signIn({ address: bob })
    await world.rest()
    await world.sign()
    expect((await signing).data.accountAddress).toBe(bob)
    expect(world.state.getState()).toMatchObject({ status: 'ready', account: { address: ann } })
    expect(await world.plugin.getSessions({ address: bob })).toHaveLength(1)
  })

  it('rejects if no account is connected', async () => {
    const { kit, plugin } = await createTestSiwx()
    await kit.preload()
    expect(await codeOf(plugin.signIn())).toBe('siwx/noAddress')
    expect(await codeOf(plugin.getSessions())).toBe('siwx/noAddress')
  })
})

describe('failing to create a message', () => {
  const config = (made: Parameters<NonNullable<NonNullable<Options>['config']>>[0]) => ({
    ...made,
    createMessage: () => Promise.reject(new Error('no server')),
  })

  it('disconnects if sign-in is required, and shows Connect', async () => {
    const world = await createTestSiwx({ config })
    world.kit.open()
    await world.connect()
    expect([world.status(), world.view()]).toEqual(['idle', 'Connect'])
    expect(world.kit.connections.getState().connections).toEqual([])
    expect(toasts(world)).toEqual(['error: A problem occurred while trying initialize authentication'])
  })

  it('lets the user continue if sign-in is optional', async () => {
    const made = (base: Parameters<typeof config>[0]) => ({ ...config(base), getRequired: () => false })
    const world = await createTestSiwx({ config: made })
    world.kit.open()
    await world.connect()
    expect(world.view()).toBeUndefined()
    expect(world.kit.active.getState().account?.address).toBe(ann)
    expect(world.state.getState()).toMatchObject({ status: 'failed', error: { code: 'siwx/initFailed' } })
  })

  it('reports a blocked region as the reason with a kit-server', async () => {
    const ports = createFakePorts({ timeZone: 'Asia/Macau' })
    const settings = { blockedTimeZones: ['Asia/Macau'] }
    const hosted = () => serverSiwx({ url: 'https://server.example', projectId: 'p' })
    const world = await createTestSiwx({ ports, settings, config: hosted })
    world.kit.open()
    await world.connect()
    expect([world.status(), world.view()]).toEqual(['idle', 'Connect'])
    expect(toasts(world)).toEqual(['error: region.unavailable'])
    const optional = await createTestSiwx({
      ports,
      settings,
      config: () => ({ ...hosted(), getRequired: () => false }),
    })
    await optional.connect()
    expect(optional.state.getState()).toMatchObject({ status: 'failed', error: { code: 'kit/regionBlocked' } })
  })

  it("fails if the message isn't created in time", async () => {
    const world = await createTestSiwx({
      config: (made) => ({ ...made, createMessage: () => new Promise<never>(() => {}) }),
    })
    await world.connect()
    world.ports.advance(20_000)
    await world.rest()
    expect(world.kit.connections.getState().connections).toEqual([])
  })
})

describe('declining to sign in', () => {
  it("can't close a required sign-in in any way, and cancels to Connect", async () => {
    const world = await createTestSiwx()
    world.kit.open()
    await world.connect()
    for (const close of [world.kit.close, world.kit.modal.requestClose, world.kit.modal.back]) {
      close()
      expect(world.kit.modal.getState()).toMatchObject({ open: true, shake: true })
      world.ports.advance(500)
    }
    const signing = codeOf(world.plugin.signIn())
    world.kit.modal.requestClose()
    expect(world.view()).toBe('SIWXSignMessage')
    await world.plugin.cancel()
    await world.rest()
    expect(await signing).toBe('siwx/declined')
    expect([world.status(), world.view()]).toEqual(['idle', 'Connect'])
    expect(world.alpha.ended).toEqual(['eip155'])
    world.kit.modal.requestClose()
    expect(world.view()).toBeUndefined()
  })

  it('closes an optional sign-in', async () => {
    const world = await createTestSiwx({ options: { required: false } })
    world.kit.open()
    await world.connect()
    expect(world.view()).toBe('SIWXSignMessage')
    world.kit.modal.requestClose()
    expect(world.view()).toBeUndefined()
    expect(world.kit.active.getState().account?.address).toBe(ann)
  })
})

describe('ending a connection', () => {
  it.each([
    ['by the user', ({ kit }: World) => kit.disconnect()],
    ['by the wallet', async ({ alpha }: World) => alpha.emit('eip155', { type: 'disconnected', reason: 'gone' })],
  ])('%s ends the sessions of its accounts', async (_, end) => {
    const world = await createSignedIn()
    await end(world)
    await world.rest()
    expect(world.status()).toBe('idle')
    expect(await world.made.getSessions('eip155:1', ann)).toEqual([])
  })

  it.each([
    ['ends', ({ kit }: World) => kit.disconnect()],
    ['is cancelled', ({ plugin }: World) => plugin.cancel()],
  ])('revokes a session that was stored while it %s', async (_, leave) => {
    const steps: (() => void)[] = []
    const world = await createTestSiwx({
      config: (made) => ({
        ...made,
        async addSession(session) {
          await new Promise<void>((resolve) => steps.push(resolve))
          await made.addSession(session)
        },
      }),
    })
    await world.connect()
    const signing = codeOf(world.plugin.signIn())
    await world.sign()
    expect(world.status()).toBe('verifying')
    await leave(world)
    steps.shift()?.()
    await world.rest()
    expect(await signing).toMatch(/ended|declined/)
    expect(await world.made.getSessions('eip155:1', ann)).toEqual([])
  })

  it("succeeds even if the server can't be reached", async () => {
    const world = await createSignedIn({
      config: (made) => ({ ...made, revokeSession: () => Promise.reject(new Error('away')) }),
    })
    await world.kit.disconnect()
    expect(world.kit.connections.getState().connections).toEqual([])
  })

  it('keeps the sessions of a wallet that is only locked', async () => {
    const world = await createSignedIn()
    world.alpha.emit('eip155', { type: 'accountsChanged', accounts: [] })
    await world.rest()
    expect(world.status()).toBe('idle')
    await choose(world, ann)
    expect([world.status(), world.requested.length]).toEqual(['signedIn', 1])
  })
})

describe('reconnecting after a connection ended', () => {
  it("doesn't lead back to the network on which the previous connection was signed in", async () => {
    const world = await createSignedIn({ options: { scope: 'network' } })
    await world.kit.disconnect()
    await world.rest()
    await world.connect(ann, 'eip155:2')
    expect([world.status(), world.state.getState().lastNetworkId]).toEqual(['ready', undefined])
    await world.plugin.cancel()
    await world.rest()
    expect(world.kit.connections.getState().connections).toEqual([])
  })

  it('keeps the sign-in made while connecting, although the old session is still being revoked', async () => {
    let end = () => {}
    const ending = new Promise<void>((resolve) => {
      end = resolve
    })
    const world = await createSignedIn({
      supportsSignIn: true,
      config: (made) => ({
        ...made,
        async revokeSession(...subject) {
          await ending
          await made.revokeSession(...subject)
        },
      }),
    })
    const first = world.offered.length
    world.alpha.emit('eip155', { type: 'disconnected', reason: 'replaced' })
    const done = world.kit.connect({ connectorId: 'alpha' })
    await expect.poll(() => world.offered.length).toBe(first + 1)
    const { onProofs, request } = world.offered[first] as World['offered'][number]
    const { networkIds: _, ...fields } = request
    const message = formatMessage({ ...fields, accountAddress: ann, chainId: 'eip155:1', version: '1' })
    onProofs([{ message, signature: signatureOf(ann, message) }])
    world.alpha.answer({ eip155: world.alpha.session('eip155', [ann], 'eip155:1') })
    await done
    await world.rest()
    end()
    await world.rest()
    expect(world.status()).toBe('signedIn')
    expect(await world.made.getSessions('eip155:1', ann)).toMatchObject([{ message }])
  })
})

describe('signing out', () => {
  it('ends the session, and opens nothing', async () => {
    const world = await createSignedIn()
    await world.plugin.signOut()
    await world.rest()
    expect([world.status(), world.view()]).toEqual(['needed', undefined])
    expect(await world.plugin.getSessions()).toEqual([])
  })

  it('happens automatically when the session expires', async () => {
    const world = await createSignedIn({ options: { expirationMs: 3_600_000 } })
    world.ports.advance(3_599_999)
    await world.rest()
    expect(world.status()).toBe('signedIn')
    world.ports.advance(2)
    await world.rest()
    expect([world.status(), world.view()]).toEqual(['needed', undefined])
  })

  it("doesn't follow from a check that can't be made", async () => {
    const world = await createSignedIn()
    const next = await reload(world)
    next.chain.isDown = true
    await moveTo(next, 'eip155:2')
    await moveTo(next, 'eip155:1')
    expect(next.status()).toBe('signedIn')
  })
})

describe('two tabs', () => {
  /** Creates tabs that are notified of each other's writes. */
  async function createTabs() {
    const [a, b] = [createFakePorts(), createFakePorts()]
    const link = (from: typeof a, to: typeof a) => ({
      ...from,
      storage: {
        ...from.storage,
        setItem(key: string, value: string) {
          from.storage.setItem(key, value)
          to.writeFromOtherTab(key, value)
        },
      },
    })
    const one = await createTestSiwx({ ports: link(a, b) })
    const two = await createTestSiwx({ ports: link(b, a) })
    await one.connect()
    await two.rest()
    two.alpha.answer({ eip155: two.alpha.session('eip155', [ann], 'eip155:1') })
    await two.rest()
    return { one, two }
  }

  it('sign in and out together', async () => {
    const { one, two } = await createTabs()
    expect([two.status(), two.view()]).toEqual(['needed', undefined])
    await signIn(one)
    await two.rest()
    expect([one.status(), two.status(), two.requested.length]).toEqual(['signedIn', 'signedIn', 0])
    await two.plugin.signOut()
    await one.rest()
    expect([one.status(), one.view()]).toEqual(['needed', undefined])
  })

  it('withdraw the request in one when the other has signed in', async () => {
    const { one, two } = await createTabs()
    two.kit.open()
    await two.rest()
    const signing = codeOf(two.plugin.signIn())
    await signIn(one)
    await two.rest()
    expect(await signing).toBe('connection/aborted')
    expect([two.status(), two.view()]).toEqual(['signedIn', undefined])
    await two.sign()
    expect(await two.made.getSessions('eip155:1', ann)).toHaveLength(1)
  })
})

describe('texts signed by the wallet', () => {
  it("can't begin like a sign-in message without being one", async () => {
    const world = await createSignedIn()
    const message = world.requested[0]?.message ?? ''
    const corrupted = message.replace('Version: 1', 'Version: 2')
    expect(await codeOf(world.kit.signMessage({ message: corrupted }))).toBe('siwx/invalid')
    expect(world.requested).toHaveLength(1)
    for (const text of [message, 'Hello']) {
      const signed = world.kit.signMessage({ message: text })
      await world.rest()
      await world.sign('0x')
      expect(await signed).toBe('0x')
    }
  })
})

describe('every sign-in', () => {
  it('emits and logs no message, nonce or signature', async () => {
    const world = await createTestSiwx({ settings: { debug: true } })
    world.kit.open()
    await world.connect()
    const refused = codeOf(world.plugin.signIn())
    await world.refuse()
    await refused
    const failed = codeOf(world.plugin.signIn())
    await world.sign('a signature of somebody')
    await failed
    await signIn(world)
    await world.kit.disconnect()
    await flushPromises()
    const signature = signatureOf(ann, world.requested.at(-1)?.message ?? '')
    const reported = JSON.stringify([world.events, world.ports.logged], (_, value) =>
      value instanceof Error ? { ...value, message: value.message, cause: value.cause } : value,
    )
    expect(world.requested).toHaveLength(3)
    for (const secret of [...noncesOf(world), 'wants you to sign in', signature, 'a signature of somebody'])
      expect(reported).not.toContain(secret)
    expect(reported).toContain('siwx/failed')
  })

  it('leaves nothing behind after destroy', async () => {
    const world = await createTestSiwx()
    world.kit.open()
    await world.connect()
    const signing = codeOf(world.plugin.signIn())
    world.kit.destroy()
    expect(await signing).toBe('connection/aborted')
    expect(world.ports.open()).toEqual({ timers: 0, listeners: 0 })
  })
})
