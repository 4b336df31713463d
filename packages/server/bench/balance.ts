import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devServerConfig, type EvmDevnet, startEvm } from '@kit/devnet'
import { concat, type Hex, keccak256, numberToHex, pad } from 'viem'
import { currentLoad, percentile, printRows, type Row, startServer } from './benchServer.js'

// Benchmarks balances of accounts with 200 tokens on a local chain, over HTTP. The server runs in a second process with the exchanges of
// the local chain; the tokens have no price, so that pools are searched. Run: tsx packages/server/bench/balance.ts [--source]

type TokenEntry = {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

const tokenCount = 200
const accountCount = 11
const warmReads = 200
const coldGoalMs = 150
const chainId = 'eip155:31337'

/** Deploys the tokens and gives each account one of every token, in one request and without a transaction. */
async function prepare(chain: EvmDevnet, accounts: readonly string[]): Promise<readonly TokenEntry[]> {
  const code = await chain.rpc('eth_getCode', chain.tokens.TTK.address, 'latest')
  const tokens = Array.from({ length: tokenCount }, (_, index) => ({
    address: `0x${(0x70c3000000 + index).toString(16).padStart(40, '1')}`,
    name: `Token ${index}`,
    symbol: `T${index}`,
    decimals: 18,
  }))
  // Balances are in the first storage slot of the tokens.
  const slots = accounts.map((account) => keccak256(concat([pad(account as Hex), pad('0x0')])))
  const one = pad(numberToHex(10n ** 18n))
  const calls = tokens.flatMap(({ address }) => [
    { method: 'anvil_setCode', params: [address, code] },
    ...slots.map((slot) => ({ method: 'anvil_setStorageAt', params: [address, slot, one] })),
  ])
  const body = JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call })))
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(chain.url, { method: 'POST', headers, body })
  const answers = (await response.json()) as readonly { readonly error?: unknown }[]
  const fault = answers.find(({ error }) => error !== undefined)?.error
  if (fault !== undefined) throw new Error(JSON.stringify(fault))
  return tokens
}

/** Duration of one request, in milliseconds. */
async function timeBalance(url: string, account: string): Promise<number> {
  const startedMs = performance.now()
  const response = await fetch(`${url}/v1/account/${account}/balance?projectId=bench&currency=usd&chainId=${chainId}`)
  const { balances } = (await response.json()) as { balances: readonly unknown[] }
  if (balances.length !== tokenCount) throw new Error(`${response.status}: ${balances.length} balances`)
  return performance.now() - startedMs
}

const show = (ms: number): string => `${ms.toFixed(1)} ms`

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kit-server-bench-'))
  const chain = await startEvm({ chainId: 31337 })
  const accounts = Array.from({ length: accountCount }, (_, index) => `0x${String(index + 10).repeat(20)}`)
  const tokens = await prepare(chain, accounts)
  const [local] = Object.values(devServerConfig([chain]).chains)
  const stables = tokens.slice(0, 3).map(({ address }) => address)
  const config = { ...local, tokens, stables, feeds: {}, history: { accounts: 'watched' } }
  const loadBefore = currentLoad()
  const { child, url } = await startServer(dataDir, { chains: { [chainId]: config }, rateLimits: { enabled: false } })
  try {
    const [first, ...others] = accounts as [string, ...string[]]
    const firstMs = await timeBalance(url, first)
    const cold: number[] = []
    for (const account of others) cold.push(await timeBalance(url, account))
    cold.sort((a, b) => a - b)
    const warm: number[] = []
    for (let read = 0; read < warmReads; read += 1) warm.push(await timeBalance(url, others.at(-1) as string))
    warm.sort((a, b) => a - b)
    const rows: Row[] = [
      {
        measure: `${tokenCount} tokens, an account not asked for before (median of ${cold.length})`,
        goal: `<= ${coldGoalMs} ms`,
        seen: show(percentile(cold, 0.5)),
        met: percentile(cold, 0.5) <= coldGoalMs,
      },
      { measure: 'the slowest of them', goal: 'shown', seen: show(percentile(cold, 1)), met: true },
      { measure: 'the very first question of the process', goal: 'shown', seen: show(firstMs), met: true },
      { measure: `asked again (median of ${warmReads})`, goal: 'shown', seen: show(percentile(warm, 0.5)), met: true },
    ]
    printRows('balance', rows, loadBefore)
    if (rows.some(({ met }) => !met)) process.exitCode = 1
  } finally {
    const ended = once(child, 'exit')
    child.kill()
    await ended
    await chain.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await main()
