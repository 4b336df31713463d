import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePairingUri } from './parsePairingUri.js'

/** A cheap `fc.webUrl()`, whose paths take seconds to set up. */
const webUrl = fc.tuple(fc.webAuthority(), fc.string()).map(([host, path]) => `https://${host}/${encodeURI(path)}`)

const topic = '7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'
const symKey = '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
const uri = `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}`

describe('parsePairingUri', () => {
  it.each([
    ['the canonical form', uri],
    ['spaces and line ends around it', ` \n${uri}\n`],
    ['quotes around it', `"${uri}"`],
    ['two slashes after the scheme', uri.replace('wc:', 'wc://')],
    ['one slash after the scheme', uri.replace('wc:', 'wc:/')],
    ['a native deep link', `mywallet://wc?uri=${encodeURIComponent(uri)}`],
    ['a universal link', `https://wallet.example/wc?ref=x&uri=${encodeURIComponent(uri)}`],
    ['a link encoded twice', `mywallet://wc?uri=${encodeURIComponent(encodeURIComponent(uri))}`],
    ['an encoded link alone', encodeURIComponent(uri)],
    ['base64 of the whole link', btoa(uri)],
    ['base64url of the whole link', btoa(uri).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')],
    ['a missing relay protocol', `wc:${topic}@2?symKey=${symKey}&relay-protocol=irn`],
  ])('reads %s', (_, text) => {
    const parsed = parsePairingUri(text)
    expect(parsed.startsWith(`wc:${topic}@2?`)).toBe(true)
    expect(new URL(parsed).searchParams.get('symKey')).toBe(symKey)
    expect(new URL(parsed).searchParams.get('relay-protocol')).toBe('irn')
  })

  it('keeps expiry and methods', () => {
    const parsed = parsePairingUri(`${uri}&expiryTimestamp=1700000000&methods=wc_sessionPropose`)
    expect(parsed).toBe(`${uri}&expiryTimestamp=1700000000&methods=wc_sessionPropose`)
  })

  it.each([
    ['', 'Invalid pairing link'],
    ['hello', 'Invalid pairing link'],
    ['https://dapp.example', 'Invalid pairing link'],
    ['wc:8a5e@1?bridge=https%3A%2F%2Fb.example&key=41', 'unsupported version'],
    [`wc:${topic}@2?relay-protocol=irn`, 'incomplete'],
    [`wc:${topic}@2?relay-protocol=irn&symKey=12`, 'incomplete'],
  ])('rejects %j with a message', (text, sentence) => {
    expect(() => parsePairingUri(text)).toThrow(sentence)
  })

  it('returns a link or throws a TypeError for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), webUrl, fc.string().map(btoaSafe)), (text) => {
        expect(() => parsePairingUri(text)).toThrow(TypeError)
      }),
    )
  })
})

const btoaSafe = (text: string) => btoa(encodeURIComponent(text))
