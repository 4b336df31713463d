import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { browserPorts } from '@kit/core'
import { type EvmDevnet, scratchFolder, startEvm } from '@kit/devnet'
import { type RunningFamily, startFamily } from '@kit/devnet/families'
import { stackServerConfig } from '@kit/devnet/stack'
import { createServer } from '@kit/server'
import { type ApiClient, createApiClient } from '../index.js'

/** Local EVM and Solana chains, Bitcoin if its node is available, and a kit-server with all its features on them. */
export type RunningApi = {
  readonly url: string
  /** Key that decrypts its emails. */
  readonly mailboxKey: string
  readonly chain: EvmDevnet
  readonly solana: RunningFamily
  readonly bitcoin: RunningFamily | undefined
  client(baseUrl?: string): ApiClient
  stop(): Promise<void>
}

/** Starts them on free ports. */
export async function startApi(): Promise<RunningApi> {
  const [chain, solana, bitcoin] = await Promise.all([
    startEvm({ chainId: 31337 }),
    startFamily('solana'),
    startFamily('bitcoin').catch((error: Error) => {
      if (error.name !== 'BitcoindUnavailable') throw error
      return undefined
    }),
  ])
  const families = [solana, ...(bitcoin ? [bitcoin] : [])]
  const mailboxKey = randomUUID()
  const dataDir = await mkdtemp(join(scratchFolder(), 'kit-api-'))
  const { onramp, ...config } = stackServerConfig({
    chains: [chain],
    families: families.map(({ server }) => server),
    serverUrl: '',
    mailboxKey,
  }) as {
    readonly onramp: Readonly<Record<string, unknown>>
  }
  const { publicUrl: _, ...sandbox } = onramp
  const server = createServer({
    ...config,
    onramp: sandbox,
    host: '127.0.0.1',
    port: 0,
    dataDir,
    logLevel: 'silent',
  })
  const { url } = await server.start()
  const { fetch, clock } = browserPorts()
  return {
    url,
    mailboxKey,
    chain,
    solana,
    bitcoin,
    client: (baseUrl = url) => createApiClient({ baseUrl, projectId: 'demo', fetch, clock }),
    async stop() {
      await server.stop()
      await Promise.all([chain.stop(), ...families.map((family) => family.stop())])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
