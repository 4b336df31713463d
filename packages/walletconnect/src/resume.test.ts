import type { Connector, Sessions, SignInRequest } from '@kit/core/adapter'
import { createFakeStorage, type FakeStorage } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { createPorts, createSleepingPorts, eip155Of, providerOf, requestFor, until } from './testing/createTestKit.js'
import { openLine } from './testing/openLine.js'
import { useWorld } from './testing/useWorld.js'

const world = useWorld({ withChains: false })
const never = new AbortController().signal

/** Returns the storage of a page that was discarded while a wallet showed its proposal. */
async function leavePage(
  wallet: Awaited<ReturnType<typeof world.openWallet>>,
  request: Partial<Parameters<Connector['connect']>[0]> = {},
): Promise<FakeStorage> {
  const line = await openLine(world)
  const storage = createFakeStorage()
  const page = world.openConnector({ relayUrl: line.url }, { ports: createPorts(storage), networks: world.networks() })
  const connecting = page.connect({
    requests: requestFor(world.networks()),
    signal: never,
    onUri: (uri) => void wallet.pair(uri),
    ...request,
  })
  connecting.catch(() => {})
  await until(() => expect(wallet.getState().prompts).toHaveLength(1))
  line.cut()
  const left = createFakeStorage()
  for (const [key, text] of storage.items) left.items.set(key, text)
  return left
}

const openPage = (storage: FakeStorage, ports = createPorts(storage)) => {
  const announced: { readonly sessions: Sessions; readonly isRequested: boolean | undefined }[] = []
  const connector = world.openConnector({}, { ports, networks: world.networks() })
  connector.watchSessions?.((sessions, isRequested) => announced.push({ sessions, isRequested }))
  return { announced, connector }
}

const proposalsIn = (storage: FakeStorage) => storage.items.get('kit.wc.proposals')

describe('page that is discarded while a wallet shows its proposal', () => {
  it('connects after it loads again when the wallet approves then', async () => {
    const wallet = await world.openWallet({ behavior: { mode: 'manual' } })
    const storage = await leavePage(wallet)
    const { announced } = openPage(storage)
    await wallet.approveNext()
    await until(() => expect(announced).toHaveLength(1))
    expect(announced[0]?.isRequested).toBe(true)
    const session = eip155Of(announced[0]?.sessions)
    expect(session.accounts).toMatchObject([{ address: wallet.addresses[0] }])
    wallet.behave({ mode: 'approve' })
    const sign = { method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] }
    expect(await providerOf(session).request(sign)).toMatch(/^0x/)
    expect(proposalsIn(storage)).toBeUndefined()
    // Another reload restores it like any pairing.
    const { connector } = openPage(storage)
    const restored = await connector.reconnect({ requests: requestFor(world.networks()), signal: never })
    expect(eip155Of(restored).accounts).toEqual(session.accounts)
  })

  it('connects after it loads again when the wallet approved before that', async () => {
    const wallet = await world.openWallet({ behavior: { mode: 'manual' } })
    const storage = await leavePage(wallet)
    void wallet.approveNext()
    await until(() => expect(wallet.getState().prompts).toHaveLength(0))
    const { announced } = openPage(storage)
    await until(() => expect(announced).toHaveLength(1))
    expect(eip155Of(announced[0]?.sessions).accounts).toHaveLength(1)
  })

  it('stays disconnected without an error when the wallet declines', async () => {
    const wallet = await world.openWallet({ behavior: { mode: 'manual' } })
    const storage = await leavePage(wallet)
    const { announced } = openPage(storage)
    await wallet.rejectNext()
    await until(() => expect(proposalsIn(storage)).toBeUndefined())
    expect(announced).toEqual([])
  })

  it('ends the session in the wallet when the response arrives too late', async () => {
    const wallet = await world.openWallet({ behavior: { mode: 'manual' } })
    const storage = await leavePage(wallet)
    const stored = JSON.parse(proposalsIn(storage) ?? '')
    const [proposal] = stored.proposals
    storage.items.set(
      'kit.wc.proposals',
      JSON.stringify({ proposals: [{ ...proposal, openedAtMs: proposal.openedAtMs - 400_000 }] }),
    )
    const { announced, connector } = openPage(storage)
    await wallet.approveNext()
    await until(() => expect(proposalsIn(storage)).toBeUndefined())
    await until(() => expect(wallet.getState().sessions).toHaveLength(0))
    expect(announced).toEqual([])
    expect(await connector.reconnect({ requests: requestFor(world.networks()), signal: never })).toBeUndefined()
  })

  it.each([
    ['signs in', true],
    ['only connects', false],
  ])('connects after a reload when it requested a sign-in and the wallet %s', async (_, supportsSignIn) => {
    const wallet = await world.openWallet({ behavior: { mode: 'manual' }, supportsSignIn })
    const request: SignInRequest = {
      domain: 'dapp.example',
      uri: 'https://dapp.example/',
      nonce: '7pZ1mBwC4tXq9sKd',
      issuedAt: '2026-01-01T10:00:00.000Z',
      networkIds: ['eip155:31337', 'eip155:31338'],
    }
    const storage = await leavePage(wallet, { signIn: { request, onProofs() {} } })
    const { announced } = openPage(storage)
    await wallet.approveNext()
    await until(() => expect(announced).toHaveLength(1))
    expect(eip155Of(announced[0]?.sessions).accounts).toMatchObject([{ address: wallet.addresses[0] }])
    expect(wallet.getState().sessions).toHaveLength(1)
  })

  it('leaves the response to the page that still waits for it', async () => {
    const wallet = await world.openWallet({ behavior: { mode: 'manual' } })
    const storage = createFakeStorage()
    const first = world.openConnector({}, { ports: createPorts(storage), networks: world.networks() })
    const connecting = first.connect({
      requests: requestFor(world.networks()),
      signal: never,
      onUri: (uri) => void wallet.pair(uri),
    })
    await until(() => expect(wallet.getState().prompts).toHaveLength(1))
    const ports = createPorts(storage.openTab())
    const waits: number[] = []
    const { setTimeout } = ports.clock
    const clock = {
      ...ports.clock,
      setTimeout: (run: () => void, ms: number) => setTimeout(() => [run(), waits.push(ms)], ms),
    }
    const { announced } = openPage(storage, { ...ports, clock })
    await until(() => expect(waits).toContain(500))
    await wallet.approveNext()
    expect(eip155Of(await connecting).accounts).toHaveLength(1)
    expect(announced).toEqual([])
  })

  it('loads nothing when no proposal was open', async () => {
    const storage = createFakeStorage()
    openPage(storage)
    expect(storage.items.size).toBe(0)
  })
})

describe('page that is suspended past the expiry of its link', () => {
  it('connects when the wallet approved in time', async () => {
    const line = await openLine(world)
    const wallet = await world.openWallet({ behavior: { mode: 'manual' } })
    const { ports, sleep } = createSleepingPorts()
    const page = world.openConnector({ relayUrl: line.url }, { ports })
    const connecting = page.connect({
      requests: requestFor(world.networks()),
      signal: never,
      onUri: (uri) => void wallet.pair(uri),
    })
    connecting.catch(() => {})
    await until(() => expect(wallet.getState().prompts).toHaveLength(1))
    line.cut()
    void wallet.approveNext()
    await until(() => expect(wallet.getState().prompts).toHaveLength(0))
    await line.restoreLine()
    sleep(245_000)
    expect(eip155Of(await connecting).accounts).toMatchObject([{ address: wallet.addresses[0] }])
  })

  it('expires the link 15 s after it resumed when no wallet approved', async () => {
    const { ports, sleep } = createSleepingPorts()
    const uris: string[] = []
    const page = world.openConnector({}, { ports })
    const connecting = page.connect({
      requests: requestFor(world.networks()),
      signal: never,
      onUri: (uri) => uris.push(uri),
    })
    connecting.catch(() => {})
    await until(() => expect(uris).toHaveLength(1))
    sleep(245_000)
    sleep(10_000)
    sleep(5_000)
    await expect(connecting).rejects.toMatchObject({ code: 'pairing/expired' })
  })
})
