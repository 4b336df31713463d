import { passTime } from '@kit/fakes/page'
import { createFakePorts } from '@kit/testing'
import { expect, it, vi } from 'vitest'
import { formatSs58 } from './address/PolkadotAddress.js'
import { createPolkadotLibrary } from './createPolkadotLibrary.js'
import type { OpenChain } from './library/openChain.js'
import type { PolkadotNetwork } from './network/definePolkadotNetwork.js'
import { networkOf } from './testing/setUp.js'

const here = networkOf('0')
const network = { id: 'polkadot:one' } as unknown as PolkadotNetwork
const { setTimeout, clearTimeout } = globalThis
const clock = {
  now: () => Date.now(),
  setTimeout(task: () => void, ms: number) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
} as Parameters<typeof createPolkadotLibrary>[0]['ports']['clock']

/** A node whose runtime is upgraded once the first connection has read it, without producing blocks. */
function setUp() {
  const chains: { close: ReturnType<typeof vi.fn> }[] = []
  const requested: string[] = []
  const library = createPolkadotLibrary({ networks: [network], ports: { clock, fetch } }, async () => {
    const specVersion = chains.length
    const close = vi.fn()
    chains.push({ close })
    const send = async (method: string) => {
      requested.push(method)
      return method === 'state_getRuntimeVersion' ? { specVersion: 1 } : new Promise<never>(() => {})
    }
    return { network, info: { specVersion }, send, connected: async () => {}, close } as unknown as OpenChain
  })
  // The fake only reports its runtime, so the send itself fails after that.
  const send = () =>
    library.transfer({ network, to: 'x', amount: 1n } as never).then(
      () => undefined,
      () => undefined,
    )
  return { requested, chains, library, send }
}

it('createPolkadotLibrary opens an upgraded chain once for two concurrent sends', async () => {
  const { chains, library, send } = setUp()
  await library.getChain(network)
  await Promise.all([send(), send()])
  expect(chains).toHaveLength(2)
  expect(chains[0]?.close).toHaveBeenCalledOnce()
  library.close()
  await vi.waitFor(() => expect(chains[1]?.close).toHaveBeenCalledOnce())
})

it('createPolkadotLibrary keeps the connection of an upgraded chain until its pending transactions are found', async () => {
  const { requested, chains, library, send } = setUp()
  const leave = new AbortController()
  const wait = library.waitForTransaction({ network, hash: `0x${'7'.repeat(64)}`, signal: leave.signal })
  wait.catch(() => {})
  await vi.waitFor(() => expect(requested).toHaveLength(1), { timeout: 10_000 })
  await send()
  expect(chains).toHaveLength(2)
  expect(chains[0]?.close).not.toHaveBeenCalled()
  leave.abort()
  await expect(wait).rejects.toThrow()
  await vi.waitFor(() => expect(chains[0]?.close).toHaveBeenCalledOnce())
})

it('createPolkadotLibrary fails when a socket accepts the subscription of a read and never notifies', async () => {
  const { clock: fakeClock } = createFakePorts()
  const hangs = () => new Promise<never>(() => {})
  const api = {
    query: { system: { account: hangs } },
    registry: { createType: () => ({ toHex: () => '0x' }) },
    tx: { balances: { transferKeepAlive: () => ({}) } },
  }
  const send = async () => ({ specVersion: 1 })
  const chain = { network: here, info: { specVersion: 1 }, api, send, connected: async () => {}, close: () => {} }
  const library = createPolkadotLibrary(
    { networks: [here], ports: { clock: fakeClock, fetch } },
    async () => chain as unknown as OpenChain,
  )
  const address = formatSs58(new Uint8Array(32).fill(1), 42)
  const late = { code: 'rpc/timedOut' }
  await expect(passTime(fakeClock, library.getBalance({ network: here, address }))).rejects.toMatchObject(late)
  const call = { network: here, account: { address }, to: address, amount: 1n } as never
  await expect(passTime(fakeClock, library.transfer(call))).rejects.toMatchObject(late)
})
