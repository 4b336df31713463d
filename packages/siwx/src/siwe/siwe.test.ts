import { createFakePorts } from '@kit/fakes'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, it } from 'vitest'
import { createSiwx } from '../createSiwx.js'
import { parseMessage } from '../message/parseMessage.js'
import { ann, bob, createTestSiwx } from '../testing/createTestSiwx.js'
import { chooseSiwx } from './chooseSiwx.js'
import { formatSiweMessage } from './formatSiweMessage.js'
import type { SiweConfig, SiweSession } from './SiweConfig.js'

const minuteMs = 60_000

/** A page whose visibility the test controls. */
function createPage() {
  let isVisible = true
  const listeners = new Set<() => void>()
  const ports = createFakePorts({
    isVisible: () => isVisible,
    watchVisibility(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  return {
    ports,
    show(visible: boolean) {
      isVisible = visible
      for (const listener of listeners) listener()
    },
  }
}

/** A server with one session, and an app's config for it as in the public documentation of other kits. */
function createServer(more: Partial<SiweConfig> = {}) {
  const calls: string[] = []
  const server = {
    session: null as SiweSession | null,
    isDown: false,
    takes: true,
    signsOut: true,
    nonces: 0,
    messages: [] as string[],
    reported: [] as unknown[],
  }
  const requested = (call: string) => {
    calls.push(call)
    if (server.isDown) throw new TypeError('Failed to fetch')
  }
  const siweConfig: SiweConfig = {
    getMessageParams: async () => ({
      domain: 'dapp.example',
      uri: 'https://dapp.example',
      chains: [1, 2],
      statement: 'Please sign with your account',
    }),
    createMessage: ({ address, ...args }) => formatSiweMessage(args, address),
    getNonce: async () => {
      requested('getNonce')
      server.nonces += 1
      return `nonce${String(server.nonces).padStart(12, '0')}`
    },
    getSession: async () => {
      requested('getSession')
      return server.session
    },
    verifyMessage: async ({ message, signature }) => {
      requested('verifyMessage')
      server.messages.push(message)
      const fields = parseMessage(message)
      if (!server.takes || fields === undefined || signature === '') return false
      server.session = { address: fields.accountAddress, chainId: Number(fields.chainId.slice(7)) }
      return true
    },
    signOut: async () => {
      requested('signOut')
      if (server.signsOut) server.session = null
      return server.signsOut
    },
    onSignIn: (session) => void server.reported.push(session),
    onSignOut: () => void server.reported.push('out'),
    ...more,
  }
  const count = (call: string) => calls.filter((each) => each === call).length
  return { server, siweConfig, calls, count }
}

async function createWorld(more: Partial<SiweConfig> = {}, session: SiweSession | null = null) {
  const page = createPage()
  const siwe = createServer(more)
  siwe.server.session = session
  const world = await createTestSiwx({ ports: page.ports, config: () => siwe.siweConfig })
  return {
    ...world,
    ...siwe,
    show: page.show,
    async wait(ms: number) {
      page.ports.advance(ms)
      await world.rest()
    },
    async moveTo(networkId: `${string}:${string}`) {
      world.alpha.emit('eip155', { type: 'networkChanged', networkId })
      await world.rest()
    },
    async choose(address: string) {
      world.alpha.emit('eip155', { type: 'accountsChanged', accounts: [{ namespace: 'eip155', address, type: 'eoa' }] })
      await world.rest()
    },
  }
}

async function createSignedIn(more: Partial<SiweConfig> = {}) {
  const world = await createWorld(more)
  await world.connect()
  const done = world.plugin.signIn()
  await world.sign()
  await done
  await world.rest()
  return world
}

/** The documented argument of `createMessage` in other kits. */
type MessageArgs = {
  domain: string
  nonce: string
  uri: string
  address: string
  chainId: number
  version: '1'
  type?: 'caip122' | 'eip4361'
  iat?: string
  exp?: string
  nbf?: string
  statement?: string
  requestId?: string
  resources?: string[]
  expiry?: number
}

describe('siweConfig', () => {
  it("signs in as documented by other kits: did:pkh, the app's own text and server", async () => {
    const addresses: string[] = []
    const world = await createWorld({
      createMessage: ({ address, ...args }: MessageArgs) => {
        addresses.push(address)
        return formatSiweMessage({ ...args, iat: args.iat ?? '' }, address)
      },
    })
    world.kit.open()
    await world.connect()
    expect([world.status(), world.view()]).toEqual(['ready', 'ConnectingSiwe'])
    expect(addresses).toEqual([`did:pkh:eip155:1:${ann}`])
    const done = world.plugin.signIn()
    await world.sign()
    await done
    expect(parseMessage(world.server.messages[0] ?? '')).toMatchObject({
      accountAddress: ann,
      chainId: 'eip155:1',
      domain: 'dapp.example',
      nonce: 'nonce000000000001',
      statement: 'Please sign with your account',
      uri: 'https://dapp.example',
    })
    expect(world.server.reported).toEqual([{ address: ann, chainId: 1 }])
    expect([world.status(), world.view()]).toEqual(['signedIn', undefined])
  })

  it('may use a library that takes the plain address, but change nothing else', async () => {
    const { getMessageParams: _, ...config } = createServer({
      createMessage: ({ nonce, address, chainId }) =>
        createSiweMessage({
          domain: 'dapp.example',
          uri: 'https://dapp.example',
          version: '1',
          address: address as `0x${string}`,
          chainId,
          nonce,
        }),
    }).siweConfig
    const world = await createTestSiwx({ config: () => config })
    await world.connect()
    const done = world.plugin.signIn()
    await world.sign()
    expect((await done).data).toMatchObject({ accountAddress: ann, domain: 'dapp.example' })
  })

  it.each<[string, Partial<SiweConfig>]>([
    ['another domain', { getMessageParams: async () => ({ domain: 'evil.example' }) }],
    [
      'another nonce',
      { createMessage: (args) => formatSiweMessage({ ...args, nonce: 'nonce17171717' }, args.address) },
    ],
    ['another account', { createMessage: (args) => formatSiweMessage(args, bob) }],
    ['another chain', { createMessage: (args) => formatSiweMessage({ ...args, chainId: 2 }, args.address) }],
    ['no sign-in message', { createMessage: () => 'Sign in' }],
    ['no text', { createMessage: () => undefined as unknown as string }],
    ['no nonce', { getNonce: async () => undefined as unknown as string }],
  ])("doesn't prompt the wallet for a text with %s", async (_, more) => {
    const world = await createWorld(more)
    await world.connect()
    expect(world.events).toContainEqual(expect.objectContaining({ type: 'siwx/failed' }))
    expect(world.requested).toEqual([])
  })

  it("may reject a sign-in, and isn't called for one that can't be valid", async () => {
    const world = await createWorld()
    await world.connect()
    world.server.takes = false
    const refused = expect(world.plugin.signIn()).rejects.toMatchObject({ code: 'siwx/invalid' })
    await world.sign()
    await refused
    world.server.takes = true
    const lost = expect(world.plugin.signIn()).rejects.toMatchObject({ code: 'siwx/unknown' })
    world.server.isDown = true
    await world.sign()
    await lost
    expect(world.server.reported).toEqual([])
  })

  it('completes no sign-in if the server has no session after verification', async () => {
    const world = await createWorld({ verifyMessage: async () => true })
    await world.connect()
    const refused = expect(world.plugin.signIn()).rejects.toMatchObject({ code: 'siwx/invalid', details: 'session' })
    await world.sign()
    await refused
  })

  it('signs in even if a listener throws', async () => {
    const world = await createSignedIn({
      onSignIn: () => {
        throw new Error('broken')
      },
    })
    expect(world.status()).toBe('signedIn')
    expect(world.ports.logged).toHaveLength(1)
  })

  it('requests no sign-in if disabled, and lets users continue if not required', async () => {
    const off = await createWorld({ enabled: false })
    await off.connect()
    expect([off.status(), off.calls]).toEqual(['idle', []])
    await expect(off.plugin.signIn()).rejects.toMatchObject({ cause: { code: 'siwx/notEnabled' } })
    expect(off.calls).toEqual([])
    const optional = await createWorld({ required: false })
    await optional.connect()
    await optional.plugin.cancel()
    await optional.rest()
    expect(optional.kit.connections.getState().connections).toHaveLength(1)
  })

  it('makes no requests for other namespaces, which count as signed in', async () => {
    const world = await createWorld()
    await world.kit.preload()
    const done = world.kit.connect({ connectorId: 'sol' })
    await world.rest()
    world.sol.answer({
      solana: world.sol.session('solana', ['7EYnhQoR9YM3N7UoaKRoA44Uy8JeaZV3qyouov87awMs'], 'solana:1'),
    })
    await done
    await world.rest()
    await world.wait(10 * minuteMs)
    expect([world.status(), world.calls]).toEqual(['idle', []])
  })
})

describe('server session of siweConfig', () => {
  it('stays valid after a reload, on its chain', async () => {
    const here = await createWorld({}, { address: ann.toLowerCase(), chainId: 1 })
    await here.connect()
    expect([here.status(), here.count('getNonce')]).toEqual(['signedIn', 0])
    const elsewhere = await createWorld({}, { address: ann, chainId: 2 })
    await elsewhere.connect()
    expect(elsewhere.status()).toBe('ready')
    const anywhere = await createWorld({ signOutOnNetworkChange: false }, { address: ann, chainId: 2 })
    await anywhere.connect()
    expect(anywhere.status()).toBe('signedIn')
  })

  it("requests sign-in again when the session no longer exists, and keeps it if it can't be fetched", async () => {
    const world = await createSignedIn()
    world.server.isDown = true
    await world.wait(5 * minuteMs)
    expect(world.status()).toBe('signedIn')
    world.server.isDown = false
    world.server.session = null
    await world.wait(5 * minuteMs)
    expect(world.status()).toBe('needed')
    expect(world.count('signOut')).toBe(0)
  })

  it("refetches every five minutes, or at the app's interval, while the page is visible and a wallet is connected", async () => {
    const world = await createSignedIn({ sessionRefetchIntervalMs: minuteMs })
    const before = world.count('getSession')
    await world.wait(minuteMs - 1)
    expect(world.count('getSession')).toBe(before)
    await world.wait(1)
    await world.wait(minuteMs)
    expect(world.count('getSession')).toBe(before + 2)
    world.show(false)
    await world.wait(60 * minuteMs)
    expect(world.count('getSession')).toBe(before + 2)
    world.show(true)
    await world.wait(0)
    expect(world.count('getSession')).toBe(before + 3)
    await world.kit.disconnect({})
    await world.rest()
    const after = world.count('getSession')
    await world.wait(60 * minuteMs)
    expect(world.count('getSession')).toBe(after)
    world.kit.destroy()
    expect(world.ports.open()).toEqual({ timers: 0, listeners: 0 })
  })

  it('ends once if it belongs to another account, however long the server keeps it', async () => {
    const world = await createWorld({}, { address: bob, chainId: 1 })
    world.server.signsOut = false
    await world.connect()
    expect(world.status()).toBe('ready')
    for (let turn = 0; turn < 4; turn += 1) await world.wait(5 * minuteMs)
    expect([world.status(), world.count('signOut')]).toEqual(['ready', 1])
    expect(world.server.reported).toEqual([])
  })

  it('ends when the active account signs in, if it belongs to another account', async () => {
    const world = await createWorld({}, { address: bob, chainId: 1 })
    await world.connect()
    expect([world.count('signOut'), world.server.reported]).toEqual([1, ['out']])
    const done = world.plugin.signIn()
    await world.sign()
    await done
    expect(world.count('signOut')).toBe(1)
    expect(world.server.session).toEqual({ address: ann, chainId: 1 })
  })
})

describe('sign-out of siweConfig', () => {
  it.each(['signOutOnDisconnect', 'signOutOnAccountChange', 'signOutOnNetworkChange'] as const)(
    'follows %s, which is on by default and can be turned off',
    async (name) => {
      const act = async (world: Awaited<ReturnType<typeof createSignedIn>>) => {
        if (name === 'signOutOnDisconnect') await world.kit.disconnect({})
        else if (name === 'signOutOnAccountChange') await world.choose(bob)
        else await world.moveTo('eip155:2')
        await world.rest()
      }
      const out = await createSignedIn()
      await act(out)
      expect([out.count('signOut'), out.server.session, out.server.reported.at(-1)]).toEqual([1, null, 'out'])
      expect(out.status()).not.toBe('signedIn')
      const kept = await createSignedIn({ [name]: false })
      await act(kept)
      expect([kept.count('signOut'), kept.server.session]).toEqual([0, { address: ann, chainId: 1 }])
    },
  )

  it('makes no request for a user who never signed in', async () => {
    const world = await createWorld()
    await world.connect()
    await world.kit.disconnect({})
    await world.rest()
    expect([world.count('signOut'), world.server.reported]).toEqual([0, []])
  })

  it('happens once for a wallet with several accounts', async () => {
    const world = await createWorld()
    await world.connect([ann, bob])
    const done = world.plugin.signIn()
    await world.sign()
    await done
    await world.kit.disconnect({})
    await world.rest()
    expect(world.count('signOut')).toBe(1)
  })

  it('keeps the user signed in and reports the error if the server fails', async () => {
    const world = await createSignedIn()
    world.server.signsOut = false
    await expect(world.plugin.signOut()).rejects.toMatchObject({ code: 'siwx/unknown' })
    expect(world.status()).toBe('signedIn')
    world.server.signsOut = true
    await world.plugin.signOut()
    expect(world.status()).not.toBe('signedIn')
  })
})

describe('nonce of siweConfig', () => {
  it("renews at the app's interval while the user views the message on a visible page", async () => {
    const world = await createWorld({ nonceRefetchIntervalMs: minuteMs })
    world.kit.open()
    await world.connect()
    const nonce = () => parseMessage(world.state.getState().message ?? '')?.nonce
    expect(nonce()).toBe('nonce000000000001')
    await world.wait(minuteMs)
    expect(nonce()).toBe('nonce000000000002')
    world.show(false)
    await world.wait(60 * minuteMs)
    expect(nonce()).toBe('nonce000000000002')
    world.show(true)
    const done = world.plugin.signIn()
    await world.rest()
    await world.sign()
    expect((await done).data.nonce).toBe('nonce000000000003')
  })
})

it('chooseSiwx returns the given config, and rejects both at once', () => {
  const { siweConfig } = createServer()
  const siwx = createSiwx()
  expect(() => chooseSiwx({ siwx, siweConfig })).toThrowError(
    expect.objectContaining({
      code: 'siwx/exclusive',
      shortMessage: 'Options cannot set both siweConfig and siwx',
    }),
  )
  expect(chooseSiwx({ siwx })).toBe(siwx)
  expect(chooseSiwx({ siweConfig })).toBe(siweConfig)
  expect(chooseSiwx({})).toBeUndefined()
})
