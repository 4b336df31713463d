import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createReleaseKey } from '../release/ReleaseKey.js'
import { writeRelease } from '../release/writeRelease.js'
import { startNode } from '../testing/startNode.js'
import { startWallet, walletOrigin, writeFrame } from '../testing/startWallet.js'

const projects = [
  { id: 'demo', allowedOrigins: ['https://dapp.example', '*.app.example', 'https://a.*.b.example:8443'] },
]
const mail = { smtp: 'smtp://127.0.0.1:1' }

function signRelease(folder: string) {
  const { privateKey, publicKey } = createReleaseKey()
  writeRelease({ folder, version: '1.0.0', privateKey })
  return { key: publicKey, text: readFileSync(join(folder, 'release.json'), 'utf8') }
}

it('serves the frame to the pages of the project alone, with nothing but its own scripts', async () => {
  const { walletUrl } = await startWallet({ frame: writeFrame() }, { projects, mail })
  const { headers, status } = await fetch(`${walletUrl}/?projectId=demo`)
  expect(status).toBe(200)
  const hash = createHash('sha256').update('{}').digest('base64')
  expect(headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self'; worker-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors https://dapp.example:443 http://*.app.example:* https://*.app.example:* https://*.b.example:8443; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types kit-worker`,
  )
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'integrity-policy': 'blocked-destinations=(script)',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  expect(headers.has('strict-transport-security')).toBe(false)
  expect(headers.has('access-control-allow-origin')).toBe(false)
  const stranger = await fetch(`${walletUrl}/?projectId=other`)
  expect(stranger.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const open = await startWallet({ frame: writeFrame() })
  expect((await fetch(open.walletUrl)).headers.get('content-security-policy')).toContain('frame-ancestors *')
})

it('sends scripts small and with their type, and nothing from outside the folder', async () => {
  const { walletUrl } = await startWallet({ frame: writeFrame() })
  const script = await fetch(`${walletUrl}/assets/a.js`)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(script.headers.get('content-encoding')).toBe('gzip')
  expect(await script.text()).toContain('a script that is long')
  for (const path of ['/..%2f..%2fetc/passwd', '/assets', '/missing.js'])
    expect((await fetch(`${walletUrl}${path}`)).status).toBe(404)
})

it('answers the gateway at its own origin, for every project, and never as a page', async () => {
  const node = await startNode({ eth_chainId: '0x1' })
  const { walletUrl, url } = await startWallet({}, { projects, mail, chains: { 'eip155:1': node.url } })
  const ask = (base: string, origin: string) =>
    fetch(`${base}/v1?chainId=eip155:1&projectId=demo`, {
      method: 'POST',
      headers: { origin },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }),
    })
  const answer = await ask(walletUrl, walletOrigin)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  expect((await ask(url, 'https://evil.example')).status).toBe(403)
})

it('tells a page that it refuses which origins the project lists, and lets no page read more', async () => {
  const { walletUrl } = await startWallet({ frame: writeFrame() }, { projects, mail })
  const headers = { origin: 'https://evil.example' }
  const listed = await fetch(`${walletUrl}/projects/v1/origins?projectId=demo`, { headers })
  expect(await listed.json()).toEqual({ allowedOrigins: projects[0]?.allowedOrigins })
  expect(listed.headers.get('access-control-allow-origin')).toBe('*')
  const wallets = await fetch(`${walletUrl}/getWallets?projectId=demo`, { headers })
  expect([wallets.status, wallets.headers.has('access-control-allow-origin')]).toEqual([404, false])
})

it('says what a project’s visitors may use', async () => {
  const { walletUrl } = await startWallet(
    { providers: { google: { clientId: 'a' }, github: { clientId: 'b' } }, smartAccounts: 'contract' },
    {
      projects: [
        {
          id: 'demo',
          allowedOrigins: ['https://dapp.example'],
          wallet: { email: false, socials: ['github'], approval: 'window' },
        },
      ],
      mail,
      chains: {
        'eip155:1': { upstreams: ['http://127.0.0.1:9'], bundlers: [{ name: 'own', url: 'http://127.0.0.1:9' }] },
      },
    },
  )
  const ask = (projectId: string) =>
    fetch(`${walletUrl}/wallet/v1/config`, { method: 'POST', body: JSON.stringify({ projectId }) })
  expect(await (await ask('demo')).json()).toEqual({
    origins: ['https://dapp.example'],
    chains: [
      {
        id: 'eip155:1',
        name: 'eip155:1',
        currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        smartAccount: true,
        paymaster: false,
      },
    ],
    email: false,
    socials: ['github'],
    passkeys: true,
    smartAccounts: 'contract',
    recovery: 'first',
    approval: 'window',
    release: '',
  })
  expect((await ask('other')).status).toBe(400)
})

it('serves a release that a known key signed, and keeps serving it when the folder changes', async () => {
  const frame = writeFrame()
  const { key, text } = signRelease(frame)
  const { walletUrl } = await startWallet({ frame, releaseKeys: [key], origin: 'https://wallet.dapp.example' })
  appendFileSync(join(frame, 'assets', 'a.js'), 'evil()')
  expect(await (await fetch(`${walletUrl}/assets/a.js`)).text()).not.toContain('evil')
  const release = await fetch(`${walletUrl}/release.json`)
  expect(await release.text()).toBe(text)
  expect(release.headers.get('strict-transport-security')).toContain('max-age=')
})

it('refuses a frame that nobody signed, that a stranger signed, or of which a file is another than was signed', async () => {
  const origin = 'https://wallet.dapp.example'
  const frame = writeFrame()
  await expect(startWallet({ frame, origin })).rejects.toThrow('wallet.releaseKeys: must be set')
  const { key } = signRelease(writeFrame())
  await expect(startWallet({ frame, origin, releaseKeys: [key] })).rejects.toThrow('is no signed release')
  signRelease(frame)
  await expect(startWallet({ frame, origin, releaseKeys: [key] })).rejects.toThrow('is signed by none')
  const mine = signRelease(frame)
  writeFileSync(join(frame, 'assets', 'b.js'), 'evil()')
  const { walletUrl } = await startWallet({ frame, releaseKeys: [mine.key] })
  expect((await fetch(`${walletUrl}/assets/b.js`)).status).toBe(404)
  appendFileSync(join(frame, 'assets', 'a.js'), 'evil()')
  await expect(startWallet({ frame, releaseKeys: [mine.key] })).rejects.toThrow('holds other files')
  // A list that stands counts on this machine, too.
  await expect(startWallet({ frame })).rejects.toThrow('holds other files')
  writeFileSync(join(frame, 'release.json'), '{}')
  await expect(startWallet({ frame })).rejects.toThrow('release.json that is none')
})
