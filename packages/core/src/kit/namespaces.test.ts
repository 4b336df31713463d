import { createFakeAdapter, createFakePorts, createFakeWallet, fakeAccount, flushPromises } from '@kit/fakes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownNamespaces } from '../caip/parseCaipAddress.js'
import type { SessionEvent } from '../connector/Connector.js'
import { createKit } from './createKit.js'
import type { Kit } from './Kit.js'

/** Creates a kit with an adapter and two wallets for each of the five namespaces, and one wallet that supports all of them. */
async function createFiveChains() {
  const multi = createFakeWallet('multi', knownNamespaces, { type: 'MULTI_CHAIN', auto: ['m1', 'm2'] })
  const wallets = new Map(
    knownNamespaces.map((namespace) => [
      namespace,
      [
        createFakeWallet('one', [namespace], { auto: ['a1', 'a2'] }),
        createFakeWallet('two', [namespace], { auto: ['b1'] }),
      ],
    ]),
  )
  const adapters = knownNamespaces.map(
    (namespace) => () =>
      createFakeAdapter(namespace, wallets.get(namespace) ?? [], {
        switchNetwork: async ({ network }) => network.id,
      }),
  )
  const ports = createFakePorts()
  const kit: Kit = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters,
    connectors: [() => multi.connector],
    ports,
  })
  kit.start()
  await kit.preload()
  return { kit, ports, emitters: (namespace: string) => [...(wallets.get(namespace) ?? []), multi] }
}

type Page = Awaited<ReturnType<typeof createFiveChains>>
/** Something that happens in one namespace. */
type Step = { readonly name: string; run(page: Page, namespace: string): unknown }

const address = fc.constantFrom('a1', 'a2', 'a3')
const reference = fc.constantFrom('1', '2', '77')
const walletIndex = fc.nat({ max: 2 })
const ids = ['one', 'two', 'multi'] as const
const quietly = (promise: Promise<unknown>) => promise.catch(() => {})

const event = fc.oneof(
  fc.array(address, { maxLength: 3 }).map(
    (addresses) =>
      (namespace: string): SessionEvent => ({
        type: 'accountsChanged',
        accounts: addresses.map((one) => fakeAccount(namespace, one)),
      }),
  ),
  reference.map(
    (id) =>
      (namespace: string): SessionEvent => ({ type: 'networkChanged', networkId: `${namespace}:${id}` }),
  ),
  fc.array(reference, { maxLength: 3 }).map(
    (all) =>
      (namespace: string): SessionEvent => ({
        type: 'approvedNetworksChanged',
        networkIds: all.map((id) => `${namespace}:${id}` as const),
      }),
  ),
  fc.constant((): SessionEvent => ({ type: 'disconnected', reason: 'wallet' })),
)

const step: fc.Arbitrary<Step> = fc.oneof(
  walletIndex.map<Step>((at) => ({
    name: `connect ${ids[at]}`,
    run: ({ kit }, namespace) => quietly(kit.connect({ connectorId: ids[at] ?? '', namespace })),
  })),
  fc.tuple(walletIndex, event).map<Step>(([at, happened]) => ({
    name: `${ids[at]} reports`,
    run: ({ emitters }, namespace) => emitters(namespace)[at]?.emit(namespace, happened(namespace)),
  })),
  reference.map<Step>((id) => ({
    name: `switch to ${id}`,
    run: ({ kit }, namespace) => quietly(kit.switchNetwork({ networkId: `${namespace}:${id}` })),
  })),
  walletIndex.map<Step>((at) => ({
    name: `disconnect ${ids[at]}`,
    run: ({ kit }, namespace) => quietly(kit.disconnect({ connectionId: `${namespace}:${ids[at]}` })),
  })),
  fc.constant<Step>({
    name: 'disconnect all of it',
    run: ({ kit }, namespace) => quietly(kit.disconnect({ namespace })),
  }),
  fc.tuple(walletIndex, address).map<Step>(([at, one]) => ({
    name: `choose ${one} of ${ids[at]}`,
    async run({ kit }, namespace) {
      try {
        kit.setActive({ connectionId: `${namespace}:${ids[at]}`, address: one })
      } catch {}
    },
  })),
  fc.constant<Step>({ name: 'forget a network', run: ({ kit }, namespace) => kit.removeNetwork(`${namespace}:2`) }),
)

const story = fc.array(fc.tuple(fc.constantFrom(...knownNamespaces), step), { maxLength: 40 })
const show = ([namespace, { name }]: readonly [string, Step]) => `${namespace}: ${name}`

describe('five namespaces side by side', () => {
  it('change only where something happens, in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const page = await createFiveChains()
        const touched = new Set<string>()
        for (const namespace of knownNamespaces) {
          const { connection, network, account } = page.kit.namespace(namespace)
          for (const store of [connection, network, account]) store.subscribe(() => touched.add(namespace))
        }
        for (const each of steps) {
          const [namespace, { run }] = each
          touched.clear()
          await run(page, namespace)
          await flushPromises()
          touched.delete(namespace)
          expect([...touched], show(each)).toEqual([])
        }
        page.kit.destroy()
        expect(page.ports.open()).toEqual({ timers: 0, listeners: 0 })
      }),
      { numRuns: 60 },
    )
  })

  it('each hold only their own connections', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const page = await createFiveChains()
        for (const [namespace, { run }] of steps) {
          await run(page, namespace)
          await flushPromises()
        }
        const { connections } = page.kit.connections.getState()
        for (const namespace of knownNamespaces) {
          const own = connections.filter((connection) => connection.namespace === namespace)
          const state = page.kit.namespace(namespace).connection.getState()
          expect(state.connections).toEqual(own)
          expect(state.status).toBe(own.length > 0 ? 'connected' : 'disconnected')
          expect(
            own.every(({ networkId, accounts }) => networkId.startsWith(`${namespace}:`) && accounts.length > 0),
          ).toBe(true)
        }
        page.kit.destroy()
      }),
      { numRuns: 30 },
    )
  })
})
