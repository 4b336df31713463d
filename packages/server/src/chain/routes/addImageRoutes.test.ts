import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tiles } from '@kit/fixture/tiles'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/anyText.js'
import { startTestServer, temporaryDirectory } from '../../testing/startTestServer.js'
import { tileImage } from '../pictures/tileImage.js'

const builtIn = (path: string) => readFileSync(new URL(`../../../pictures/${path}`, import.meta.url), 'utf8')
const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${color}" d="M0 0h1v1H0z"/></svg>`
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

/** An operator's directory with these files. */
function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryDirectory()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

async function idOf(url: string, name: string): Promise<string> {
  const { data } = (await (await fetch(`${url}/getWallets?search=${encodeURIComponent(name)}`)).json()) as {
    data: { image_id: string }[]
  }
  return data[0]?.image_id ?? ''
}

it('the image route serves a stable wallet picture that browsers can cache but not execute', async () => {
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
  expect(await image.text()).toBe(builtIn('wallets/metamask.svg'))
  expect(await (await fetch(`${url}/getWalletImage/${data[0]?.id}`)).text()).toBe(builtIn('wallets/metamask.svg'))
  const etag = image.headers.get('etag') ?? ''
  expect(
    (await fetch(`${url}/getWalletImage/${data[0]?.image_id}`, { headers: { 'if-none-match': etag } })).status,
  ).toBe(304)
  expect((await fetch(`${url}/getWalletImage/unknown`)).status).toBe(404)
})

it('the image route has a picture for the wallets that users see first', async () => {
  const { url } = await startTestServer()
  const { data } = (await (await fetch(`${url}/getWallets?entries=20`)).json()) as {
    data: { name: string; image_id: string }[]
  }
  const drawn = await Promise.all(
    data.map(async ({ name, image_id }) => {
      const text = await (await fetch(`${url}/getWalletImage/${image_id}`)).text()
      return text === tileImage(name) ? [name] : []
    }),
  )
  expect(drawn.flat()).toEqual([])
})

it('the image route serves networks, exchanges and tokens, and draws a tile for anything without a picture', async () => {
  const { url } = await startTestServer()
  const text = async (path: string) => {
    const image = await fetch(`${url}/public/${path}`)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    return image.text()
  }
  expect(await text('getAssetImage/ethereum')).toBe(builtIn('networks/ethereum.svg'))
  expect(await text('getAssetImage/coinbase')).toBe(builtIn('exchanges/coinbase.svg'))
  expect(await text('getTokenImage/USDC')).toBe(builtIn('tokens/usdc.svg'))
  expect(await text('getTokenImage/USDC.e')).toBe(tileImage('USDC.e'))
  expect(await text('getCurrencyImage/USD')).toBe(tileImage('USD'))
  expect(await text('getAssetImage/692ed6ba-e569-459a-556a-776476829e00')).toContain('>6</text>')
})

describe('operator’s pictures directory', () => {
  it('replaces and adds pictures, by ID or by name', async () => {
    const pictures = folderOf({ 'wallets/metamask.svg': square('#123456'), 'currencies/usd.PNG': png })
    const { url } = await startTestServer({ pictures })
    const metamask = await idOf(url, 'MetaMask')
    expect(await (await fetch(`${url}/getWalletImage/${metamask}`)).text()).toBe(square('#123456'))
    const dollar = await fetch(`${url}/public/getCurrencyImage/USD`)
    expect(dollar.headers.get('content-type')).toBe('image/png')
    expect(dollar.headers.get('content-security-policy')).toContain('sandbox')
    expect(Buffer.from(await dollar.arrayBuffer())).toEqual(png)
    // The others stay.
    expect(await (await fetch(`${url}/getWalletImage/${await idOf(url, 'Rainbow')}`)).text()).toBe(
      builtIn('wallets/rainbow.svg'),
    )
    const frame = await idOf(url, 'Frame')
    expect(await (await fetch(`${url}/getWalletImage/${frame}`)).text()).toBe(tileImage('Frame'))
    writeFileSync(join(pictures, 'wallets', `${frame}.svg`), square('#fedcba'))
    await expect
      .poll(async () => (await fetch(`${url}/getWalletImage/${frame}`)).text(), { timeout: 10_000 })
      .toBe(square('#fedcba'))
  })

  it.each([
    ['a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a handler', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a document of its own', '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>'],
    ['another host', '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://spy.example/x.png"/></svg>'],
    ['another host’s style', '<svg xmlns="http://www.w3.org/2000/svg"><path style="fill:url(//spy.example/x)"/></svg>'],
    ['a page', '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
    ['no picture', 'PNG'],
    ['too much', `${square('#123456')}<!--${'x'.repeat(140_000)}-->`],
  ])('skips a file with %s, and keeps serving the previous picture', async (_, content) => {
    const { url } = await startTestServer({ pictures: folderOf({ 'wallets/metamask.svg': content }) })
    const image = await fetch(`${url}/getWalletImage/${await idOf(url, 'MetaMask')}`)
    expect(await image.text()).toBe(builtIn('wallets/metamask.svg'))
  })

  it('serves only its pictures, whatever file a client names', async () => {
    const pictures = folderOf({
      'secret.svg': square('#123456'),
      'wallets/notes.txt': 'mine',
      'tokens/.hidden': 'mine',
    })
    const { url } = await startTestServer({ pictures })
    for (const id of [
      '../secret',
      '..%2Fsecret',
      '%2e%2e%2fsecret',
      '/etc/passwd',
      'wallets/metamask',
      '<script>',
      'a\0b',
    ])
      for (const path of ['getWalletImage/', 'public/getTokenImage/', 'public/getAssetImage/'])
        expect((await fetch(`${url}/${path}${encodeURIComponent(id)}`)).status).toBe(404)
    for (const id of ['..', 'notes', '.hidden', '__proto__', 'constructor'])
      expect(await (await fetch(`${url}/public/getTokenImage/${encodeURIComponent(id)}`)).text()).not.toContain('mine')
  })

  it('requires its files when the server starts', async () => {
    await expect(startTestServer({ pictures: join(temporaryDirectory(), 'nowhere') })).rejects.toThrow(
      /pictures: the directory cannot be read/,
    )
  })
})

describe('name tile', () => {
  it.each(tiles)('looks the same for $name in the kit and in kit-server', ({ name, letter, color }) => {
    const image = tileImage(name)
    expect(image).toContain(`fill="${color}"`)
    expect(image).toContain(`fill="#fff">${letter}</text>`)
  })

  it('never turns a name into markup', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        expect(tileImage(name)).toMatch(/^<svg [^>]*>(<[a-z/][^<>]*>)+[\p{L}\p{N}\p{M}?]+<\/text><\/svg>$/iu)
      }),
    )
  })
})
