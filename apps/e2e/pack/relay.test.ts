import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { type Consumer, createConsumer } from './Consumer.js'
import { tarball } from './packed.js'

const folder = mkdtempSync(join(inject('consumersFolder'), 'file-'))
let app: Consumer
beforeAll(() => {
  app = createConsumer(join(folder, 'relay'), { '@kit/relay-server': tarball('@kit/relay-server') })
})

/** Runs the installed command line. */
function startCli(args: readonly string[]) {
  const env = { ...process.env, KIT_SERVER_METRICS_PORT: '0' }
  const child = spawn(join(app.folder, 'node_modules/.bin/kit-relay'), args, { cwd: app.folder, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part))
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, output: () => output, exited }
}

async function run(args: readonly string[]) {
  const { output, exited } = startCli(args)
  return { code: await exited, output: output() }
}

describe('@kit/relay-server', () => {
  it('installs less than 12 MB and 40 packages', () => {
    expect(app.installedBytes()).toBeLessThan(12_000_000)
    expect(app.installedNames().length).toBeLessThan(40)
  })

  it('starts, reports health and metrics, makes a backup, and stops', async () => {
    const data = mkdtempSync(join(folder, 'data-'))
    const { child, output, exited } = startCli(['--port', '0', '--data', data])
    await expect.poll(output).toMatch(/"url":"http/)
    const [, url = '', metricsUrl = ''] = /"url":"([^"]+)","metricsUrl":"([^"]+)"/.exec(output()) ?? []
    expect(await (await fetch(`${url}/health`)).text()).toMatch(/^OK v\d+\.\d+\.\d+\S*, hash: \w+, features: relay,/)
    expect((await fetch(`${url}/ready`)).status).toBe(200)
    expect(await (await fetch(`${metricsUrl}/metrics`)).text()).toContain('kit_relay_sockets 0')
    const copy = join(folder, 'copy')
    expect(await run(['backup', copy, '--data', data])).toMatchObject({ code: 0 })
    expect(readdirSync(copy)).toEqual(expect.arrayContaining(['addresses.key', 'kit-server.db']))
    child.kill('SIGTERM')
    expect(await exited).toBe(0)
  })

  it('validates its configuration, and rejects unknown commands', async () => {
    expect(await run(['check-config'])).toMatchObject({ code: 0 })
    const wrong = await run(['api'])
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('kit-relay: unknown command: api') })
  })
})
