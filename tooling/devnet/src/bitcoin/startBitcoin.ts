import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, isPortFree } from '../freePort.js'
import { scratchFolder } from '../scratchFolder.js'
import { type GuardedProcess, spawnGuarded } from '../spawnGuarded.js'
import { untilResponds } from '../untilResponds.js'
import { type BitcoinDevAccount, bitcoinDevAccounts } from './bitcoinDevAccounts.js'
import { type BitcoinRpc, createBitcoinRpc } from './createBitcoinRpc.js'
import { createChainIndex } from './createChainIndex.js'
import { createEsploraRoutes } from './createEsploraRoutes.js'
import { findBitcoind } from './findBitcoind.js'
import { seedBitcoin } from './seedBitcoin.js'
import { serveEsplora } from './serveEsplora.js'

/** A running local Bitcoin chain (regtest). */
export type BitcoinDevnet = {
  /** URL of its Esplora REST interface. */
  readonly url: string
  /** CAIP-2: the first 32 hex characters of the genesis hash. */
  readonly networkId: `bip122:${string}`
  /** Five accounts. Each of their addresses has coins. */
  readonly accounts: readonly BitcoinDevAccount[]
  /** The version that the node reports. */
  readonly version: string
  /** The running node, or the last one. */
  readonly process: GuardedProcess
  /** Calls any method of the node, with its wallet `faucet` loaded: `verifymessage`, `sendtoaddress` … */
  readonly rpc: BitcoinRpc
  /** Mines blocks. */
  mine(count?: number): Promise<void>
  /** Sends coins to an address, mines a block, and returns the transaction ID. */
  fund(address: string, satoshis: bigint): Promise<string>
  /** Accepts requests but sends no response, until `kill`. */
  hang(): Promise<void>
  /** Kills the node as a crash would (SIGKILL), and Esplora with it. */
  kill(): Promise<void>
  /** Restarts both after `kill`, on their ports and with the existing blocks. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** CAIP-2 ID of every regtest chain. */
export const bitcoinDevNetworkId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'

const startLimitMs = 60_000

/**
 * Starts a Bitcoin chain on loopback with an Esplora interface, and seeds it. It ends with this process, unless `stop` is called earlier. A
 * transaction sent over Esplora is mined immediately unless `autoMine` is false.
 *
 * @param options.port Port of Esplora. 0 or absent: any free port.
 * @throws BitcoindUnavailable when there is no node to run. Error when the port is in use or the node does not respond.
 * @example
 * const chain = await startBitcoin()
 * await chain.stop()
 */
export async function startBitcoin(
  options: { readonly port?: number; readonly autoMine?: boolean } = {},
): Promise<BitcoinDevnet> {
  const { port = 0, autoMine = true } = options
  if (port !== 0 && !(await isPortFree(port))) throw new Error(`Port ${port} is taken`)
  const program = await findBitcoind()
  const rpcPort = await freePort()
  const folder = await mkdtemp(join(scratchFolder(), 'kit-bitcoin-'))
  const password = randomBytes(16).toString('hex')
  const args = [
    ...program.args,
    '-regtest',
    `-datadir=${folder}`,
    `-rpcport=${rpcPort}`,
    '-rpcuser=kit',
    `-rpcpassword=${password}`,
    '-server',
    '-txindex',
    '-listen=0',
    '-dnsseed=0',
    '-fixedseeds=0',
    '-fallbackfee=0.0001',
    '-printtoconsole=0',
  ]
  let node = spawnGuarded(program.command, args)
  const stopNode = async () => {
    await node.stop(20_000)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const rpc = createBitcoinRpc({ url: `http://127.0.0.1:${rpcPort}`, user: 'kit', password })
    const untilUp = () =>
      untilResponds('Bitcoin node', node, async () => (await rpc<number>('getblockcount')) >= 0, startLimitMs)
    await untilUp()
    const accounts = bitcoinDevAccounts()
    const mine = await seedBitcoin(rpc, accounts)
    const index = createChainIndex(rpc)
    const routes = createEsploraRoutes({ rpc, index, onBroadcast: async () => (autoMine ? mine(1) : undefined) })
    // Blocks are written to disk once an hour. This call flushes them now.
    const writeBlocks = () => rpc('gettxoutsetinfo', 'none')
    let isHanging = false
    let server = await serveEsplora({ routes, port })
    const { url } = server
    return {
      url,
      networkId: bitcoinDevNetworkId,
      accounts,
      version: program.version,
      get process() {
        return node
      },
      rpc,
      mine: (count = 1) => mine(count),
      async fund(address, satoshis) {
        const id = await rpc<string>('sendtoaddress', address, Number(satoshis) / 1e8)
        await mine(1)
        return id
      },
      async hang() {
        await writeBlocks()
        await node.hang()
        isHanging = true
      },
      async kill() {
        if (!isHanging) await writeBlocks()
        isHanging = false
        await server.stop()
        await node.kill()
      },
      async restart() {
        node = spawnGuarded(program.command, args)
        await untilUp()
        await rpc('loadwallet', 'faucet')
        server = await serveEsplora({ routes, port: Number(new URL(url).port) })
      },
      async stop() {
        await server.stop()
        await stopNode()
      },
    }
  } catch (error) {
    await stopNode()
    throw error
  }
}
