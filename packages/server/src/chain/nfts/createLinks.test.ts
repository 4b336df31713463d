import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLinks } from './createLinks.js'

/** A cheap `fc.webUrl()`, whose paths take seconds to set up. */
const webUrl = fc.tuple(fc.webAuthority(), fc.string()).map(([host, path]) => `https://${host}/${encodeURI(path)}`)

const ipfsGateway = 'https://ipfs.example/ipfs/'
const arweaveGateway = 'https://arweave.example/raw'
const linkOf = createLinks({ origins: ['https://*.cdn.example', 'http://127.0.0.1:8080'], ipfsGateway, arweaveGateway })
const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'
const cid1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

it('createLinks links to allowed hosts and the IPFS gateway only', () => {
  const good = {
    'https://a.cdn.example/1.json?x=1': 'https://a.cdn.example/1.json?x=1',
    'http://127.0.0.1:8080/1': 'http://127.0.0.1:8080/1',
    'ipfs://bafy/1.json': `${ipfsGateway}bafy/1.json`,
    'ipfs://ipfs/bafy/1 2.json': `${ipfsGateway}bafy/1%202.json`,
    [cid]: ipfsGateway + cid,
    [`${cid}/1.png`]: `${ipfsGateway}${cid}/1.png`,
    [`/ipfs/${cid1}`]: ipfsGateway + cid1,
    [cid1]: ipfsGateway + cid1,
    'ar://bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U/1.png':
      'https://arweave.example/raw/bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U/1.png',
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
    'ar://../../admin/..//',
    'ar://',
    cid.slice(1),
    `${cid}/../../admin`,
    'bafy',
    'file:///etc/passwd',
    'ftp://a.cdn.example/1',
    '//a.cdn.example/1',
    '/1',
    `https://a.cdn.example/${'a'.repeat(2048)}`,
  ])
    expect(linkOf(text), text).toBeUndefined()
  for (const text of ['ipfs://bafy', cid, 'ar://a']) expect(createLinks({ origins: [] })(text)).toBeUndefined()
})

it.each([
  ['ipfs://bafy/Punk #12.png', `${ipfsGateway}bafy/Punk%20%2312.png`],
  ['ipfs://ipfs/bafy/a/#1.png', `${ipfsGateway}bafy/a/%231.png`],
  ['ipfs://bafy/Punk%20%2312.png', `${ipfsGateway}bafy/Punk%20%2312.png`],
  ['ipfs://bafy/#1 #2.png', `${ipfsGateway}bafy/%231%20%232.png`],
  [`${cid}/Punk #12.png`, `${ipfsGateway}${cid}/Punk%20%2312.png`],
  ['ar://id/Punk #12.png', `${arweaveGateway}/id/Punk%20%2312.png`],
  ['ipfs://bafy/Punk #12.png?filename=#1.png', `${ipfsGateway}bafy/Punk%20%2312.png`],
  ['ipfs://bafy/1.json?x=1', `${ipfsGateway}bafy/1.json`],
  ['ipfs://bafy#1', `${ipfsGateway}bafy`],
  ['ar://id#1', `${arweaveGateway}/id`],
  ['ipfs://bafy/#/../../../admin', undefined],
])('createLinks keeps a # in the file name and drops a query: %s', (text, link) => {
  expect(linkOf(text)).toBe(link)
})

it('createLinks links to no other host for any input', () => {
  const part = fc.constantFrom(
    'https:',
    'ipfs:',
    'ar:',
    cid,
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
        webUrl,
      ),
      (text) => {
        const link = linkOf(text)
        if (link === undefined) return
        const { origin, href } = new URL(link)
        expect(
          [ipfsGateway, `${arweaveGateway}/`].some((gateway) => href.startsWith(gateway)) ||
            /^https:\/\/[^./]+\.cdn\.example$/.test(origin),
          link,
        ).toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})
