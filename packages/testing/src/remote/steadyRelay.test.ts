import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, type GuardedProcess, scratchFolder, startSourceServer } from '@kit/devnet'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from './createMemoryStorage.js'
import { createPairingClient } from './createPairingClient.js'
import { createRemoteWallet } from './createRemoteWallet.js'

const limitMs = 10_000
const dataDir = mkdtempSync(join(scratchFolder(), 'kit-steady-'))
const cleanups: (() => Promise<unknown>)[] = []
let port: number
let relay: GuardedProcess

const startRelay = async () => {
  relay = await startSourceServer(['--port', `${port}`, '--data', dataDir])
}
beforeAll(async () => {
  port = await freePort()
  await startRelay()
})
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((end) => end()))
})
afterAll(async () => {
  await relay.kill()
  rmSync(dataDir, { recursive: true })
})

const openPair = async () => {
  const relayUrl = `ws://127.0.0.1:${port}`
  const metadata = { name: 'Dapp', description: '', url: 'https://dapp.example', icons: [] }
  const wallet = await createRemoteWallet({ relayUrl, chains: [{ id: 31337, rpcUrl: 'http://127.0.0.1:1' }] })
  const dapp = await createPairingClient({ relayUrl, projectId: 'test', metadata, storage: createMemoryStorage() })
  cleanups.push(wallet.destroy, dapp.close)
  const propose = async () => {
    const requested = { chains: ['eip155:31337'], methods: ['personal_sign'], events: [] }
    const { uri = '', approval } = await dapp.client.connect({ optionalNamespaces: { eip155: requested } })
    await wallet.pair(uri)
    return approval()
  }
  const sign = (topic: string) => {
    const request = { method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] }
    return dapp.client.request<string>({ topic, chainId: 'eip155:31337', request })
  }
  const session = await propose()
  wallet.behave({ mode: 'manual' })
  const expectPrompts = (count: number) =>
    vi.waitFor(() => expect(wallet.getState().prompts).toHaveLength(count), 2 * limitMs)
  return { wallet, propose, sign, topic: session.topic, expectPrompts }
}
/** Milliseconds until the response. */
const timeOf = async (answer: Promise<unknown>) => {
  const startMs = performance.now()
  await answer
  return performance.now() - startMs
}

describe('steadyRelay after the relay restarts', () => {
  it('delivers immediately what the owner approved while it was down', async () => {
    const { wallet, propose, sign, topic, expectPrompts } = await openPair()
    const signature = sign(topic)
    await expectPrompts(1)
    const session = propose()
    await expectPrompts(2)
    await relay.kill()
    await vi.waitFor(() => expect(wallet.getState().connected).toBe(false))
    await wallet.approveNext()
    await wallet.approveNext()
    await startRelay()
    expect(await timeOf(Promise.all([signature, session]))).toBeLessThan(limitMs)
    expect(await signature).toMatch(/^0x[0-9a-f]{130}$/)
    // Nothing of the old or the new session was lost, and a second drop is repaired like the first.
    await relay.kill()
    await startRelay()
    const answers = [sign(topic), sign((await session).topic)]
    await expectPrompts(2)
    await wallet.approveNext()
    await wallet.approveNext()
    await Promise.all(answers)
  }, 60_000)
})
