import fc from 'fast-check'
import { expect, it } from 'vitest'
import { walletTile } from '../directory/walletTile.js'
import { startTestServer } from '../testing/startTestServer.js'

it('draws a picture for every wallet, the same each time, that a browser may keep but not run', async () => {
  const { url } = await startTestServer()
  const { data } = (await (await fetch(`${url}/getWallets`)).json()) as { data: { id: string; image_id: string }[] }
  const image = await fetch(`${url}/getWalletImage/${data[0]?.image_id}?projectId=p`)
  expect(image.status).toBe(200)
  expect(image.headers.get('content-type')).toBe('image/svg+xml')
  expect(image.headers.get('x-content-type-options')).toBe('nosniff')
  expect(image.headers.get('content-security-policy')).toContain('sandbox')
  expect(image.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(image.headers.get('cache-control')).toBe('public, max-age=604800')
  expect(image.headers.get('access-control-allow-origin')).toBe('*')
  expect(await image.text()).toBe(walletTile('MetaMask'))
  expect(await (await fetch(`${url}/getWalletImage/${data[0]?.id}`)).text()).toBe(walletTile('MetaMask'))
  const etag = image.headers.get('etag') ?? ''
  expect(
    (await fetch(`${url}/getWalletImage/${data[0]?.image_id}`, { headers: { 'if-none-match': etag } })).status,
  ).toBe(304)
  expect((await fetch(`${url}/getWalletImage/unknown`)).status).toBe(404)
})

it('draws assets, currencies and tokens by their id, and nothing for an id that is none', async () => {
  const { url } = await startTestServer()
  for (const path of [
    'getAssetImage/692ed6ba-e569-459a-556a-776476829e00',
    'getCurrencyImage/USD',
    'getTokenImage/USDC.e',
  ]) {
    const image = await fetch(`${url}/public/${path}`)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  }
  expect(await (await fetch(`${url}/public/getTokenImage/USDC`)).text()).toContain('>U</text>')
  expect((await fetch(`${url}/public/getTokenImage/${encodeURIComponent('<script>')}`)).status).toBe(404)
})

it('never lets a name become markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(walletTile(name)).toMatch(/^<svg [^>]*>(<[a-z/][^<>]*>)+[\p{L}\p{N}\p{M}]*<\/text><\/svg>$/iu)
    }),
  )
})
