import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { devCollectibles, type EvmDevnet, startEvm } from '@kit/devnet'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { z } from 'zod'
import type { ServerConfigInput } from '../../config/parseConfig.js'
import { getNfts } from '../../contract/nftEndpoints.js'
import { deployNft, hostileCode, saying } from '../../testing/deployNft.js'
import { refused, requestJson } from '../../testing/requestJson.js'
import { chainOptions, sceneOf, send, startHistoryScene } from '../../testing/startHistoryScene.js'

const abi = parseAbi([
  'function mint(address to)',
  'function mint(address to, uint256 id, uint256 value)',
  'function transferFrom(address from, address to, uint256 id)',
])
const { pictures, badges } = devCollectibles()
let chain: EvmDevnet
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain?.stop())

const stranger = (): string => privateKeyToAccount(generatePrivateKey()).address.toLowerCase()

type Page = z.output<typeof getNfts.answer>

async function start(history?: object, options?: ServerConfigInput) {
  const scene = await startHistoryScene(chain, history, options)
  const ask = (address: string, query = '') =>
    requestJson(`${scene.server.url}/v1/account/${address}/nfts?projectId=p&chainId=${scene.id}${query}`)
  async function page(address: string, query?: string): Promise<Page> {
    const { status, body } = await ask(address, query)
    expect({ status, body }).toMatchObject({ status: 200 })
    return getNfts.answer.parse(body)
  }
  return { ...scene, ask, page }
}

const mint = (to: string): Promise<unknown> =>
  send(chain, {
    from: String(chain.accounts[8]?.address),
    to: pictures.address,
    data: encodeFunctionData({ abi, functionName: 'mint', args: [to as Hex] }),
  })

it('the NFT route lists the NFTs held onchain with their metadata; transferred ones disappear', async () => {
  const { page, id } = await start()
  const [alice, bob] = chain.accounts.map(({ address }) => address)
  const one = `${id}:${pictures.address.toLowerCase()}`
  const many = `${id}:${badges.address.toLowerCase()}`
  const { data, next } = await page(String(alice))
  expect(next).toBeNull()
  expect(data.find(({ address, tokenId }) => address === one && tokenId === '1')).toEqual({
    chainId: id,
    address: one,
    tokenId: '1',
    standard: 'erc721',
    quantity: '1',
    name: 'First Light 1',
    collection: 'Local Pictures',
    description: 'Hills of the local chain, drawn by their contract.',
    image: expect.stringMatching(/^data:image\/svg\+xml/),
    flags: { is_spam: false },
  })
  expect(data.find(({ address, tokenId }) => address === many && tokenId === '7')).toMatchObject({
    standard: 'erc1155',
    quantity: '5',
    name: 'Gem Badge 7',
    collection: 'Local Badges',
  })

  const move = encodeFunctionData({ abi, functionName: 'transferFrom', args: [alice as Hex, bob as Hex, 1n] })
  await send(chain, { from: String(alice), to: pictures.address, data: move })
  const heldNow = async () => (await page(String(alice))).data.map(({ address, tokenId }) => `${address} ${tokenId}`)
  await expect.poll(heldNow).not.toContain(`${one} 1`)
  expect((await page(String(bob))).data[0]).toMatchObject({ address: one, tokenId: '1' })
})

it('the NFT route finds NFTs an account received before its first request', async () => {
  const { page } = await start({ accounts: 'watched' })
  const owner = stranger()
  await mint(owner)
  await expect.poll(async () => (await page(owner)).data.length).toBe(1)
})

it('the NFT route has pages without gaps or duplicates, for one account and chain only', async () => {
  const { page, ask } = await start()
  const owner = stranger()
  for (let count = 0; count < 50; count += 1) await mint(owner)
  const ids: string[] = []
  let next: string | null | undefined
  while (next !== null) {
    const answer: Page = await page(owner, next === undefined ? '' : `&cursor=${next}`)
    ids.push(...answer.data.map(({ tokenId }) => tokenId))
    next = answer.next
    if (next !== null) {
      expect(await ask(stranger(), `&cursor=${next}`)).toMatchObject(refused(400, 'cursor'))
      expect(await ask(owner, `&cursor=${next}A`)).toMatchObject(refused(400, 'cursor'))
    }
  }
  expect(new Set(ids).size).toBe(50)
  expect(ids.map(Number)).toEqual(ids.map(Number).sort((a, b) => b - a))
})

it('the NFT route keeps other NFTs when contracts revert, return garbage, respond endlessly or burn all gas', async () => {
  const { page } = await start()
  const owner = stranger()
  await mint(owner)
  const at = (index: number) => `0x${String(index + 1).repeat(40)}`
  const bodies = Object.entries(hostileCode)
  for (const [index, [, body]] of bodies.entries()) await deployNft(chain, at(index), owner, body)
  await mint(owner)
  const { data } = await page(owner)
  const good = data.filter(({ address }) => address.endsWith(pictures.address.toLowerCase()))
  expect(good).toHaveLength(2)
  for (const { name, image } of good) {
    expect(name).toMatch(/ \d+$/)
    expect(image).toMatch(/^data:image/)
  }
  const hostile = data.filter((nft) => !good.includes(nft))
  const held = bodies.flatMap(([name], index) => (/mumbles|Later/.test(name) ? [at(index)] : []))
  expect(hostile.map(({ address }) => address.split(':')[2]).sort()).toEqual(held)
  for (const nft of hostile) expect(nft).toMatchObject({ name: null, collection: null, image: null })
})

it('the NFT route fetches metadata only from allowed hosts, whatever a contract names', async () => {
  const requested: string[] = []
  const listen = async (answer: (path: string) => { status?: number; headers?: object; body?: string } | undefined) => {
    const server = createServer((request, response) => {
      requested.push(String(request.url))
      const { status = 200, headers = {}, body = '' } = answer(String(request.url)) ?? {}
      // One of them never responds.
      if (body !== 'never') response.writeHead(status, { ...headers }).end(body)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const elsewhere = await listen(() => ({ body: '{"name":"Elsewhere"}' }))
  const allowed: string = await listen((path) => {
    if (path === '/redirect') return { status: 302, headers: { location: `${elsewhere}/redirected` } }
    if (path === '/long') return { body: `{"name":"Long","description":"${'a'.repeat(300_000)}"}` }
    if (path === '/never') return { body: 'never' }
    const image = path.startsWith('/ipfs/') ? 'ipfs://bafy/1.png' : 'https://elsewhere.example/1.png'
    return { body: JSON.stringify({ name: `At ${path}`, image }) }
  })
  const { page } = await start()
  const { server } = await startHistoryScene(chain, undefined, {
    nfts: { origins: [allowed], ipfsGateway: `${allowed}/ipfs/` },
  })
  const owner = stranger()
  const uris = [
    [`${allowed}/{id}.json`, `At /${'1'.padStart(64, '0')}.json`],
    ['ipfs://bafy/1.json', 'At /ipfs/bafy/1.json'],
    [`${allowed}/redirect`, null],
    [`${allowed}/long`, null],
    [`${allowed}/never`, null],
    [`${elsewhere}/1.json`, null],
    ['ipfs://../secret', null],
    [`${allowed.replace('//', '//user@')}/1.json`, null],
    ['file:///etc/passwd', null],
    ['data:application/json;utf8,{"name":"On chain","image":"https://elsewhere.example/1.png"}', 'On chain'],
  ] as const
  for (const [index, [uri]] of uris.entries())
    await deployNft(chain, `0x${String(index).repeat(40)}`.replace('0x0000', '0x000f'), owner, saying(uri))
  const { body } = await requestJson(`${server.url}/v1/account/${owner}/nfts?projectId=p&chainId=eip155:31337`)
  const { data } = getNfts.answer.parse(body)
  expect(data.map(({ name }) => name).reverse()).toEqual(uris.map(([, name]) => name))
  const images = data.map(({ image }) => image).filter((image) => image !== null)
  expect(images).toEqual([`${allowed}/ipfs/bafy/1.png`])
  expect(requested.filter((path) => !/^\/(redirect|long|never|ipfs\/bafy\/1\.json|0+1\.json)$/.test(path))).toEqual([])

  // Without configured hosts nothing is fetched.
  requested.length = 0
  expect((await page(owner)).data.map(({ name }) => name).filter((name) => name !== null)).toEqual(['On chain'])
  expect(requested).toEqual([])
})

it('the NFT route draws pictures in every encoding that contracts use', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="#f00"/>${'<g/>'.repeat(6000)}</svg>`
  const drawn = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'
  const json = JSON.stringify({ image_data: svg })
  const forms: readonly (readonly [string, string])[] = [
    [svg, drawn],
    [`data:image/svg+xml;utf8,${svg}`, drawn],
    [`data:text/plain;charset=utf-8,${json}`, drawn],
    [
      `data:application/json; charset="utf-8",${encodeURIComponent(`\ufeff${JSON.stringify({ image: cid })}`)}`,
      `https://ipfs.example/${cid}`,
    ],
    [JSON.stringify({ image: `ar://${cid}/1` }), `https://arweave.example/${cid}/1`],
    ['PICTURE/1.png', 'PICTURE/1.png'],
    ['PICTURE/bom.json', drawn],
  ]
  const host = createServer(({ url }, response) => {
    if (url === '/1.png') response.writeHead(200, { 'content-type': 'image/png' }).end('a'.repeat(400_000))
    else response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(`\ufeff${json}`)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => host.once('listening', resolve))
  onTestFinished(() => void host.close())
  const here = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const gateways = { ipfsGateway: 'https://ipfs.example/', arweaveGateway: 'https://arweave.example/' }
  const { page } = await start(undefined, { nfts: { origins: [here], ...gateways } })
  const owner = stranger()
  for (const [index, [uri]] of forms.entries())
    await deployNft(chain, `0xabc${String(index).repeat(37)}`, owner, saying(uri.replace('PICTURE', here)))
  const { data } = await page(owner)
  expect(data.map(({ image }) => image).reverse()).toEqual(forms.map(([, image]) => image.replace('PICTURE', here)))
})

it('the NFT route flags only contracts that imitate a listed token, hide characters or name a website, also in the history', async () => {
  const owner = stranger()
  const listed = `0x${'5a'.repeat(20)}`
  const names = [
    ['USD\u0421', true],
    ['Claim at usdc-gift.com', true],
    ['U\u200bSDC', true],
    ['tusd', true],
    ['ETHER', true],
    ['Local Gems', false],
    ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467} Family', false],
    ['Listed at pictures.com', false],
  ] as const
  const addresses = names.map((_, index) => `0x${String(index + 1).repeat(40)}`)
  addresses[addresses.length - 1] = listed
  for (const [index, [name]] of names.entries()) await deployNft(chain, String(addresses[index]), owner, saying(name))
  const options = chainOptions([chain], { accounts: 'all' })
  const config = options.chains?.['eip155:31337'] as { readonly tokens: readonly object[] }
  const tokens = [...config.tokens, { address: listed, name: 'Pictures', symbol: 'PIC', decimals: 0 }]
  const { page, id, server } = await start(undefined, { chains: { 'eip155:31337': { ...config, tokens } } } as never)
  const expected = Object.fromEntries(addresses.map((address, index) => [`${id}:${address}`, names[index]?.[1]]))
  const { data } = await page(owner)
  expect(Object.fromEntries(data.map(({ address, flags }) => [address, flags.is_spam]))).toEqual(expected)
  expect(data.map(({ collection }) => collection)).toContain('\u{1f468}\u200d\u{1f469}\u200d\u{1f467} Family')
  const { data: rows } = await sceneOf(chain, server).page(owner)
  const spam = rows.flatMap(({ transfers }) => transfers.map(({ nft_info }) => nft_info?.flags.is_spam))
  expect(spam.filter(Boolean)).toHaveLength(5)
  expect(spam.filter((isSpam) => isSpam === false)).toHaveLength(3)
})

it('the NFT route refuses accounts of another family, and chains it does not serve or has no NFTs for', async () => {
  const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const { server, ask } = await start()
  expect(await ask('8Yv2')).toMatchObject(refused(400, 'address'))
  const at = (chainId: string) =>
    requestJson(`${server.url}/v1/account/${chain.accounts[0]?.address}/nfts?projectId=p&chainId=${chainId}`)
  expect(await at('eip155:1')).toMatchObject(refused(400, 'chainId'))
  expect(await at('x')).toMatchObject(refused(400, 'chainId'))
  const other = await startHistoryScene(chain, undefined, { chains: { [solana]: chain.url } })
  const { status } = await requestJson(
    `${other.server.url}/v1/account/${chain.accounts[0]?.address}/nfts?projectId=p&chainId=${solana}`,
  )
  expect(status).toBe(400)
})
