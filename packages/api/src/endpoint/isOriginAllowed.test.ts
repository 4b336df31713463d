import { expect, it } from 'vitest'
import { isOriginAllowed, isOriginListed, isOriginPattern } from './isOriginListed.js'

it.each([
  ['https://a.example', [], true],
  ['https://a.example', ['https://a.example'], true],
  ['https://a.example', ['https://a.example/'], true],
  ['https://A.example', ['https://a.EXAMPLE'], true],
  ['https://a.example', ['a.example'], true],
  ['http://a.example', ['https://a.example'], false],
  ['https://x.a.example', ['*.a.example'], true],
  ['https://x.a.example', ['https://*.a.example'], true],
  ['https://a.example', ['*.a.example'], false],
  ['https://evil-a.example', ['*.a.example'], false],
  ['https://a.example.evil', ['a.example'], false],
  ['https://y.x.a.example', ['*.a.example'], false],
  ['https://y.x.a.example', ['*.*.a.example'], true],
  ['https://a.x.example', ['https://a.*.example'], true],
  ['https://.a.example', ['*.a.example'], false],
  ['https://x.aXexample', ['*.a.example'], false],
  ['https://x.a.example@evil.example', ['*.a.example'], false],
  ['https://pre-1.a.example', ['pre-*.a.example'], false],
  ['https://a.example:8443', ['https://a.example:*'], false],
  ['https://a.example:8443', ['https://a.example'], false],
  ['https://a.example:443', ['https://a.example'], true],
  ['http://x.a.example:3000', ['*.a.example'], true],
  ['http://x.a.example', ['*.a.example:3000'], false],
  ['ftp://x.a.example', ['*.a.example'], false],
  ['https://a.b.example.com', ['https://*.example.com'], false],
  ['https://evil-example.com', ['https://*.example.com'], false],
  ['https://x.example.com.', ['https://*.example.com'], false],
  ['https://x.example.com@evil.com', ['https://*.example.com'], false],
  ['https://user:word@x.example.com', ['https://*.example.com'], false],
  ['https://X.Example.COM', ['https://*.example.com'], true],
  ['http://x.example.com', ['https://*.example.com'], false],
  ['https://x.example.com:8443', ['https://*.example.com'], false],
  ['null', ['*.a.example', '*'], false],
  ['https://aXexample', ['https://a.example'], false],
  ['http://localhost:4400', ['https://a.example'], true],
  ['https://localhost.evil.example', ['https://a.example'], false],
])('isOriginAllowed checks %s against %j: %s', (origin, patterns, allowed) => {
  expect(isOriginAllowed(origin, patterns)).toBe(allowed)
})

it('isOriginListed matches local pages like others', () => {
  expect(isOriginListed('http://localhost:4400', ['https://a.example'])).toBe(false)
  expect(isOriginListed('http://localhost:4400', ['http://localhost:4400'])).toBe(true)
})

it.each(['https://a.example/path', 'https://a.example:*', '*.a.example:*', 'pre-*.a.example', '', '*.'])(
  'isOriginPattern returns false for %j',
  (pattern) => {
    expect(isOriginPattern(pattern)).toBe(false)
  },
)

it.each(['https://a.example', 'https://a.example/', '*.a.example:8443', 'http://[::1]:3000', 'app://localhost'])(
  'isOriginPattern returns true for %j',
  (pattern) => {
    expect(isOriginPattern(pattern)).toBe(true)
  },
)
