import { devAccounts } from '@kit/devnet'
import { type DevLogins, startLogins } from '@kit/devnet/logins'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWalletClient } from '../../testing/createWalletClient.js'
import { startHttp } from '../../testing/startNode.js'
import { loginOrigin, startWallet } from '../../testing/startWallet.js'
import type { SessionAnswer } from '../createLogins.js'

const dapp = { projectId: 'demo', origin: 'https://dapp.example' }
type Started = { readonly url: string; readonly ticket: string }

let logins: DevLogins
beforeAll(async () => {
  logins = await startLogins({ loginHost: loginOrigin })
})
afterAll(() => logins?.stop())

async function start(farcaster = logins.providers.farcaster) {
  const server = await startWallet({ providers: { farcaster } })
  const client = await createWalletClient(server)
  const begin = () => client.ask('/wallet/v1/farcaster/start', dapp)
  const wait = (ticket: string, device = client) => device.ask('/wallet/v1/farcaster/wait', { ticket })
  return { server, client, begin, wait }
}

const approve = (url: string, person: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ person }) })

it('Farcaster sign-in succeeds once the user approved in the app, once, and only on the device that started', async () => {
  const { server, begin, wait } = await start()
  const { url, ticket } = (await begin()).body as Started
  expect(await (await fetch(url)).text()).toContain('Approve as Alice')
  const waiting = wait(ticket)
  await approve(url, '1001')
  expect(await wait(ticket, await createWalletClient(server))).toMatchObject({ status: 410, field: 'ticket' })
  const { body } = await waiting
  expect(body).toMatchObject({ approved: true, userName: 'alice', isNew: true })
  expect((await wait(ticket)).status).toBe(410)

  const again = (await begin()).body as Started
  await approve(again.url, '1001')
  expect(((await wait(again.ticket)).body as SessionAnswer).user).toBe((body as SessionAnswer).user)
  const other = (await begin()).body as Started
  await approve(other.url, '1002')
  expect(((await wait(other.ticket)).body as SessionAnswer).user).not.toBe((body as SessionAnswer).user)
})

it('Farcaster sign-in trusts no relay: the account owner must have signed for this wallet, this sign-in and chain 10', async () => {
  const [alice, mallory] = devAccounts(3).flatMap(({ privateKey }, at) =>
    at === 1 ? [] : [privateKeyToAccount(privateKey)],
  )
  if (alice === undefined || mallory === undefined) throw new Error('No accounts')
  let nonce = ''
  let answer: Record<string, unknown> = {}
  const relay = await startHttp((request, response) => {
    let text = ''
    request
      .on('data', (chunk) => (text += chunk))
      .on('end', () => {
        if (request.method === 'POST') ({ nonce } = JSON.parse(text))
        const json = request.method === 'POST' ? { channelToken: 'a', url: 'https://app.example/' } : answer
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json))
      })
  })
  const { begin, wait } = await start({ relay: relay.url, rpc: logins.providers.farcaster.rpc })
  const sign = async (by: typeof alice, change: object = {}) => {
    const { ticket } = (await begin()).body as Started
    const facts = {
      address: alice.address,
      chainId: 10,
      domain: new URL(loginOrigin).host,
      nonce,
      resources: ['farcaster://fid/1001'],
      uri: loginOrigin,
      version: '1' as const,
    }
    const message = createSiweMessage({ ...facts, ...change })
    answer = { state: 'completed', message, signature: await by.signMessage({ message }), fid: 1001, username: 'x' }
    return wait(ticket)
  }
  expect(await sign(alice)).toMatchObject({ status: 200 })
  const lies = {
    'the account of somebody else': { resources: ['farcaster://fid/1002'] },
    'two accounts': { resources: ['farcaster://fid/1001', 'farcaster://fid/1002'] },
    'no account': { resources: [] },
    'another site': { domain: 'evil.example' },
    'a page of another site': { uri: 'https://evil.example' },
    'another chain': { chainId: 1 },
    'another login': { nonce: 'a'.repeat(32) },
    'a login that is over': { expirationTime: new Date(Date.now() - 1000) },
  }
  for (const [lie, change] of Object.entries(lies))
    expect({ lie, ...(await sign(alice, change)) }).toMatchObject({ lie, status: 400, field: 'farcaster' })
  expect(await sign(mallory)).toMatchObject({ status: 400 })
  expect(await sign(mallory, { address: mallory.address })).toMatchObject({ status: 400 })
  answer = { state: 'completed', message: 1 }
  const { ticket } = (await begin()).body as Started
  expect(await wait(ticket)).toMatchObject({ status: 503, field: 'farcaster' })
})

it('Farcaster sign-in reports that its relay or chain is unavailable, and is refused if it is not configured', async () => {
  const unreachable = 'http://127.0.0.1:9'
  const { begin } = await start({ relay: unreachable, rpc: unreachable })
  expect(await begin()).toMatchObject({ status: 503, field: 'farcaster' })
  const half = await start({ ...logins.providers.farcaster, rpc: unreachable })
  const { url, ticket } = (await half.begin()).body as Started
  await approve(url, '1001')
  expect(await half.wait(ticket)).toMatchObject({ status: 503, field: 'farcaster' })
  const client = await createWalletClient(await startWallet())
  expect(await client.ask('/wallet/v1/farcaster/start', dapp)).toMatchObject({ status: 400, field: 'provider' })
})
