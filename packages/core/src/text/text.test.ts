import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanImageUrl } from './cleanImageUrl.js'
import { cleanText } from './cleanText.js'

describe('cleanText', () => {
  it.each([
    ['Meta\u202eksaM', 'MetaksaM'],
    ['  Wallet\n\tOne ', 'Wallet One'],
    ['a\u200bb\u2066c\ufeff\u0000d', 'abcd'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['محفظة', 'محفظة'],
    ['👛 Wallet', '👛 Wallet'],
    ['\ud800x', 'x'],
  ])('makes %j into %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean)
  })

  it('caps the length without cutting a character in two', () => {
    expect(cleanText('👛'.repeat(100), 5)).toBe('👛👛👛👛…')
    expect(cleanText('12345', 5)).toBe('12345')
  })

  it('makes nothing of what is not text', () => {
    for (const value of [undefined, null, 7, {}, ['a'], Symbol('a')]) expect(cleanText(value)).toBe('')
  })

  it('leaves no control, direction or hidden character of any text, and is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (text, most) => {
        const clean = cleanText(text, most)
        return (
          !/[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u.test(clean) &&
          Array.from(clean).length <= most &&
          cleanText(clean, most) === clean
        )
      }),
    )
  })
})

describe('cleanImageUrl', () => {
  it.each([
    'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=',
    'data:image/png;base64,iVBORw0KGgo=',
    'https://wallet.example/icon.png?size=64',
    'blob:https://dapp.example/0a1b',
  ])('lets %s through', (url) => {
    expect(cleanImageUrl(url)).toBe(url)
  })

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://wallet.example/icon.png',
    '//wallet.example/icon.png',
    'https://wallet.example/"onerror="alert(1)',
    'file:///etc/passwd',
    '',
    undefined,
    { toString: () => 'https://wallet.example' },
    `data:image/png;base64,${'A'.repeat(300_000)}`,
  ])('drops %j', (url) => {
    expect(cleanImageUrl(url)).toBeUndefined()
  })
})
