import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, isPortFree } from '@kit/devnet'
import type { StackConfig } from '@kit/devnet/stack'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const variables = [
  'KIT_DEMO_PORT',
  'KIT_SERVER_PORT',
  'KIT_WALLET_PORT',
  'KIT_FRAME_PORT',
  'KIT_LOGIN_PORT',
  'KIT_WALLET_API_PORT',
  'KIT_DOCS_PORT',
  'KIT_EVM_PORT',
  'KIT_EVM2_PORT',
] as const
const others = ['KIT_SOLANA_PORT', 'KIT_POLKADOT_PORT', 'KIT_BITCOIN_PORT'] as const
// Enough to test starting and stopping.
const less = ['--only', 'evm'] as const

let ports: Record<string, string>
let dataDir: string
let started: Started | undefined
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kit-start-'))
  ports = {}
  for (const name of [...variables, ...others]) ports[name] = String(await freePort())
})
afterEach(async () => {
  started?.child.kill('SIGTERM')
  await started?.exited
  started = undefined
  rmSync(dataDir, { recursive: true, force: true })
})

type Started = { readonly child: ChildProcess; readonly exited: Promise<number | null>; output(): string }

/** Runs what `npm start` runs. */
function start(...args: readonly string[]): Started {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', ...args], {
    cwd: root,
    env: { ...process.env, ...ports, KIT_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const keep = (chunk: Buffer): void => {
    text += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  started = { child, exited, output: () => text }
  return started
}

async function untilReady(run: Started): Promise<void> {
  const ended = run.exited.then((code) =>
    Promise.reject(new Error(`ended with ${code} before it was ready\n${run.output()}`)),
  )
  const ready = expect.poll(run.output, { timeout: 120_000, interval: 50 }).toMatch(/^ready/m)
  await Promise.race([ready, ended])
  ended.catch(() => {})
}

async function takenPorts(): Promise<string[]> {
  const free = await Promise.all(variables.map((name) => isPortFree(Number(ports[name]))))
  return variables.filter((_, index) => !free[index])
}

describe('npm start', () => {
  it('prints every URL, and every URL responds', async () => {
    const run = start()
    await untilReady(run)
    expect(run.output().match(/^ready/gm)).toHaveLength(1)
    for (const name of variables) expect(run.output()).toContain(`http://localhost:${ports[name]}`)
    const demo = `http://localhost:${ports['KIT_DEMO_PORT']}`
    const config = (await (await fetch(`${demo}/config.json`)).json()) as StackConfig
    expect(config.relayUrl).toBe(`ws://localhost:${ports['KIT_SERVER_PORT']}`)
    for (const url of [demo, config.walletUrl, `${config.serverUrl}/health`])
      expect((await fetch(url)).status).toBe(200)
    const docs = `http://localhost:${ports['KIT_DOCS_PORT']}/errors`
    await expect.poll(async () => (await fetch(docs)).status, { timeout: 120_000, interval: 50 }).toBe(200)
    for (const [id, url] of Object.entries(config.rpcUrls)) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      expect(`eip155:${Number(((await answer.json()) as { result: string }).result)}`).toBe(id)
    }
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('stops everything on %s and leaves nothing behind', async (signal) => {
    const run = start(...less)
    await untilReady(run)
    expect(await takenPorts()).toHaveLength(variables.length)
    run.child.kill(signal)
    expect(await run.exited).toBe(0)
    expect(await takenPorts()).toEqual([])
  })

  it('stops everything even when it is killed', async () => {
    const run = start(...less)
    await untilReady(run)
    run.child.kill('SIGKILL')
    await expect.poll(takenPorts, { timeout: 15_000 }).toEqual([])
  })

  it('reports which part died, stops the others and fails', async () => {
    const run = start(...less)
    await untilReady(run)
    const list = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n')
    const chain = list.find(
      (line) => /anvil /.test(line) && line.includes(`--port ${ports['KIT_EVM2_PORT']}`) && !/sh -c/.test(line),
    )
    process.kill(Number.parseInt(chain ?? '', 10), 'SIGKILL')
    expect(await run.exited).toBe(1)
    expect(run.output()).toMatch(/EVM chain 31338 ended/)
    expect(await takenPorts()).toEqual([])
  })

  it('names the variable of a taken port and starts nothing', async () => {
    ports['KIT_WALLET_PORT'] = ports['KIT_DEMO_PORT'] ?? ''
    const run = start(...less)
    expect(await run.exited).toBe(1)
    expect(run.output()).toMatch(/KIT_WALLET_PORT=\d+ is the port of the demo already/)
    expect(run.output()).not.toMatch(/^ready/m)
  })
})
