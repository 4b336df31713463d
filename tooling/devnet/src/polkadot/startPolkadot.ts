import { fileURLToPath } from 'node:url'
import { freePort, isPortFree } from '../freePort.js'
import { rpcCall } from '../rpcCall.js'
import { type GuardedProcess, spawnGuarded } from '../spawnGuarded.js'
import { untilResponds } from '../untilResponds.js'
import { type PolkadotDevAccount, polkadotDevAccounts } from './polkadotDevAccounts.data.js'
import { type PolkadotDevToken, polkadotDevTokens } from './polkadotDevTokens.js'
import { seedStorage } from './seedStorage.js'

/** A running local Polkadot chain: a real Asset Hub runtime. */
export type PolkadotDevnet = {
  /** Serves HTTP and, with `ws:` as the scheme, WebSocket. */
  readonly url: string
  readonly wsUrl: string
  readonly genesisHash: `0x${string}`
  /** CAIP-2 ID: the first 32 hex digits of the genesis hash. */
  readonly networkId: `polkadot:${string}`
  readonly ss58Format: number
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly tokens: { readonly TUSD: PolkadotDevToken; readonly TTK: PolkadotDevToken }
  /** Three funded accounts, 10 000 of the native currency and 100 000 of each token each. */
  readonly accounts: readonly PolkadotDevAccount[]
  /** The running process, or the last one. */
  readonly process: GuardedProcess
  /** Calls any JSON-RPC method, for example `dev_newBlock` or `dev_setStorage`. */
  rpc(method: string, ...params: unknown[]): Promise<unknown>
  /** Accepts requests but sends no response, until `kill`. */
  hang(): Promise<void>
  /** Kills it as a crash would (SIGKILL). */
  kill(): Promise<void>
  /** Restarts it after `kill`, on its port. Nothing is kept on disk, so the chain starts from its seed again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Default genesis hash of a local chain: `KitLocalAssetHub` in hex, followed by zeros. */
export const polkadotDevGenesisHash = '0x4b69744c6f63616c417373657448756200000000000000000000000000000000'

/** Startup compiles the runtime, possibly on a busy machine. */
const startLimitMs = 90_000

/**
 * Starts a Polkadot chain on loopback and seeds it. Transactions are included and finalized immediately. It ends with this process, unless
 * `stop` is called earlier.
 *
 * @param options.port 0 or absent: any free port.
 * @param options.genesisHash The genesis hash that it reports. Pass another for a second network.
 * @param options.ss58Format The prefix that the node reports. Default 2, as in the runtime, which takes precedence where they differ.
 * @param options.decimals Decimals of the native currency. Default 12.
 * @throws Error when the port is in use or the chain does not respond within 90 s.
 * @example
 * const chain = await startPolkadot()
 * await chain.stop()
 */
export async function startPolkadot(
  options: {
    readonly port?: number
    readonly genesisHash?: `0x${string}`
    readonly name?: string
    readonly symbol?: string
    readonly decimals?: number
    readonly ss58Format?: number
  } = {},
): Promise<PolkadotDevnet> {
  const { genesisHash = polkadotDevGenesisHash, name = 'Local Asset Hub', symbol = 'UNIT' } = options
  const { decimals = 12, ss58Format = 2 } = options
  const port = options.port || (await freePort())
  if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken`)
  const properties = { ss58Format, tokenDecimals: decimals, tokenSymbol: symbol }
  const setup = { port, genesisHash, id: name, name, properties, storage: seedStorage(decimals) }
  const program = fileURLToPath(new URL('run.mjs', import.meta.resolve('@kit/chopsticks/package.json')))
  const url = `http://127.0.0.1:${port}`
  let node: GuardedProcess
  const start = async () => {
    node = spawnGuarded(process.execPath, [program, JSON.stringify(setup)])
    try {
      const answers = async () => Boolean(await rpcCall(url, 'system_chain'))
      await untilResponds(`Polkadot chain ${name}`, node, answers, startLimitMs)
    } catch (error) {
      await node.stop()
      throw error
    }
  }
  await start()
  return {
    url,
    wsUrl: `ws://127.0.0.1:${port}`,
    genesisHash,
    networkId: `polkadot:${genesisHash.slice(2, 34)}`,
    ss58Format,
    nativeCurrency: { name: symbol, symbol, decimals },
    tokens: polkadotDevTokens(),
    accounts: polkadotDevAccounts,
    get process() {
      return node
    },
    rpc: (method, ...params) => rpcCall(url, method, params),
    hang: () => node.hang(),
    kill: () => node.kill(),
    restart: start,
    stop: () => node.stop(),
  }
}
