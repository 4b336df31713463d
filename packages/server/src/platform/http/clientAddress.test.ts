import { describe, expect, it } from 'vitest'
import { clientAddress } from './clientAddress.js'

const from = (forwardedFor: string | undefined, trustProxy: number | readonly string[], remoteAddress = '10.0.0.1') =>
  clientAddress({ remoteAddress, forwardedFor }, trustProxy)

describe('clientAddress', () => {
  it.each([
    ['no proxy is trusted', '192.0.2.1', 0, '10.0.0.1'],
    ['one proxy', '203.0.113.9, 192.0.2.1', 1, '192.0.2.1'],
    ['two proxies', '203.0.113.9, 192.0.2.1, 10.0.0.2', 2, '192.0.2.1'],
    ['fewer entries than proxies', '192.0.2.1', 2, '192.0.2.1'],
    ['no header', undefined, 1, '10.0.0.1'],
    ['a port', '192.0.2.1:4711', 1, '192.0.2.1'],
    ['an IPv6 address with a port', '[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['junk', 'unknown', 1, '10.0.0.1'],
    ['junk before an address', '<script>, 192.0.2.1', 1, '192.0.2.1'],
    ['junk between proxies', '192.0.2.1, _hidden, 10.0.0.2', 2, '10.0.0.2'],
  ])('reads the address behind %s', (_, header, trustProxy, address) => {
    expect(from(header, trustProxy)).toBe(address)
  })

  it('trusts only listed proxies, by address, range or name', () => {
    const trusted = ['10.0.0.0/8', '2001:db8:1::/48', 'loopback']
    expect(from('203.0.113.9, 192.0.2.1, 10.9.9.9', trusted)).toBe('192.0.2.1')
    expect(from('192.0.2.1, 2001:db8:1::7', trusted, '127.0.0.1')).toBe('192.0.2.1')
    // Not through a proxy, so its own header is ignored.
    expect(from('192.0.2.1', trusted, '198.51.100.7')).toBe('198.51.100.7')
  })
})
