import { describe, expect, it } from 'vitest'
import { isSpamText } from './isSpamText.js'

describe('isSpamText', () => {
  it.each([
    ['imitates another', 'USD\u0421'],
    ['imitates another', 'vit\u0430lik.eth'],
    ['imitates another', '\u{1d414}SDC'],
    ['holds a URL', 'Visit https://claim.example to get 5 ETH'],
    ['holds a URL', 'ipfs://bafy'],
    ['holds a URL', 'www.usd-coin.example'],
    ['holds a website', 'Claim at usdc-gift.com'],
    ['holds a website', '$1000 AAVE [ aave.vip ]'],
    ['holds a website', 'КЛЕЙМ.org/now'],
    ['has hidden characters', 'US\u200bDC'],
    ['reverses its letters', '\u202eCDSU'],
    ['has control characters', 'USDC\u0007'],
  ])('returns true for a name that %s: %j', (_, text) => {
    expect(isSpamText(text)).toBe(true)
  })

  it.each([
    'Local Pictures',
    'alice.eth',
    'Mr. Doodle',
    'Vol.2 No.7',
    'Dr.Common',
    'R\u00e9al  \n Gems',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} Family',
    '\u65e5\u672c\u5186',
    '\u0440\u0443\u0431\u043b\u044c',
    '',
    undefined,
    7,
  ])('returns false for %j', (text) => {
    expect(isSpamText(text)).toBe(false)
  })

  it('checks only the beginning of a long text', () => {
    expect(isSpamText(`${'a.'.repeat(5_000_000)}com`)).toBe(false)
  })
})
