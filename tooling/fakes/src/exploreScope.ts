import fc from 'fast-check'
import { expect, vi } from 'vitest'
import type { TestEngine } from './createTestEngine.js'

/** A feature whose service responds when the test tells it to. */
export type ScopeWorld = Pick<TestEngine, 'kit' | 'one' | 'ports'> & {
  /** Requests to the feature, and actions that clear what it shows. They may reject. */
  readonly asks: readonly (() => unknown)[]
  /** Pending responses, oldest first. */
  readonly waiting: (() => void)[]
  /** Returns the shown data that doesn't belong to the given account and network. */
  foreignData(inUse: { readonly address: string; readonly networkId: string }): readonly unknown[]
  /** Whether any response is shown. The fixed walk must show one for each account, otherwise it proves nothing. */
  isAnswered(): boolean
}

/** Two accounts that the test alternates between. */
export const scopeAddresses = [
  '0xaaaa000000000000000000000000000000001111',
  '0xbbbb000000000000000000000000000000002222',
] as const
const networkIds = ['eip155:1', 'eip155:2'] as const

type Event = { readonly type: 'account' | 'network' | 'ask' | 'answer'; readonly at: number }

const typed = (type: Event['type'], max: number) => fc.record({ type: fc.constant(type), at: fc.nat(max) })
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 1, arbitrary: typed('account', 1) },
  { weight: 1, arbitrary: typed('network', 1) },
  { weight: 4, arbitrary: typed('ask', 9) },
  { weight: 4, arbitrary: typed('answer', 9) },
)

/**
 * The walk before the random ones. Each stop is another account or network. It receives the responses to the previous stop's requests, then
 * sends some requests of its own. The last of them are still pending at the next stop. This way, each request is interrupted after zero,
 * one and two responses, both by an account change and by a network change.
 */
function createFixedWalk(asks: number): readonly Event[] {
  const answers = (count: number) => Array.from({ length: count }, (): Event => ({ type: 'answer', at: 0 }))
  const inUse = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  return Array.from({ length: asks * 6 }, (_, stop): readonly Event[] => {
    const [account, network] = inUse[stop % 4] ?? inUse[0]
    const last = Math.floor(stop / 6)
    const before = Array.from({ length: last }, (_, at): readonly Event[] => [{ type: 'ask', at }, ...answers(3)])
    const left = answers(Math.floor(stop / 2) % 3)
    return [
      { type: 'account', at: account },
      { type: 'network', at: network },
      ...answers(3),
      ...before.flat(),
      { type: 'ask', at: last },
      ...left,
    ]
  }).flat()
}

/** Available in browsers and Node. Headless packages, whose tests use this file, compile without its types. */
declare const MessageChannel: new () => {
  readonly port1: { onmessage: (() => void) | null; close(): void }
  readonly port2: { postMessage(message: undefined): void }
}

/** Waits for the next task, which starts only once all microtasks are done. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/**
 * Changes the account and network while a feature sends requests and receives responses in any order. Expects that it never shows data of
 * an inactive account or network.
 *
 * @example await exploreScope(async () => ({ ...engine, asks: [() => plugin.load()], waiting, foreignData, isAnswered }))
 */
export async function exploreScope(open: () => Promise<ScopeWorld>, numRuns = 12): Promise<void> {
  const first = await open()
  expect(await walk(first, createFixedWalk(first.asks.length))).toEqual(new Set(scopeAddresses))
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 30 }), async (events) => {
      await walk(await open(), events)
    }),
    { numRuns },
  )
}

/** Returns the accounts for which a response was shown. */
async function walk(
  { asks, isAnswered, kit, one, ports, foreignData, waiting }: ScopeWorld,
  events: readonly Event[],
): Promise<ReadonlySet<string>> {
  const answered = new Set<string>()
  const use = (account: string, network: (typeof networkIds)[number]) => {
    // The engine limits the number of events per frame.
    ports.advance(16)
    one.emit('eip155', { type: 'accountsChanged', accounts: one.session('eip155', [account], network).accounts })
    one.emit('eip155', { type: 'networkChanged', networkId: network })
  }
  let [address, networkId]: [string, (typeof networkIds)[number]] = [scopeAddresses[0], networkIds[0]]
  use(address, networkId)
  for (const { type, at } of events) {
    if (type === 'account') {
      address = scopeAddresses[at] ?? address
      use(address, networkId)
    } else if (type === 'network') {
      networkId = networkIds[at] ?? networkId
      use(address, networkId)
    } else if (type === 'ask')
      void Promise.resolve()
        .then(() => asks[at % asks.length]?.())
        .catch(() => undefined)
    else if (waiting.length > 0) for (const answer of waiting.splice(at % waiting.length, 1)) answer()
    if (type === 'ask') await vi.dynamicImportSettled()
    await nextTask()
    const { account, network } = kit.active.getState()
    expect([account?.address, network?.id]).toEqual([address, networkId])
    expect(foreignData({ address, networkId })).toEqual([])
    if (isAnswered()) answered.add(address)
  }
  await kit.destroy()
  return answered
}
