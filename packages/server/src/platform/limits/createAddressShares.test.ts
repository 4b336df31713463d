import { describe, expect, it } from 'vitest'
import { createNoMetrics } from '../metrics/Metrics.js'
import { addressBlock } from './addressBlock.js'
import { createAddressShares } from './createAddressShares.js'
import { createLimiter } from './createLimiter.js'

const sharesOf = createAddressShares([
  { ranges: ['100.64.0.0/10', '2001:db8::/32'], times: 20 },
  { ranges: ['192.0.2.0/24'], times: 3 },
])

describe('addresses shared by many users', () => {
  it('have the limits of an address as often as the operator sets', () => {
    const addresses = ['100.64.1.1', '2001:db8:1:2::5', '::ffff:192.0.2.9', '192.0.3.1', '2001:db9::1', 'unknown']
    expect(addresses.map((address) => sharesOf(addressBlock(address)))).toEqual([20, 20, 3, 1, 1, 1])
  })

  it('take more points, each address of the range separately', async () => {
    const bucket = { points: 2, windowMs: 60_000 }
    const config = {
      enabled: true,
      rpc: bucket,
      read: bucket,
      write: bucket,
      connect: bucket,
      events: bucket,
      auth: bucket,
    }
    const limiter = createLimiter({ config, metrics: createNoMetrics(), sharesOf })
    const taken = async (block: string) => (await limiter.consume('read', `project|${block}`, 6))?.isAllowed
    expect([await taken('192.0.2.1'), await taken('192.0.2.1')]).toEqual([true, false])
    expect([await taken('192.0.2.2'), await taken('192.0.3.1')]).toEqual([true, false])
  })
})
