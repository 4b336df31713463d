import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApiClient } from '@kit/api'
import { browserPorts, createKit } from '@kit/core'
import { devChain, type EvmDevnet, freePort, scratchFolder, startEvm, startSourceServer } from '@kit/devnet'
import { stackServerConfig } from '@kit/devnet/stack'
import { eip155 } from '@kit/eip155-viem'
import { swap } from '@kit/swap'
import { createFakePorts, createTestWallet } from '@kit/testing'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

const { clock, fetch } = browserPorts()
const ends: (() => unknown)[] = []
let chain: EvmDevnet
let baseUrl: string

beforeAll(async () => {
  const data = mkdtempSync(join(scratchFolder(), 'maybe-swapped-'))
  ends.push(() => rmSync(data, { recursive: true, force: true }))
  const [port, devnet] = await Promise.all([freePort(), startEvm({ chainId: 31337 })])
  chain = devnet
  ends.push(() => chain.stop())
  baseUrl = `http://localhost:${port}`
  const config = join(data, 'config.json')
  writeFileSync(config, JSON.stringify(stackServerConfig({ chains: [chain], families: [], serverUrl: baseUrl })))
  const server = await startSourceServer(['--port', String(port), '--data', data, '--config', config])
  ends.push(() => server.kill())
}, 120_000)
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

/** Opens a page whose wallet sends on request, or later, and responds as scripted. */
async function open(answer: (hash: string) => unknown, sends = true) {
  const ports = { ...createFakePorts(), clock, fetch }
  const api = createApiClient({ baseUrl, projectId: 'demo', fetch, clock })
  const kit = createKit({
    metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
    adapters: [eip155({ networks: [devChain(chain)], pollingIntervalMs: 100 })],
    plugins: [swap({ api, networks: ['eip155:31337'] })],
    ports,
  })
  onTestFinished(() => kit.destroy())
  const requested: unknown[] = []
  /** Sends, and responds once the transaction is mined, so that a search can find it. */
  const execute = async (params: unknown) => {
    const hash = (await chain.rpc('eth_sendTransaction', ...(params as unknown[]))) as string
    await expect.poll(() => chain.rpc('eth_getTransactionReceipt', hash)).not.toBeNull()
    return hash
  }
  const wallet = createTestWallet({
    chains: [{ id: 31337, rpcUrl: chain.url }],
    behavior: {
      responses: {
        async eth_sendTransaction(params) {
          requested.push(params)
          return answer(sends ? await execute(params) : '')
        },
      },
    },
  })
  wallet.announce(ports.announcements.page)
  kit.start()
  await kit.connect({ connectorId: wallet.info.rdns })
  const count = async () => Number(await chain.rpc('eth_getTransactionCount', wallet.selected, 'latest'))
  const { plugins } = kit
  await plugins.swap.start({ fromToken: 'ETH', toToken: 'TUSD' })
  await plugins.swap.quote({ amountIn: 10n ** 16n })
  return { kit, requested, approve: () => execute(requested.at(-1)), before: await count(), count, ...plugins.swap }
}

const failure = (code: number, message: string) => () => {
  throw Object.assign(new Error(message), { code })
}

describe('a swap on a local chain', () => {
  it.each<[string, (hash: string) => unknown]>([
    ['the hash without 0x', (hash) => hash.slice(2)],
    ['the hash in an object', (hash) => ({ hash })],
    ['null', () => null],
    ['4900', failure(4900, 'Disconnected')],
    ['-32603', failure(-32603, 'Request timed out')],
    ['-32000', failure(-32000, 'already known')],
  ])('happens once with a wallet that sends and answers %s', async (_, answer) => {
    const { kit, requested, before, count, state, submit } = await open(answer)
    const { hash } = await submit()
    expect(await kit.waitForTransaction({ hash })).toMatchObject({ status: 'success', hash })
    expect(state.getState()).toMatchObject({ status: 'submitted', hash })
    expect(requested).toHaveLength(1)
    expect(await count()).toBe(before + 1)
  })

  it('prompts once if the wallet answers 4900 and sends later, and finds the transaction', async () => {
    const { approve, requested, before, check, count, state, submit } = await open(failure(4900, 'Disconnected'), false)
    await expect(submit()).rejects.toMatchObject({ code: 'transaction/maybeSent' })
    await expect(submit()).rejects.toMatchObject({ code: 'swap/unacknowledged' })
    await check()
    expect(state.getState().maybeSent).toMatchObject({ check: 'notFound' })
    const hash = await approve()
    await check()
    expect(state.getState()).toMatchObject({ status: 'submitted', hash, maybeSent: undefined })
    expect(requested).toHaveLength(1)
    expect(await count()).toBe(before + 1)
  })
})
