import { expect, it } from 'vitest'
import { createWalletClient } from '../../testing/createWalletClient.js'
import { startNode } from '../../testing/startNode.js'
import { loginOrigin, startWallet, walletOrigin } from '../../testing/startWallet.js'

const projects = [
  { id: 'demo', allowedOrigins: ['https://dapp.example', '*.app.example', 'https://a.*.b.example:8443'] },
]
const mail = { smtp: 'smtp://127.0.0.1:1' }

it('the wallet host serves the gateway to the frame, for every project, and never as a page', async () => {
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
  expect(answer.headers.get('access-control-allow-origin')).toBe(walletOrigin)
  expect((await ask(url, 'https://evil.example')).status).toBe(403)
})

it('the wallet host tells a refused page which origins the project lists, and lets no page read more', async () => {
  const { walletUrl } = await startWallet({}, { projects, mail })
  const headers = { origin: 'https://evil.example' }
  const listed = await fetch(`${walletUrl}/projects/v1/origins?projectId=demo`, { headers })
  expect(await listed.json()).toEqual({ allowedOrigins: projects[0]?.allowedOrigins })
  expect(listed.headers.get('access-control-allow-origin')).toBe('*')
  const wallets = await fetch(`${walletUrl}/getWallets?projectId=demo`, { headers })
  expect([wallets.status, wallets.headers.has('access-control-allow-origin')]).toEqual([404, false])
})

it('the wallet host returns the wallet configuration of a project', async () => {
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
  })
  expect((await ask('other')).status).toBe(400)
})

it('the wallet host lets only the frame read the responses of its API, and their date', async () => {
  const wallet = await startWallet({}, { projects, mail })
  const requested = await fetch(`${wallet.walletUrl}/wallet/v1/email/start`, {
    method: 'OPTIONS',
    headers: {
      origin: walletOrigin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,dpop',
    },
  })
  expect(requested.status).toBe(204)
  expect(requested.headers.get('access-control-allow-origin')).toBe(walletOrigin)
  expect(requested.headers.get('access-control-allow-headers')).toContain('dpop')
  const refused = await fetch(`${wallet.walletUrl}/wallet/v1/email/start`, {
    method: 'POST',
    headers: { origin: walletOrigin },
    body: '{}',
  })
  expect(refused.headers.get('access-control-allow-origin')).toBe(walletOrigin)
  expect(refused.headers.get('access-control-expose-headers')).toContain('date')
  expect(refused.headers.has('access-control-allow-credentials')).toBe(false)
  // Its own pages have no access either.
  const client = await createWalletClient(wallet)
  const start = { projectId: 'demo', origin: 'https://dapp.example', email: 'a@b.example', locale: 'en' }
  for (const origin of [loginOrigin, 'https://evil.example'])
    expect(await client.ask('/wallet/v1/email/start', start, { headers: { origin } })).toMatchObject({
      status: 403,
      field: 'origin',
    })
})

it('the wallet host serves no files of a frame', async () => {
  const { walletUrl } = await startWallet()
  for (const path of ['/', '/index.html', '/assets/a.js', '/release.json', '/wallet.json'])
    expect((await fetch(`${walletUrl}${path}`)).status, path).toBe(404)
})
