import { devServerConfig, type EvmDevnet, startEvm } from '@kit/devnet'
import { expect, onTestFinished } from 'vitest'
import type { z } from 'zod'
import type { ServerConfigInput } from '../config/parseConfig.js'
import { getHistory } from '../contract/historyEndpoints.js'
import { askJson } from './askJson.js'
import { startTestServer } from './startTestServer.js'

/** A page of the history, as the contract has it. */
export type Page = z.output<typeof getHistory.answer>

/** A transaction to send from an account that the local chain holds the key of. */
export type Sending = {
  readonly from: string
  readonly to?: string
  readonly value?: bigint
  readonly data?: string
  /** Gas limit; given, the chain does not try first, so that it may fail. */
  readonly gas?: number
}

/** A local chain and a server that records it. */
export type HistoryScene = {
  readonly chain: EvmDevnet
  readonly server: { readonly url: string }
  /** CAIP-2. */
  readonly id: string
  /** Sends and waits until it is mined. Returns the hash. */
  send(sending: Sending): Promise<string>
  /** A page, checked against the contract. */
  page(address: string, query?: string): Promise<Page>
  /** Every page, one after another. */
  pages(address: string, query?: string): Promise<Page['data']>
}

/** Starts an own chain; it ends with the test. */
export async function startChain(chainId = 31337): Promise<EvmDevnet> {
  const chain = await startEvm({ chainId })
  onTestFinished(() => chain.stop())
  return chain
}

/** Starts a server over a local chain, which records everyone or whom it is asked for. */
export async function startHistoryScene(
  chain: EvmDevnet,
  history: object = { accounts: 'all' },
  options: ServerConfigInput = {},
): Promise<HistoryScene> {
  const server = await startTestServer({ ...chainOptions([chain], history), ...options })
  return sceneOf(chain, server)
}

/** What a server's configuration says of local chains. */
export function chainOptions(chains: readonly EvmDevnet[], history: object): ServerConfigInput {
  const { chains: known } = devServerConfig(chains)
  const entries = Object.entries(known).map(([id, chain]) => [id, { ...chain, blockTimeMs: 500, history }])
  return { chains: Object.fromEntries(entries) }
}

/** The scene of a chain and a server that are there already. */
export function sceneOf(chain: EvmDevnet, server: { readonly url: string }): HistoryScene {
  async function page(address: string, query = ''): Promise<Page> {
    const { status, body } = await askJson(`${server.url}/v1/account/${address}/history?projectId=p&${query}`)
    expect({ status, body }).toMatchObject({ status: 200 })
    return getHistory.answer.parse(body)
  }
  return {
    chain,
    server,
    id: `eip155:${chain.chainId}`,
    send: (sending) => send(chain, sending),
    page,
    async pages(address, query = '') {
      const all: Page['data'] = []
      let next: string | null | undefined
      while (next !== null) {
        const answer: Page = await page(address, next === undefined ? query : `${query}&cursor=${next}`)
        all.push(...answer.data)
        next = answer.next
      }
      return all
    },
  }
}

/** Sends a transaction and waits until it is mined. */
export async function send(chain: EvmDevnet, { value, gas, ...sending }: Sending): Promise<string> {
  const hash = await chain.rpc('eth_sendTransaction', {
    ...sending,
    ...(value !== undefined && { value: `0x${value.toString(16)}` }),
    ...(gas !== undefined && { gas: `0x${gas.toString(16)}` }),
  })
  await expect.poll(() => chain.rpc('eth_getTransactionReceipt', hash)).not.toBeNull()
  return String(hash)
}

/** Sends transactions in one request and puts them into one block. The chain must not mine by itself. */
export async function mineTogether(chain: EvmDevnet, transactions: readonly object[]): Promise<void> {
  const requests = transactions.map((transaction, id) => {
    return { jsonrpc: '2.0', id, method: 'eth_sendTransaction', params: [transaction] }
  })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(chain.url, { method: 'POST', headers, body: JSON.stringify(requests) })
  const answers = (await response.json()) as { error?: unknown }[]
  expect(answers.filter(({ error }) => error !== undefined)).toEqual([])
  await chain.rpc('anvil_mine', '0x1')
}
