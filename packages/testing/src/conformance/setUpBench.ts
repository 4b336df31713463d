import { type Adapter, type Capabilities, isKitError } from '@kit/core/adapter'
import { afterEach, beforeEach } from 'vitest'
import type { AdapterFixture, ConformanceChain, ConformanceWallet } from './AdapterFixture.js'
import { type Bench, createBench, type WalletCallArguments } from './createBench.js'

/** The two chains, known once they run. */
export type ConformanceChains = () => readonly [ConformanceChain, ConformanceChain]

/** The bench of the current test. Read its members inside a test. */
export type BenchSetup = {
  readonly fixture: AdapterFixture
  readonly chains: ConformanceChains
  readonly bench: Bench
  /** A well-behaved wallet, added to the page on first use. */
  readonly wallet: ConformanceWallet
  /** Connects the wallet, and binds the arguments of every call. The capabilities existed when the tests were defined. */
  ready(): Promise<{
    readonly call: WalletCallArguments
    readonly adapter: Required<Adapter>
    readonly capabilities: Required<Capabilities>
  }>
  /** Reads a balance in base units. */
  read(address: string, token?: string): Promise<bigint>
}

/**
 * Creates a bench before each test of a suite, and ends it afterwards.
 *
 * @example describe('signMessage', () => { const setup = setUpBench(fixture, chains) })
 */
export const setUpBench = (fixture: AdapterFixture, chains: ConformanceChains): BenchSetup => {
  let bench: Bench
  let wallet: ConformanceWallet | undefined
  beforeEach(() => {
    bench = createBench(fixture, chains())
    wallet = undefined
  })
  afterEach(() => bench.end())
  const setup: BenchSetup = {
    fixture,
    chains,
    get bench() {
      return bench
    },
    get wallet() {
      wallet ??= bench.addWallet()
      return wallet
    },
    ready: async () => ({
      call: bench.callOf(await bench.connect(setup.wallet)),
      adapter: bench.adapter as Required<Adapter>,
      capabilities: (await bench.adapter.loadCapabilities?.()) as Required<Capabilities>,
    }),
    read: async (address, token) => {
      const { getBalance } = bench.adapter as Required<Adapter>
      return (await getBalance({ network: bench.network, address, ...(token !== undefined && { token }) })).value
    },
  }
  return setup
}

/** Creates the adapter with a first chain whose node does not respond. */
export const createDeadAdapter = ({ fixture, chains, bench }: BenchSetup): Adapter => {
  const [chain, second] = chains()
  return fixture.createAdapter([{ ...chain, url: 'http://127.0.0.1:9' }, second])({ ports: bench.ports })
}

/** Returns the code of the error that a promise rejects with; undefined if it resolves. */
export const codeOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => undefined,
    (error: unknown) => (isKitError(error) ? error.code : `not a KitError: ${String(error)}`),
  )
