import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connectRelayClient } from './testing/connectRelayClient.js'
import { startChildServer } from './testing/startChildServer.js'
import { temporaryDirectory } from './testing/startTestServer.js'

const topic = 'ab'.repeat(32)

/** Starts all modules as an operator does. `relayPid` is the ID of the relay's own process. */
async function startAll(env: Record<string, string> = {}) {
  const dataDir = temporaryDirectory()
  const server = await startChildServer(['--port', '0', '--data', dataDir], { KIT_SERVER_METRICS_PORT: '0', ...env })
  const { pid } = server.process
  const relayPid = () => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
  const metricsUrl = /"metricsUrl":"([^"]+)"/.exec(server.output())?.[1] ?? ''
  return { ...server, dataDir, relayPid, metricsUrl }
}

async function connectPair(url: string) {
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  await wallet.call('irn_subscribe', { topic })
  const publish = (message: string) => dapp.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })
  return { wallet, publish }
}

describe('kit-server all', () => {
  it('delivers messages while the event loop of the other modules is blocked', async () => {
    const folder = temporaryDirectory()
    const [blocked, released] = [join(folder, 'blocked'), join(folder, 'released')]
    const hook = join(folder, 'hook.mjs')
    writeFileSync(
      hook,
      `import { existsSync, writeFileSync } from 'node:fs'
      process.on('SIGUSR2', () => {
        writeFileSync(${JSON.stringify(blocked)}, '')
        while (!existsSync(${JSON.stringify(released)}));
      })`,
    )
    const { url, process: server, end } = await startAll({ NODE_OPTIONS: `--import ${hook}` })
    const { wallet, publish } = await connectPair(url)
    server.kill('SIGUSR2')
    await expect.poll(() => existsSync(blocked)).toBe(true)
    let isAnswered = false
    const health = fetch(`${url}/health`).then(() => {
      isAnswered = true
    })
    for (let index = 0; index < 100; index += 1) {
      await publish(`message ${index}`)
      await wallet.received(index + 1)
    }
    expect(isAnswered).toBe(false)
    writeFileSync(released, '')
    await health
    expect(await end('SIGTERM')).toBe(0)
  })

  it('answers the first request of sockets that connect at the same time', async () => {
    const { url, end } = await startAll()
    const open = async () => (await connectRelayClient({ url })).call('irn_subscribe', { topic })
    await Promise.all(Array.from({ length: 100 }, open))
    expect(await end('SIGTERM')).toBe(0)
  })

  it('starts the relay again after kill -9, loses no accepted message, and stays up', async () => {
    const { url, relayPid, metricsUrl, output, end } = await startAll()
    const { publish } = await connectPair(url)
    await publish('accepted')
    const first = relayPid()
    process.kill(first, 'SIGKILL')
    await expect.poll(output).toContain('the relay process has started again')
    expect(relayPid()).not.toBe(first)
    const { wallet } = await connectPair(url)
    expect((await wallet.received(1)).map((push) => push.params.data.message)).toEqual(['accepted'])
    expect(await (await fetch(`${metricsUrl}/metrics`)).text()).toContain('kit_relay_sockets{module="relay"} 2')
    expect(await end('SIGTERM')).toBe(0)
  })

  it('reports a stopped relay at /ready, and ends it with itself', async () => {
    const { relayPid, metricsUrl, end } = await startAll()
    const pid = relayPid()
    const missing = async () => ((await (await fetch(`${metricsUrl}/ready`)).json()) as { missing: string[] }).missing
    expect(await missing()).not.toContain('mailbox')
    process.kill(pid, 'SIGSTOP')
    await expect.poll(missing).toContain('mailbox')
    process.kill(pid, 'SIGCONT')
    await expect.poll(missing).not.toContain('mailbox')
    await end('SIGKILL')
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
