import { devServerConfig, type EvmDevnet, startEvm } from '@kit/devnet'
import { expect, onTestFinished } from 'vitest'
import type { z } from 'zod'
import type { ServerConfigInput } from '../config/parseConfig.js'
import { getHistory } from '../contract/historyEndpoints.js'
import { requestJson } from './requestJson.js'
import { startTestServer } from './startTestServer.js'

/** A page of the history, as defined by the contract. */
export type Page = z.output<typeof getHistory.answer>

/** A transaction to send from an account whose key the local chain holds. */
export type Sending = {
  readonly from: string
  readonly to?: string
  readonly value?: bigint
  readonly data?: string
  /** Gas limit. When given, the chain skips its gas estimate, so the transaction may fail. */
  readonly gas?: number
}

/** A local chain and a server that records it. */
export type HistoryScene = {
  readonly chain: EvmDevnet
  readonly server: { readonly url: string }
  /** CAIP-2 ID. */
  readonly id: string
  /** Sends a transaction, waits until it is mined, and returns its hash. */
  send(sending: Sending): Promise<string>
  /** Returns a page, validated against the contract. */
  page(address: string, query?: string): Promise<Page>
  /** Returns the items of all pages in order. */
  pages(address: string, query?: string): Promise<Page['data']>
}

/** Starts a separate chain, stopped after the test. */
export async function startChain(chainId = 31337): Promise<EvmDevnet> {
  const chain = await startEvm({ chainId })
  onTestFinished(() => chain.stop())
  return chain
}

/** Starts a server over a local chain, which records all accounts or only watched ones. */
export async function startHistoryScene(
  chain: EvmDevnet,
  history: object = { accounts: 'all' },
  options: ServerConfigInput = {},
): Promise<HistoryScene> {
  const server = await startTestServer({ ...chainOptions([chain], history), ...options })
  return sceneOf(chain, server)
}

/** Returns the server configuration for local chains. */
export function chainOptions(chains: readonly EvmDevnet[], history: object): ServerConfigInput {
  const { chains: known } = devServerConfig(chains)
  const entries = Object.entries(known).map(([id, chain]) => [id, { ...chain, blockTimeMs: 500, history }])
  return { chains: Object.fromEntries(entries) }
}

/** Creates a scene from an existing chain and server. */
export function sceneOf(chain: EvmDevnet, server: { readonly url: string }): HistoryScene {
  async function page(address: string, query = ''): Promise<Page> {
    const { status, body } = await requestJson(`${server.url}/v1/account/${address}/history?projectId=p&${query}`)
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

/** Sends transactions in one request and mines them in one block. The chain must not mine automatically. */
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
