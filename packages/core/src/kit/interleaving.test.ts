import { codeOf, fakeAccount, flushPromises } from '@kit/fakes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Session, SessionEvent } from '../connector/Connector.js'
import { KitError } from '../error/KitError.js'
import { answer, type Browser, createTabs, isLive, rememberedIds, type Tab, tabWallets } from '../testing/createTabs.js'

/** Two tabs that share one storage, and the connections that the user expects to find again. */
type World = {
  readonly browser: Browser
  readonly tabs: Tab[]
  /** Sessions that the user started and that have not ended. */
  readonly expected: Set<string>
  /** Pairings that were renewed while connected: the end of the older session isn't the end of the newer one. */
  readonly renewed: Set<string>
  /** Renewed pairings of which one session was ended by its wallet. Storage tells whether it was the newest. */
  readonly uncertain: Set<string>
}
type Step = { readonly name: string; run(world: World, tab: Tab, at: number): unknown }

const namespaces = ['eip155', 'solana'] as const
const quietly = (promise: Promise<unknown>) => void promise.catch(() => {})
const isShared = (id: string) => id.endsWith(':walletConnect')

function watchTab({ expected, renewed, uncertain }: World, tab: Tab): void {
  tab.kit.events$.subscribe((event) => {
    if (event.type === 'connection/connected')
      for (const { id, connector } of tab.kit.connections.getState().connections)
        if (connector.id === event.connectorId && isLive(tab, id)) {
          if (expected.has(id)) renewed.add(id)
          else renewed.delete(id)
          expected.add(id)
        }
    // A pairing comes back with every namespace that its wallet grants.
    if (
      event.type === 'connection/reconnected' &&
      event.connectorId === 'walletConnect' &&
      [...expected].some(isShared)
    )
      expected.add(`${event.namespace}:walletConnect`)
    // A pairing ended by its wallet ends in all tabs.
    if (
      event.type === 'connection/disconnected' &&
      event.connectorId === 'walletConnect' &&
      event.reason === 'wallet'
    ) {
      const id = `${event.namespace}:walletConnect`
      if (renewed.has(id)) uncertain.add(id)
      else expected.delete(id)
    }
  })
}

/** Disconnects one connection, a namespace or everything. A pairing ends in all its namespaces. Forgotten immediately. */
function forget(
  { expected }: World,
  isTarget: (id: string) => boolean,
  remembered: readonly string[],
  shown: readonly string[] = [],
): void {
  const isPairingTarget = [...expected, ...shown].some((id) => isShared(id) && isTarget(id))
  const isForgotten = (id: string) => isTarget(id) || (isPairingTarget && isShared(id))
  for (const id of [...expected]) if (isForgotten(id)) expected.delete(id)
  must(!remembered.some(isForgotten), 'what is ended is forgotten', remembered)
}

const accountsOf = ({ kit }: Tab, name: string) =>
  new Map(
    kit
      .namespace(name)
      .connection.getState()
      .connections.map(({ id, accounts }) => [id, accounts]),
  )

/** A closed page no longer listens to the browser or its wallets. */
async function leave({ browser }: World, tab: Tab): Promise<void> {
  browser.close(tab)
  await flushPromises()
  must(tab.ports.open().timers + tab.ports.open().listeners === 0, 'all is let go of', tab.ports.open())
  for (const id of tabWallets) must(tab.wallets[id].watching() === 0, 'no wallet is listened to', id)
}

const wallet = fc.constantFrom(...tabWallets)
const namespace = fc.constantFrom(...namespaces)
const address = fc.constantFrom('0x1', '0x2', '0x3')
const reference = fc.constantFrom('1', '2', '77')

const event = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(address, { maxLength: 2 }).map(
      (all) =>
        (name: string): SessionEvent => ({
          type: 'accountsChanged',
          accounts: all.map((one) => fakeAccount(name, one)),
        }),
    ),
  },
  {
    weight: 1,
    arbitrary: reference.map(
      (id) =>
        (name: string): SessionEvent => ({ type: 'networkChanged', networkId: `${name}:${id}` }),
    ),
  },
  { weight: 1, arbitrary: fc.constant((): SessionEvent => ({ type: 'disconnected', reason: 'wallet' })) },
)

/** Malformed responses of wallets. */
const nonsense = fc.constantFrom<(session: Session) => unknown>(
  () => null,
  () => 7,
  (session) => ({ ...session, accounts: null }),
  (session) => ({ ...session, accounts: [null, 7, {}] }),
  (session) => ({ ...session, networkId: 'nowhere' }),
  (session) => ({ ...session, watch: undefined }),
  (session) => ({
    ...session,
    watch() {
      throw new Error('It can not be watched.')
    },
  }),
  (session) =>
    new Proxy(session, {
      get() {
        throw new Error('A trap.')
      },
    }),
)

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.tuple(wallet, namespace).map<Step>(([id, name]) => ({
      name: `connect ${id} in ${name}`,
      run: (_, { kit }) => quietly(kit.connect({ connectorId: id, namespace: name })),
    })),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(wallet, fc.array(address, { minLength: 1, maxLength: 2 })).map<Step>(([id, all]) => ({
      name: `${id} says yes with ${all}`,
      run: (_, tab) => answer(tab, id, all),
    })),
  },
  {
    weight: 24,
    arbitrary: fc.constant<Step>({
      name: 'the wallet approves',
      async run(_, tab) {
        await flushPromises()
        for (const id of tabWallets) await answer(tab, id)
      },
    }),
  },
  {
    weight: 8,
    arbitrary: fc.constant<Step>({
      name: 'all is heard',
      run({ browser }) {
        while (browser.waiting() > 0) browser.deliver(0)
      },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(wallet, nonsense).map<Step>(([id, corrupt]) => ({
      name: `${id} answers nonsense`,
      run(_, { wallets }) {
        const { connector, session, answer: give } = wallets[id]
        give(
          Object.fromEntries(
            connector.info.namespaces.map((name) => [name, corrupt(session(name, ['0x1'], `${name}:1`)) as Session]),
          ),
        )
      },
    })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(wallet, namespace).map<Step>(([id, name]) => ({
      name: `${id} says yes in ${name} alone`,
      run: (_, { wallets }) => wallets[id].answer({ [name]: wallets[id].session(name, ['0x1'], `${name}:1`) }),
    })),
  },
  {
    weight: 2,
    arbitrary: wallet.map<Step>((id) => ({
      name: `${id} has nothing`,
      run: (_, { wallets }) => wallets[id].answer(undefined),
    })),
  },
  {
    weight: 3,
    arbitrary: wallet.map<Step>((id) => ({
      name: `${id} declines`,
      run: (_, { wallets }) => wallets[id].refuse(new KitError('connection/rejected', { shortMessage: 'No.' })),
    })),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(wallet, namespace, event).map<Step>(([id, name, happened]) => ({
      name: `${id} reports ${JSON.stringify(happened(name))}`,
      run({ browser }, tab) {
        const other = namespaces.find((each) => each !== name) as string
        const before = accountsOf(tab, other)
        // A tab that writes its wallet's changes first reads what other tabs wrote, and follows it in every namespace.
        const hasNews = browser.hasNews(tab)
        tab.wallets[id].emit(name, happened(name))
        for (const [of, accounts] of accountsOf(tab, other)) {
          const isSame = !before.has(of) || before.get(of) === accounts
          must(isSame || hasNews, 'one namespace leaves the other alone', of, accounts)
        }
      },
    })),
  },
  {
    weight: 1,
    arbitrary: wallet.map<Step>((id) => ({
      name: `${id} can not be told of its end`,
      run: (_, { wallets }) => {
        wallets[id].failDisconnect = () => new Error('It is not heard.')
      },
    })),
  },
  {
    weight: 2,
    arbitrary: fc.constant<Step>({ name: 'give up the connect', run: (_, { kit }) => kit.cancelConnect() }),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(wallet, namespace).map<Step>(([id, name]) => ({
      name: `disconnect ${name}:${id}`,
      async run(world, { kit }) {
        const connectionId = `${name}:${id}`
        // Unknown connections are rejected. A locked wallet is known, although it isn't shown.
        const done = codeOf(kit.disconnect({ connectionId }))
        const remembered = rememberedIds(world.browser)
        if ((await done) !== 'connection/notConnected')
          forget(world, (each) => each === connectionId || (isShared(connectionId) && isShared(each)), remembered)
      },
    })),
  },
  {
    weight: 1,
    arbitrary: namespace.map<Step>((name) => ({
      name: `disconnect all of ${name}`,
      run(world, { kit }) {
        const shown = kit.connections.getState().connections.map(({ id }) => id)
        quietly(kit.disconnect({ namespace: name }))
        forget(world, (id) => id.startsWith(name), rememberedIds(world.browser), shown)
      },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Step>({
      name: 'disconnect all',
      run(world, { kit }) {
        quietly(kit.disconnect())
        forget(world, () => true, rememberedIds(world.browser))
      },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(namespace, reference).map<Step>(([name, id]) => ({
      name: `switch to ${name}:${id}`,
      run: (_, { kit }) => quietly(kit.switchNetwork({ networkId: `${name}:${id}` })),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(wallet, namespace, address).map<Step>(([id, name, one]) => ({
      name: `choose ${one} of ${name}:${id}`,
      run(_, { kit }) {
        try {
          kit.setActive({ connectionId: `${name}:${id}`, address: one })
        } catch {}
      },
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .subarray([...tabWallets])
      .map<Step>((ids) => ({ name: `found are ${ids}`, run: (_, tab) => tab.announce(ids) })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(100, 3000, 5000, 60_000)
      .map<Step>((ms) => ({ name: `${ms} ms pass`, run: (_, { ports }) => ports.advance(ms) })),
  },
  {
    weight: 4,
    arbitrary: fc.subarray([...tabWallets], { minLength: 2 }).map<Step>((found) => ({
      name: 'reload',
      async run(world, tab, at) {
        await leave(world, tab)
        const next = world.browser.open({ start: false, found })
        world.tabs[at] = next
        watchTab(world, next)
        const painted = next.kit.active.getState()
        next.kit.start()
        // Stored connections are known before the start.
        expect(next.kit.active.getState()).toBe(painted)
        await next.kit.preload()
      },
    })),
  },
  {
    weight: 8,
    arbitrary: fc
      .nat(9)
      .map<Step>((at) => ({ name: 'a tab hears of a write', run: ({ browser }) => browser.deliver(at) })),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ name: 'sleep', run: ({ browser }, tab) => browser.miss(tab) }) },
)

/** Shown by name in a counterexample. */
const step = anyStep.map((one) => ({ ...one, [fc.toStringMethod]: () => one.name }))

/** A plain comparison, since it runs hundreds of times per sequence. */
function must(holds: boolean, what: string, ...details: readonly unknown[]): void {
  if (!holds) expect.fail(`${what}: ${JSON.stringify(details)}`)
}

/** Checks the invariants of a tab. */
function check(tab: Tab): void {
  const attempt = tab.kit.attempt.getState()
  for (const name of namespaces) {
    const state = tab.kit.namespace(name).connection.getState()
    const { status, connections, activeId, restoringIds } = state
    const ids = connections.map(({ id }) => id)
    must(new Set(ids).size === ids.length, 'no twins', ids)
    for (const id of ids) must(isLive(tab, id) !== restoringIds.includes(id), 'each lives or is looked for', id, state)
    must(
      restoringIds.every((id) => ids.includes(id)),
      'what is looked for is shown',
      state,
    )
    must(activeId === undefined ? ids.length === 0 : ids.includes(activeId), 'one of them is active', state)
    const rest =
      activeId === undefined ? 'disconnected' : restoringIds.includes(activeId) ? 'reconnecting' : 'connected'
    const isRequested = attempt.status === 'waiting' && attempt.namespace === name
    must(status === (isRequested ? 'connecting' : rest), 'the status agrees', attempt, state)
    for (const { accounts, account, networkId } of connections) {
      must(accounts.includes(account) && accounts.every(({ namespace: of }) => of === name), 'its own accounts', state)
      must(networkId.startsWith(`${name}:`), 'a network of its own', state)
    }
  }
}

const env = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env ?? {}
const { KIT_SEQUENCES, KIT_SEED } = env
// Uses the same sequences in every run, so that failures come from changes and not from chance. Set KIT_SEQUENCES=100000 for more and
// different ones, and KIT_SEED to repeat them.
const sequences = {
  numRuns: Number(KIT_SEQUENCES ?? 800),
  ...(KIT_SEED !== undefined || KIT_SEQUENCES === undefined ? { seed: Number(KIT_SEED ?? 1) } : {}),
}

describe('two tabs with one storage, in any order of commands and events', () => {
  it('show live connections, lose none that was not ended, and agree in the end', { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(1), step, fc.boolean()), { maxLength: 40, size: 'max' }),
        async (steps) => {
          const browser = createTabs()
          const tabs = [browser.open(), browser.open()]
          const world: World = { browser, tabs, expected: new Set(), renewed: new Set(), uncertain: new Set() }
          const settleUncertain = () => {
            const remembered = rememberedIds(browser)
            for (const id of world.uncertain) if (!remembered.includes(id)) world.expected.delete(id)
            world.uncertain.clear()
          }
          for (const tab of world.tabs) {
            watchTab(world, tab)
            await tab.kit.preload()
          }
          let reloads = 0
          for (const [at, { name, run }, isCalm] of steps) {
            // A wallet that misses six reloads is forgotten.
            if (name === 'reload' && ++reloads > 5) continue
            await run(world, world.tabs[at] as Tab, at)
            if (isCalm) await flushPromises()
            for (const tab of world.tabs) check(tab)
            settleUncertain()
            const remembered = rememberedIds(browser)
            for (const id of world.expected) must(remembered.includes(id), 'nothing is lost', id, remembered)
          }
          // At the end nothing is pending: timeouts have passed, and all tabs have received all writes.
          for (const { kit } of world.tabs) kit.cancelConnect()
          for (let round = 0; round < 6; round++) {
            for (const { ports } of world.tabs) ports.advance(60_000)
            await flushPromises()
            // A sleeping tab receives the first write after it.
            if (round === 0) for (const { kit } of world.tabs) kit.setActive({ namespace: 'solana' })
            if (round === 1) for (const { kit } of world.tabs) kit.setActive({ namespace: 'eip155' })
            // Endless updates between tabs are a bug, too.
            for (let letters = 0; browser.waiting() > 0; letters++) {
              expect(letters).toBeLessThan(100)
              browser.deliver(0)
            }
            await flushPromises()
          }
          settleUncertain()
          for (const tab of world.tabs) {
            check(tab)
            for (const name of namespaces) {
              const { status, connections } = tab.kit.namespace(name).connection.getState()
              expect(status).toBe(connections.length > 0 ? 'connected' : 'disconnected')
              for (const { id } of connections) expect([...world.expected]).toContain(id)
            }
          }
          for (const tab of world.tabs) await leave(world, tab)
        },
      ),
      sequences,
    )
  })
})
