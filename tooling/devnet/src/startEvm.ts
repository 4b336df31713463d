import { anvilBinary } from './anvilBinary.js'
import { type DevAccount, devAccounts } from './devAccounts.js'
import { type DevToken, type DevTokenSymbol, devTokens } from './devTokens.js'
import { freePort, isPortFree } from './freePort.js'
import { mineMissed } from './mineMissed.js'
import { rpcCall } from './rpcCall.js'
import { seedChain } from './seedChain.js'
import { type GuardedProcess, spawnGuarded } from './spawnGuarded.js'
import { untilResponds } from './untilResponds.js'

/** A running local EVM chain. */
export type EvmDevnet = {
  readonly url: string
  readonly chainId: number
  readonly tokens: Readonly<Record<DevTokenSymbol, DevToken>>
  /** Ten funded accounts, 10 000 ETH and 100 000 of each token each. */
  readonly accounts: readonly DevAccount[]
  /** The running process, or the last one. */
  readonly process: GuardedProcess
  /** Calls any JSON-RPC method, for example `anvil_mine` or `evm_snapshot`. */
  rpc(method: string, ...params: unknown[]): Promise<unknown>
  /** Accepts requests but sends no response, until `kill`. */
  hang(): Promise<void>
  /** Kills it as a crash would (SIGKILL). */
  kill(): Promise<void>
  /** Restarts it after `kill`, on its port and with its existing blocks. */
  restart(): Promise<void>
  stop(): Promise<void>
}

type EvmOptions = { readonly chainId: number; readonly port?: number; readonly blockTimeSeconds?: number }

/**
 * Starts an EVM chain on loopback and seeds it. It ends with this process, unless `stop` is called earlier.
 *
 * @param options.port 0 or absent: any free port.
 * @param options.blockTimeSeconds Absent: each transaction is mined immediately.
 * @throws Error when the port is in use, the program is missing, or the chain does not respond within 20 s.
 * @example
 * const chain = await startEvm({ chainId: 31337 })
 * await chain.stop()
 */
export async function startEvm(options: EvmOptions): Promise<EvmDevnet> {
  if (options.port) return startAt(options.port, options)
  for (let triesLeft = 2; ; triesLeft -= 1) {
    const port = await freePort()
    try {
      return await startAt(port, options)
    } catch (error) {
      // This chain is stopped, so a listener on the port must have taken it during startup. Any other failure is the chain's own.
      if (triesLeft === 0 || (await isPortFree(port))) throw error
    }
  }
}

async function startAt(port: number, options: EvmOptions): Promise<EvmDevnet> {
  if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken`)
  const args = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(options.chainId), '--quiet']
  let node = spawnGuarded(anvilBinary(), args)
  let state: unknown
  const url = `http://127.0.0.1:${port}`
  const accounts = devAccounts()
  const untilUp = () =>
    untilResponds(`EVM chain ${options.chainId}`, node, async () => Boolean(await rpcCall(url, 'eth_chainId')))
  try {
    await untilUp()
    await seedChain(url, options.chainId, accounts)
    // Seeding waits for its receipts, so interval mining starts after it.
    if (options.blockTimeSeconds !== undefined) {
      await rpcCall(url, 'evm_setAutomine', [false])
      await rpcCall(url, 'evm_setIntervalMining', [options.blockTimeSeconds])
    }
  } catch (error) {
    await node.stop()
    throw error
  }
  const endMining = options.blockTimeSeconds === undefined ? mineMissed(url) : () => {}
  return {
    url,
    chainId: options.chainId,
    tokens: devTokens(),
    accounts,
    get process() {
      return node
    },
    rpc: (method, ...params) => rpcCall(url, method, params),
    async hang() {
      state = await rpcCall(url, 'anvil_dumpState')
      await node.hang()
    },
    async kill() {
      // Anvil keeps its blocks only in memory.
      state ??= await rpcCall(url, 'anvil_dumpState')
      await node.kill()
    },
    async restart() {
      node = spawnGuarded(anvilBinary(), args)
      await untilUp()
      await rpcCall(url, 'anvil_loadState', [state])
      state = undefined
    },
    stop() {
      endMining()
      return node.stop()
    },
  }
}
