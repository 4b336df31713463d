import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { type Consumer, createConsumer } from './Consumer.js'
import { tarball } from './packed.js'

const origin = 'http://localhost:3000'
/** Accounts of every family, with signatures that none of them made. */
const strangers = [
  ['Ethereum', '1', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', `0x${'11'.repeat(64)}1b`],
  ['Solana', 'mainnet', '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q', '1'.repeat(64)],
  [
    'Polkadot',
    '91b171bb158e2d3848fa23a9f1c25182',
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    `0x${'11'.repeat(64)}`,
  ],
  [
    'Bitcoin',
    '000000000019d6689c085ae165831e93',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    Buffer.alloc(65, 31).toString('base64'),
  ],
] as const

/** Attempts a forged sign-in, at a local page. */
async function signIn(url: string, [word, chain, address, signature]: (typeof strangers)[number]) {
  const ask = (call: string, init?: RequestInit) =>
    fetch(`${url}/auth/v1/${call}?projectId=p`, { ...init, headers: { origin, ...init?.headers } })
  const { nonce, token, now } = (await (await ask('nonce')).json()) as { nonce: string; token: string; now: number }
  const lines = [
    `localhost:3000 wants you to sign in with your ${word} account:`,
    address,
    ...(word === 'Solana' ? [''] : ['', '']),
    `URI: ${origin}/`,
    'Version: 1',
    `Chain ID: ${chain}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(now).toISOString()}`,
  ]
  const body = JSON.stringify({ message: lines.join('\n'), signature })
  return ask('authenticate', { method: 'POST', headers: { 'x-nonce-jwt': token }, body })
}

const folder = mkdtempSync(join(inject('consumersFolder'), 'file-'))
let app: Consumer
beforeAll(() => {
  const packages = ['core', 'modal', 'adapter', 'solana', 'polkadot', 'bitcoin', 'siwx', 'server', 'wallet-frame']
  const tarballs = packages.map((name) => [`@kit/${name}`, tarball(`@kit/${name}`)])
  app = createConsumer(join(folder, 'server'), Object.fromEntries(tarballs))
})

/** Runs the installed command line. */
function startCli(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const cli = join(app.folder, 'node_modules/@kit/server/dist/cli.js')
  const child = spawn(process.execPath, [cli, ...args], { cwd: app.folder, env: { ...process.env, ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part))
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { output: () => output, exited }
}

/** Starts a server of the installed command line. Returns its URL. */
async function startHost(args: readonly string[]): Promise<string> {
  const { output } = startCli(args)
  await expect.poll(output).toMatch(/"url":"http/)
  return /"url":"(http:[^"]+)"/.exec(output())?.[1] ?? ''
}

it('kit-server installs without the page libraries, starts, and verifies sign-ins of every family', async () => {
  const names = app.installedNames()
  for (const name of ['@solana/web3.js', '@polkadot/api', 'react', '@kit/react', '@kit/embedded'])
    expect(names).not.toContain(name)
  const url = await startHost(['--port', '0', '--data', mkdtempSync(join(folder, 'data-'))])
  for (const stranger of strangers) {
    const answer = await signIn(url, stranger)
    // A missing module would respond with 503 instead.
    expect(await answer.json(), stranger[0]).toMatchObject({ reasons: [{ field: 'signature' }] })
    expect(answer.status).toBe(401)
  }
})

it('an operator signs the installed frame, serves it, and checks from outside that it is unchanged; a changed one is not served', async () => {
  const run = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const { output, exited } = startCli(args, env)
    return { code: await exited, output: output() }
  }
  const key = await run(['frame-key'])
  const [, secret = ''] = /KIT_FRAME_KEY=(\S+)/.exec(key.output) ?? []
  const [, known = ''] = /\["(\S+)"\]/.exec(key.output) ?? []
  const frame = join(app.folder, 'frame')
  cpSync(join(app.folder, 'node_modules/@kit/wallet-frame/dist'), frame, { recursive: true })
  const released = await run(['release-frame', frame, '--login', 'http://login.localhost:4405'], {
    KIT_FRAME_KEY: secret,
  })
  expect(released).toMatchObject({ code: 0 })

  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const config = join(folder, 'frame.json')
  const embedders = ['https://dapp.example']
  writeFileSync(config, JSON.stringify({ origin: url, port, folder: frame, releaseKeys: [known], embedders }))
  await startHost(['serve-frame', config])
  const verified = await run(['verify-frame', url, '--release-key', known])
  expect(verified.output).toMatch(/^ok +signature +signed with a trusted key$/m)
  expect(verified.output).toMatch(/^ok +assets\/vaultWorker-\S+\.js +sha384-/m)
  expect(verified.code, verified.output).toBe(0)

  appendFileSync(join(frame, 'index.html'), ' ')
  const refused = await run(['serve-frame', config])
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('do not match its release.json') })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
