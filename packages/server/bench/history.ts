import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currentLoad, percentile, printRows, type Row, startServer } from './benchServer.js'
import { startHistoryNode } from './historyNode.js'

// Benchmarks one account with 100 000 transfers, each in its own transaction. The node generates the chain and responds at full speed, in
// this process; the server runs in a second process with its default configuration. Run: tsx packages/server/bench/history.ts

const transfers = 100_000
const perBlock = 100
const requests = 300
const chainId = 'eip155:1'
const account = `0x${'ac'.repeat(20)}`
const token = `0x${'70'.repeat(20)}`

type Page = { readonly data: readonly { readonly metadata: { readonly hash: string } }[]; readonly next: string | null }

async function readPage(url: string, cursor?: string, chain = `&chainId=${chainId}`): Promise<Page> {
  const place = cursor === undefined ? '' : `&cursor=${cursor}`
  const response = await fetch(`${url}/v1/account/${account}/history?projectId=bench${chain}${place}`)
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Page
}

/** The cursor position just above a block, as the server encodes it. */
function above(block: number): string {
  return Buffer.from(`${1_700_000_000_000 + block * 12_000} ${block * 2 ** 20} ${chainId}`).toString('base64url')
}

/** Waits until the last block is indexed. */
async function untilRecorded(url: string, mode: 'all' | 'watched', blocks: number): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    const { data } = await readPage(url, above(mode === 'all' ? blocks : 2))
    return (
      (mode === 'all' ? Number(`0x${data[0]?.metadata.hash.slice(-10)}`) : data.length) >=
      (mode === 'all' ? transfers : perBlock / 2)
    )
  }
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function latency(url: string, cursor?: string, chain?: string): Promise<string[]> {
  const times: number[] = []
  for (let request = 0; request < requests; request += 1) {
    const startedMs = performance.now()
    const { data } = await readPage(url, cursor, chain)
    times.push(performance.now() - startedMs)
    if (data.length !== 50) throw new Error(`a page of ${data.length}`)
  }
  const sorted = times.slice(20).sort((a, b) => a - b)
  return [0.5, 0.99].map((share) => percentile(sorted, share).toFixed(1))
}

async function measure(mode: 'all' | 'watched'): Promise<readonly Row[]> {
  const blocks = transfers / perBlock + 1
  const node = await startHistoryNode({ blocks, perBlock, account, token })
  const dataDir = mkdtempSync(join(tmpdir(), 'kit-bench-'))
  const chain = {
    upstreams: [node.url],
    tokens: [{ address: token, name: 'Bench', symbol: 'BEN', decimals: 6 }],
    history: { accounts: mode, bodies: 0 },
  }
  const startedMs = performance.now()
  const { child, url } = await startServer(dataDir, { chains: { [chainId]: chain }, rateLimits: { enabled: false } })
  try {
    const beganMs = mode === 'all' ? startedMs : performance.now()
    await untilRecorded(url, mode, blocks)
    const perSecond = transfers / ((performance.now() - beganMs) / 1000)
    const [firstHalf = '', first99 = ''] = await latency(url)
    const [midHalf = '', mid99 = ''] = await latency(url, above(blocks / 2))
    const [allHalf = '', all99 = ''] = await latency(url, above(blocks / 2), '')
    const what = mode === 'all' ? 'everything, start of the server included' : 'the past of an account on demand'
    return [
      {
        measure: `recording ${what} (transfers a second)`,
        goal: '>= 2000',
        seen: Math.round(perSecond).toString(),
        met: perSecond >= 2000,
      },
      {
        measure: '  first page, p50 / p99 (ms)',
        goal: '<= 50',
        seen: `${firstHalf} / ${first99}`,
        met: Number(first99) <= 50,
      },
      {
        measure: '  page in the middle, p50 / p99 (ms)',
        goal: '<= 50',
        seen: `${midHalf} / ${mid99}`,
        met: Number(mid99) <= 50,
      },
      {
        measure: '  the same over all chains, p50 / p99 (ms)',
        goal: '<= 50',
        seen: `${allHalf} / ${all99}`,
        met: Number(all99) <= 50,
      },
    ]
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    node.server.closeAllConnections()
    node.server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const loadBefore = currentLoad()
printRows(`history, ${transfers} transfers`, [...(await measure('watched')), ...(await measure('all'))], loadBefore)
process.exit(0)
