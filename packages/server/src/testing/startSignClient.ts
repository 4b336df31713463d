import { randomUUID } from 'node:crypto'
import { SignClient } from '@walletconnect/sign-client'
import { onTestFinished } from 'vitest'

/** A client of the pairing SDK, as dapps and wallets use it. */
export type TestSignClient = Awaited<ReturnType<typeof SignClient.init>>

/** Starts an SDK client with in-memory storage that connects only to the given relay. */
export async function startSignClient(relayUrl: string, name: string): Promise<TestSignClient> {
  const client = await SignClient.init({
    relayUrl: relayUrl.replace(/^http/, 'ws'),
    projectId: 'test',
    metadata: { name, description: '', url: 'http://localhost', icons: [] },
    storageOptions: { database: ':memory:' },
    customStoragePrefix: randomUUID(),
    telemetryEnabled: false,
    logger: 'silent',
  })
  // Without this the wallet's SDK queries the vendor's verify server for every proposal.
  client.core.verify.register = async () => ''
  takeTwice(client)
  onTestFinished(async () => {
    client.core.heartbeat.stop()
    await client.core.relayer.transportClose().catch(() => undefined)
  })
  return client
}

/** A relay delivers at least once. The SDK throws an uncatchable error on a duplicate session delete. */
function takeTwice(client: TestSignClient): void {
  const engine = client.engine as unknown as { onRelayMessage(message: unknown): Promise<void> }
  const onRelayMessage = engine.onRelayMessage.bind(engine)
  engine.onRelayMessage = (message) =>
    onRelayMessage(message).catch((error: unknown) => {
      if (!/recently deleted/.test(String(error))) throw error
    })
}

/** Settles with the promise, or rejects after a timeout with `what`. An SDK promise can miss its response forever. */
export async function within<T>(promise: Promise<T>, what: string, limitMs = 20_000): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not happen within ${limitMs} ms`)), limitMs)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
