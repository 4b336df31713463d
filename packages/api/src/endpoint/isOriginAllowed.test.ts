import { expect, it } from 'vitest'
import { isOriginAllowed } from './isOriginAllowed.js'

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
  ['null', ['*.a.example', '*'], false],
  ['https://aXexample', ['https://a.example'], false],
  ['http://localhost:4400', ['https://a.example'], true],
  ['https://localhost.evil.example', ['https://a.example'], false],
])('%s with %j is %s', (origin, patterns, allowed) => {
  expect(isOriginAllowed(origin, patterns)).toBe(allowed)
})
