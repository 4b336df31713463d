import { flushPromises } from '@kit/fakes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, bob, createTestSiwx, signatureOf } from '../testing/createTestSiwx.js'

type World = Awaited<ReturnType<typeof createTestSiwx>> & {
  presses: number
  /** Contents of storage while the user was signed in. */
  remembered: string | undefined
  readonly settling: Promise<unknown>[]
}

const key = 'kit.siwx'
const account = (address: string) => ({ namespace: 'eip155', address, type: 'eoa' }) as const
const session = ({ alpha }: World, address: string, network: string) => ({
  eip155: alpha.session('eip155', [address], `eip155:${network}`),
})
const isAsking = ({ state }: World) => !['idle', 'signedIn', 'cancelling', 'checking'].includes(state.getState().status)

const deeds: { readonly [name: string]: (world: World) => unknown } = {
  connect: ({ kit }) => kit.connect({ connectorId: 'alpha' }).catch(() => {}),
  annYes: (world) => world.alpha.answer(session(world, ann, '1')),
  bobYes: (world) => world.alpha.answer(session(world, bob, '2')),
  elsewhere: (world) => world.alpha.answer(session(world, ann, '9')),
  walletNo: ({ alpha }) => alpha.refuse(new Error('no')),
  ann: ({ alpha }) => alpha.emit('eip155', { type: 'accountsChanged', accounts: [account(ann)] }),
  bob: ({ alpha }) => alpha.emit('eip155', { type: 'accountsChanged', accounts: [account(bob)] }),
  lock: ({ alpha }) => alpha.emit('eip155', { type: 'accountsChanged', accounts: [] }),
  network1: ({ alpha }) => alpha.emit('eip155', { type: 'networkChanged', networkId: 'eip155:1' }),
  network2: ({ alpha }) => alpha.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' }),
  network9: ({ alpha }) => alpha.emit('eip155', { type: 'networkChanged', networkId: 'eip155:9' }),
  disconnected: ({ alpha }) => alpha.emit('eip155', { type: 'disconnected', reason: 'gone' }),
  prepare: ({ plugin }) => plugin.prepare(),
  press(world) {
    world.presses += 1
    world.settling.push(world.plugin.signIn().catch(() => {}))
  },
  signs: ({ requested, waiting }) => {
    const { address, message } = requested[requested.length - waiting.length] ?? { address: '', message: '' }
    waiting.shift()?.resolve(signatureOf(address, message))
  },
  signsAsBob: ({ requested, waiting }) =>
    waiting.shift()?.resolve(signatureOf(bob, requested[requested.length - 1 - waiting.length]?.message ?? '')),
  refuses: ({ waiting }) => waiting.shift()?.reject(new Error('no')),
  cancel: (world) => void world.settling.push(world.plugin.cancel()),
  signOut: (world) => void world.settling.push(world.plugin.signOut().catch(() => {})),
  open: ({ kit }) => kit.open(),
  openNetworks: ({ kit }) => kit.open({ view: 'Networks' }),
  close(world) {
    const { kit, made } = world
    const mustStay = isAsking(world) && made.getRequired?.() === true && kit.modal.getState().open
    kit.modal.requestClose()
    if (mustStay) expect(kit.modal.getState().open).toBe(true)
  },
  disconnect: ({ kit }) => kit.disconnect().catch(() => {}),
  otherTabSignsOut: ({ ports }) => ports.writeFromOtherTab(key, null),
  otherTabSignsIn: ({ ports, remembered }) => remembered && ports.writeFromOtherTab(key, remembered),
  nodeDown: ({ chain }) => {
    chain.isDown = true
  },
  nodeUp: ({ chain }) => {
    chain.isDown = false
  },
  contract: ({ chain }) => chain.contracts.add(bob),
  minutes: ({ ports }) => ports.advance(400_000),
  days: ({ ports }) => ports.advance(8 * 24 * 3_600_000),
  rest: ({ rest }) => rest(),
}

const deed = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...Object.keys(deeds)) },
  { weight: 2, arbitrary: fc.constantFrom('press', 'signs', 'rest', 'annYes') },
)

function look(world: World): void {
  const { requested, kit, ports, presses, state } = world
  const { account: shown, session: held, status, error } = state.getState()
  expect(requested.length).toBeLessThanOrEqual(presses)
  expect(status === 'signedIn').toBe(held !== undefined)
  expect(status === 'failed').toBe(error !== undefined)
  const active = kit.active.getState()
  if (status === 'idle') return
  expect(shown?.address).toBe(active.account?.address)
  if (held === undefined) return
  const { data, message, signature } = held
  world.remembered = ports.stored.get(key) ?? world.remembered
  expect(data.accountAddress.toLowerCase()).toBe(active.account?.address.toLowerCase())
  const ofKey = signature === signatureOf(data.accountAddress, message)
  expect(ofKey).toBe(true)
}

describe('sign-in under any order of actions by the user, the wallet and another tab', () => {
  it('shows as signed in only the active account, with its own signature', async () => {
    let signedIn = 0
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.constantFrom('namespace' as const, 'network' as const),
        fc.boolean(),
        fc.constantFrom<readonly string[]>([], ['press', 'rest', 'signs', 'rest']),
        fc.array(fc.tuple(deed, fc.constantFrom(0, 1, 2, 3, 5, 8, 13, 40)), { minLength: 5, maxLength: 40 }),
        async (required, scope, ends, before, steps) => {
          const made = await createTestSiwx({ options: { required, scope, signOutOnAccountChange: ends } })
          const world: World = Object.assign(made, { presses: 0, remembered: undefined, settling: [] })
          await world.kit.preload()
          // Most failures need a connection first.
          deeds['connect']?.(world)
          await flushPromises()
          const first = ['annYes', 'rest', ...before].map((name) => [name, 12] as const)
          for (const [name, turns] of [...first, ...steps]) {
            const done = deeds[name]?.(world)
            if (name === 'rest') await done
            for (let turn = 0; turn < turns; turn++) await Promise.resolve()
            look(world)
          }
          await world.rest()
          look(world)
          if (world.statuses.includes('signedIn')) signedIn += 1
          world.kit.destroy()
          await flushPromises()
          await Promise.all(world.settling)
          expect(world.ports.open()).toEqual({ timers: 0, listeners: 0 })
          expect(world.ports.logged.filter(([text]) => String(text).includes('failed'))).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
    expect(signedIn).toBeGreaterThan(50)
  })
})
