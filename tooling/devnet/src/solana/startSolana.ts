import { isPortFree } from '../freePort.js'
import { createSolanaLedger } from './createSolanaLedger.js'
import { seedSolana } from './seedSolana.js'
import { serveSolana } from './serveSolana.js'
import { type SolanaDevAccount, solanaDevAccounts } from './solanaDevAccounts.js'
import { type SolanaDevToken, solanaDevTokens } from './solanaDevTokens.js'

/** A running local Solana chain. */
export type SolanaDevnet = {
  readonly url: string
  readonly wsUrl: string
  readonly genesisHash: string
  /** CAIP-2 ID: the first 32 characters of the genesis hash. */
  readonly networkId: `solana:${string}`
  readonly tokens: { readonly TUSD: SolanaDevToken; readonly TTK: SolanaDevToken }
  /** Five funded accounts, 1000 SOL and 100 000 of each token each. */
  readonly accounts: readonly SolanaDevAccount[]
  /** Advances by some slots immediately. 150 make every blockhash expire. */
  advance(slots?: number): void
  /** Accepts requests but sends no response, until it goes offline. */
  hang(): Promise<void>
  /** Makes the node unreachable, as after a crash. The chain keeps running. */
  goOffline(): Promise<void>
  /** Makes the node reachable again, on its port. */
  goOnline(): Promise<void>
  stop(): Promise<void>
}

/** Default genesis hash of a local chain. */
export const solanaDevGenesisHash = 'KitLoca1GenesisHash111111111111111111111111'

/**
 * Starts a separate Solana chain on loopback, inside this process, and seeds it.
 *
 * @param options.port 0 or absent: any free port.
 * @param options.genesisHash The genesis hash that it reports. Pass a public cluster's to stand in for it.
 * @param options.slotMs Time between slots, 400 by default as on public clusters.
 * @throws Error when the port is in use or this platform has no native module of the virtual machine.
 * @example
 * const chain = await startSolana()
 * await chain.stop()
 */
export async function startSolana(
  options: { readonly port?: number; readonly genesisHash?: string; readonly slotMs?: number } = {},
): Promise<SolanaDevnet> {
  const { port = 0, genesisHash = solanaDevGenesisHash, slotMs = 400 } = options
  if (port !== 0 && !(await isPortFree(port))) throw new Error(`Port ${port} is taken`)
  const ledger = createSolanaLedger({ genesisHash, slotMs })
  const accounts = solanaDevAccounts()
  seedSolana(ledger, accounts)
  let server = await serveSolana({ ledger, port })
  const taken = Number(new URL(server.url).port)
  return {
    url: server.url,
    wsUrl: server.wsUrl,
    genesisHash,
    networkId: `solana:${genesisHash.slice(0, 32)}`,
    tokens: solanaDevTokens(),
    accounts,
    advance: ledger.advance,
    hang: async () => server.hang(),
    goOffline: () => server.stop(),
    async goOnline() {
      server = await serveSolana({ ledger, port: taken })
    },
    async stop() {
      ledger.stop()
      await server.stop()
    },
  }
}
