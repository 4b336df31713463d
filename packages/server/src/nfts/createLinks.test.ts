import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLinks } from './createLinks.js'

const ipfsGateway = 'https://ipfs.example/ipfs/'
const linkOf = createLinks({ origins: ['https://*.cdn.example', 'http://127.0.0.1:8080'], ipfsGateway })

it('leads to allowed hosts and below the gateway, and nowhere else', () => {
  const good = {
    'https://a.cdn.example/1.json?x=1': 'https://a.cdn.example/1.json?x=1',
    'http://127.0.0.1:8080/1': 'http://127.0.0.1:8080/1',
    'ipfs://bafy/1.json': `${ipfsGateway}bafy/1.json`,
    'ipfs://ipfs/bafy/1 2.json': `${ipfsGateway}bafy/1%202.json`,
  }
  for (const [text, link] of Object.entries(good)) expect(linkOf(text), text).toBe(link)
  for (const text of [
    'https://cdn.example/1',
    'http://a.cdn.example/1',
    'https://a.cdn.example:8443/1',
    'https://user@a.cdn.example/1',
    'https://a.cdn.example@evil.example/1',
    'https://evil.example/#.cdn.example',
    'https://ipfs.example/admin',
    'ipfs://../admin',
    'ipfs://a/../../admin',
    'ipfs://%2e%2e/admin',
    'ipfs://',
    'file:///etc/passwd',
    'ftp://a.cdn.example/1',
    '//a.cdn.example/1',
    '/1',
    `https://a.cdn.example/${'a'.repeat(2048)}`,
  ])
    expect(linkOf(text), text).toBeUndefined()
  expect(createLinks({ origins: [] })('ipfs://bafy')).toBeUndefined()
})

it('leads to no other host whatever is written', () => {
  const part = fc.constantFrom(
    'https:',
    'ipfs:',
    '//',
    '/',
    '..',
    '@',
    '\\',
    '%2e',
    '#',
    '?',
    ':',
    'a.cdn.example',
    'evil',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(part).map((parts) => parts.join('')),
        fc.webUrl(),
      ),
      (text) => {
        const link = linkOf(text)
        if (link === undefined) return
        const { origin, href } = new URL(link)
        expect(href.startsWith(ipfsGateway) || /^https:\/\/[^./]+\.cdn\.example$/.test(origin), link).toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})
