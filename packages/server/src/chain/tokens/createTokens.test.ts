import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMarketFaults } from '../../config/findMarketFaults.js'
import { parseConfig } from '../../config/parseConfig.js'
import { getSwapTokens } from '../../contract/convertEndpoints.js'
import { anyText } from '../../testing/anyText.js'
import { parseResponse } from '../../testing/parseResponse.js'
import { startTestServer, temporaryDirectory } from '../../testing/startTestServer.js'
import { chainFamilies } from '../chainFamilies.js'
import { cleanText } from './cleanText.js'
import { createAssets } from './createAssets.js'
import { formatDecimal } from './formatDecimal.js'
import { parseTokenList } from './parseTokenList.js'

const assets = createAssets(chainFamilies)
const chain = 'eip155:1'
const token = (change: object = {}) => ({
  chainId: 1,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  logoURI: 'https://example.org/usdc.png',
  ...change,
})
const listOf = (...tokens: (object | null)[]) => ({
  name: 'A list',
  timestamp: '2026-01-01T00:00:00Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens,
})

describe('token list', () => {
  it('contains the tokens of its chain, with lower-case addresses', () => {
    const { tokens, problems } = parseTokenList(assets, chain, listOf(token(), token({ chainId: 10 })))
    expect(problems).toEqual([])
    expect(tokens).toEqual([
      {
        chain: chain,
        address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        logoUri: 'https://example.org/usdc.png',
        eip2612: false,
      },
    ])
  })

  it('names each problem by its path, and drops pictures that a page should not load', () => {
    const faulty = [
      token({ decimals: 6.5 }),
      token({ address: '0x12' }),
      token({ symbol: '\u202e ' }),
      token({ name: undefined }),
      null,
    ]
    const { problems } = parseTokenList(assets, chain, listOf(...faulty))
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'tokens.0.decimals',
      'tokens.1.address',
      'tokens.2.symbol',
      'tokens.3.name',
      'tokens.4',
    ])
    expect(parseTokenList(assets, chain, 'nonsense').problems).toHaveLength(1)
    for (const logoURI of [
      'http://example.org/a.png',
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
    ]) {
      expect(parseTokenList(assets, chain, listOf(token({ logoURI }))).tokens[0]?.logoUri, logoURI).toBeUndefined()
    }
  })

  it('parses any input without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.jsonValue()), (list, tokens) => {
        parseTokenList(assets, chain, list)
        expect(parseTokenList(assets, chain, { tokens }).tokens).toEqual([])
      }),
    )
  })

  it('reloads its edited file, and keeps serving the previous list when the file is invalid', async () => {
    const file = join(temporaryDirectory(), 'tokens.json')
    writeFileSync(file, JSON.stringify(listOf(token())))
    const clock = { nowMs: Date.now() }
    const chains = { [chain]: { upstreams: ['http://127.0.0.1:1'], tokens: file } }
    const { url } = await startTestServer({ chains }, { now: () => clock.nowMs })
    const symbols = async () => {
      const { tokens } = await parseResponse(getSwapTokens, `${url}/v1/convert/tokens?chainId=${chain}`)
      return tokens.map(({ symbol }) => symbol)
    }
    expect(await symbols()).toEqual(['USDC'])
    writeFileSync(file, JSON.stringify(listOf(token(), token({ address: `0x${'1'.repeat(40)}`, symbol: 'ONE' }))))
    clock.nowMs += 1000
    expect(await symbols()).toEqual(['USDC', 'ONE'])
    writeFileSync(file, '{ "tokens": [')
    clock.nowMs += 1000
    expect(await symbols()).toEqual(['USDC', 'ONE'])
  })

  it('prevents startup while it is invalid, and check-config names the place', async () => {
    const directory = temporaryDirectory()
    const file = join(directory, 'tokens.json')
    const prices = join(directory, 'prices.json')
    writeFileSync(file, JSON.stringify(listOf(token({ decimals: -1 }))))
    writeFileSync(prices, JSON.stringify({ 'eip155:1': '12', nonsense: 1 }))
    const input = {
      chains: {
        [chain]: { upstreams: ['http://127.0.0.1:1'], tokens: file },
        'eip155:10': {
          upstreams: ['http://127.0.0.1:1'],
          tokens: [{ address: '0x1', name: 'One', symbol: 'ONE', decimals: 1 }],
        },
        'eip155:5': { upstreams: ['http://127.0.0.1:1'], tokens: join(directory, 'none.json') },
      },
      prices: { file: prices, fixed: { 'eip155:1:0x12': 1 } },
    }
    const faults = findMarketFaults(parseConfig(input))
    expect(faults).toEqual([
      expect.stringMatching(/^chains\.eip155:1\.tokens: tokens\.0\.decimals: /),
      'chains.eip155:10.tokens.0.address: must be a valid address on eip155:10',
      'chains.eip155:5.tokens: the file cannot be read (ENOENT)',
      expect.stringMatching(/^prices\.fixed\.eip155:1:0x12: /),
    ])
    expect(findMarketFaults(parseConfig({ ...input, chains: {}, prices: { file: prices } }))).toEqual([
      'prices.file: eip155:1: must be a price in US dollars',
      expect.stringMatching(/^prices\.file: nonsense: /),
    ])
    await expect(startTestServer(input)).rejects.toMatchObject({ code: 'server/config' })
  })
})

describe('text of contracts', () => {
  it('keeps letters, one line and a maximum length', () => {
    expect(cleanText('US\u202eDC\u200b\n \tCoin\u0000', 60)).toBe('USDC Coin')
    expect(cleanText('😀'.repeat(30), 20)).toBe('😀'.repeat(20))
    expect(cleanText('US\t\u0000\tDC', 60)).toBe('US DC')
    expect(cleanText('US Coin', 3)).toBe('US')
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'
    expect(cleanText(`${family} Coin`, 20)).toBe(`${family} Coin`)
    expect(cleanText(family, 2)).toBe('\u{1f468}')
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (text) => {
        const clean = cleanText(text, 20)
        expect([...clean].length).toBeLessThanOrEqual(20)
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u)
        expect(cleanText(clean, 20)).toBe(clean)
      }),
    )
  })
})

describe('asset IDs', () => {
  it('round-trip verbatim, in any case', () => {
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(hex, (digits) => {
        const id = `eip155:1:0x${digits}`
        const asset = assets.parse(id)
        expect(asset && assets.format(asset)).toBe(id.toLowerCase())
      }),
    )
    for (const { namespace, nativeMarker: marker } of chainFamilies) {
      if (marker === undefined) continue
      expect(assets.parse(`${namespace}:1:${marker}`)).toEqual({ chain: `${namespace}:1`, address: 'native' })
    }
    const wrongs = ['eip155:1', 'eip155::0x', 'eip155:1:0x12', `eip155:1:0x${'0'.repeat(40)}:1`, 'cosmos:1:abc']
    for (const wrong of wrongs) expect(assets.parse(wrong)).toBeUndefined()
    expect(assets.parseAddress('solana', 'So11111111111111111111111111111111111111112')).toBeDefined()
    expect(assets.parseAddress('solana', '0OIl1111111111111111111111111111111111111111')).toBeUndefined()
  })
})

describe('decimal', () => {
  it('has all its places and the same value', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n }),
        fc.integer({ min: 0, max: 36 }),
        (amount, places) => {
          const text = formatDecimal(amount, places)
          expect(text.split('.')[1]?.length ?? 0).toBe(places)
          expect(BigInt(text.replace('.', ''))).toBe(amount)
        },
      ),
    )
  })
})
