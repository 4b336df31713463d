import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanImageUrl } from './cleanImageUrl.js'
import { cleanText } from './cleanText.js'
import { isAsciiName } from './isAsciiName.js'
import { isHomoglyph } from './isHomoglyph.js'

describe('cleanText', () => {
  it.each([
    ['Meta\u202eksaM', 'MetaksaM'],
    ['  Wallet\n\tOne ', 'Wallet One'],
    ['a\u200bb\u2066c\ufeff\u0000d', 'abcd'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['محفظة', 'محفظة'],
    ['👛 Wallet', '👛 Wallet'],
    ['\ud800x', 'x'],
    ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
    ['\u{1f3f4}\u200d\u2620\ufe0f x', '\u{1f3f4}\u200d\u2620\ufe0f x'],
    ['\u{1f3f3}\ufe0f\u200d\u{1f308}', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
    [
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['a\u200db\u{1f468}\u200d', 'ab\u{1f468}'],
    ['x\u{e0067}\u{e007f}', 'x'],
  ])('converts %j to %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean)
  })

  it('caps the length without splitting a character', () => {
    expect(cleanText('👛'.repeat(100), 5)).toBe('👛👛👛👛…')
    expect(cleanText('12345', 5)).toBe('12345')
  })

  it('returns an empty string for values that are not strings', () => {
    for (const value of [undefined, null, 7, {}, ['a'], Symbol('a')]) expect(cleanText(value)).toBe('')
  })

  // The unit `binary` of fast-check takes seconds to create.
  const code = fc.oneof(
    fc.integer({ min: 0, max: 0xff }),
    fc.integer({ min: 0x2000, max: 0x206f }),
    fc.nat({ max: 0x10ffff }),
  )
  const character = code.map((point) => String.fromCodePoint(point))

  it('leaves no control, direction or hidden character of any text, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: character }), fc.integer({ min: 1, max: 40 }), (text, most) => {
        const clean = cleanText(text, most)
        return (
          !/[\p{Cc}\p{Cs}\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u.test(clean) &&
          !/(^|(?!\ufe0f)[^\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d|\u200d($|\P{Extended_Pictographic})/u.test(
            clean,
          ) &&
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
  ])('accepts %s', (url) => {
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

describe('isAsciiName', () => {
  it('recognizes the names that need no tables', () => {
    for (const name of ['alice.eth', 'a-1.b.kit.test', '1']) expect(isAsciiName(name), name).toBe(true)
    for (const name of ['Alice.eth', 'a..eth', '', 'ab--c.eth', '_a.eth', 'vit\u0430lik.eth', `${'a'.repeat(256)}`])
      expect(isAsciiName(name), name).toBe(false)
  })
})

describe('isHomoglyph', () => {
  it.each([
    'USD\u0421',
    '\u0415\u0422\u041d',
    'vit\u0430lik',
    '\uff35\uff33\uff24\uff23',
    '\u{1d414}SDC',
    'Wrapped \u0415ther',
    '\u0391\u0391VE',
  ])('returns true for %s', (text) => {
    expect(isHomoglyph(text)).toBe(true)
  })

  it.each([
    'USDC',
    'USD\u20ae0',
    'R\u00e9al',
    '\u0440\u0443\u0431\u043b\u044c',
    '\u65e5\u672c\u5186',
    '\u062f\u0631\u0647\u0645',
    'stETH 2.0',
    '\ud83d\udc8e',
    '2024',
    '\u0394\u03b9\u03ba\u03b1\u03b9\u03ce\u03bc\u03b1\u03c4\u03b1',
  ])('returns false for %s', (text) => {
    expect(isHomoglyph(text)).toBe(false)
  })
})
