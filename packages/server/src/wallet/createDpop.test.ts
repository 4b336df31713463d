import { expect, it } from 'vitest'
import { createWalletClient } from '../testing/createWalletClient.js'
import { startWallet } from '../testing/startWallet.js'

const path = '/wallet/v1/session/refresh'
const body = { refreshToken: 'none.none.none.none.none' }

it.each([
  ['another path', { htu: 'http://wallet.localhost:4403/wallet/v1/copy' }],
  ['another host', { htu: `https://wallet.dapp.example${path}` }],
  ['another method', { htm: 'GET' }],
  ['an hour ago', { iat: Math.floor(Date.now() / 1000) - 3600 }],
  ['an hour from now', { iat: Math.floor(Date.now() / 1000) + 3600 }],
  ['no id', { jti: undefined }],
])('the DPoP check refuses a proof for %s', async (_, change) => {
  const client = await createWalletClient(await startWallet())
  expect(await client.ask(path, body, { change })).toMatchObject({ status: 401, field: 'dpop' })
  // The same proof without the fault passes, and the call fails for its token.
  expect(await client.ask(path, body)).toMatchObject({ status: 401, field: 'refreshToken' })
})

it('the DPoP check refuses an invalid proof, and a repeated one', async () => {
  const client = await createWalletClient(await startWallet())
  for (const dpop of ['', 'a.b.c', `${'x'.repeat(5000)}`])
    expect(await client.ask(path, body, { headers: { dpop } })).toMatchObject({ status: 401, field: 'dpop' })
  const headers = { dpop: await client.prove(path) }
  expect(await client.ask(path, body, { headers })).toMatchObject({ field: 'refreshToken' })
  expect(await client.ask(path, body, { headers })).toMatchObject({ status: 401, field: 'dpop' })
})

it('the wallet service accepts calls from the wallet’s own pages only', async () => {
  const client = await createWalletClient(await startWallet())
  const headers = { origin: 'https://dapp.example' }
  expect(await client.ask(path, body, { headers })).toMatchObject({ status: 403, field: 'origin' })
})
