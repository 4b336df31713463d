import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createConsumer } from './Consumer.js'
import { tarball } from './packed.js'

const origin = 'http://localhost:3000'
/** Accounts of every family, and what none of them signed. */
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

/** Somebody who did not sign, at a page of this machine. */
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

it('installs kit-server without the libraries of pages, starts it, and has it check sign-ins of every family', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-consumers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const packages = ['core', 'modal', 'adapter', 'solana', 'polkadot', 'bitcoin', 'siwx', 'server']
  const tarballs = packages.map((name) => [`@kit/${name}`, tarball(`@kit/${name}`)])
  const app = createConsumer(join(folder, 'server'), Object.fromEntries(tarballs))
  const names = app.installedNames()
  for (const name of ['@solana/web3.js', '@polkadot/api', 'react', '@kit/react']) expect(names).not.toContain(name)

  const cli = join(app.folder, 'node_modules/@kit/server/dist/cli.js')
  const server = spawn(process.execPath, [cli, '--port', '0', '--data', join(app.folder, 'data')], { stdio: 'pipe' })
  onTestFinished(() => void server.kill('SIGKILL'))
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part: Buffer) => (output += part))
  await expect.poll(() => output).toMatch(/"url":"http/)
  const url = /"url":"(http:[^"]+)"/.exec(output)?.[1] ?? ''
  for (const stranger of strangers) {
    const answer = await signIn(url, stranger)
    // What could not load its code would know nothing: 503.
    expect(await answer.json(), stranger[0]).toMatchObject({ reasons: [{ field: 'signature' }] })
    expect(answer.status).toBe(401)
  }
})
