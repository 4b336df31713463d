import { createFakePorts } from '@kit/fakes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Purchase } from '../OnrampState.js'
import { purchasesKey } from '../purchasesKey.js'
import { createPurchases, parsePurchase } from './createPurchases.js'

const key = purchasesKey()

const nowMs = 1_700_000_000_000
const moment = fc.integer({ min: nowMs - 3_000_000, max: nowMs })
const purchase: fc.Arbitrary<Purchase> = fc.record({
  networkId: fc.constantFrom('eip155:1' as const, 'solana:abc' as const),
  address: fc.constantFrom('0xA', '0xB', '0xC'),
  symbol: fc.constantFrom('ETH', 'USDC'),
  amount: fc.constantFrom('50', '12.5'),
  currency: fc.constantFrom('USD', 'EUR'),
  url: fc.constantFrom('https://pay.example/buy?x=1', 'http://localhost:4401/onramp/sandbox'),
  startedAtMs: moment,
  afterMs: moment,
  status: fc.constantFrom('waiting' as const, 'pending' as const, 'success' as const, 'failed' as const),
  orderId: fc.constantFrom(undefined, 'order'),
})

describe('stored purchases', () => {
  it('keep one per account, the last that was written', () => {
    fc.assert(
      fc.property(fc.array(purchase, { maxLength: 12 }), (all) => {
        const ports = createFakePorts()
        const purchases = createPurchases(ports.storage, () => nowMs, key)
        for (const one of all) purchases.write(one)
        const again = createPurchases(ports.storage, () => nowMs, key)
        for (const address of ['0xA', '0xB', '0xC'])
          expect(again.read(address)).toEqual(all.filter((one) => one.address === address).at(-1))
        purchases.remove('0xA')
        expect(again.read('0xA')).toBeUndefined()
      }),
    )
  })

  it('survive invalid input, and link only to https or localhost pages', () => {
    fc.assert(
      fc.property(
        purchase,
        fc.anything(),
        fc.string(),
        fc.constantFrom('url', 'networkId', 'status', 'address', 'startedAtMs'),
        (good, junk, text, field) => {
          for (const value of [junk, { ...good, [field]: junk }, { ...good, url: `${text}//pay.example` }]) {
            const read = parsePurchase(value)
            if (read) expect(read.url).toMatch(/^(https:\/\/|http:\/\/localhost:)/)
          }
          const ports = createFakePorts()
          ports.stored.set(key, text)
          expect(createPurchases(ports.storage, () => nowMs, key).read(good.address)).toBeUndefined()
        },
      ),
    )
    for (const url of ['javascript:alert(1)', 'http://pay.example', 'https://a b', 'data:text/html,x'])
      expect(
        parsePurchase({ networkId: 'eip155:1', address: '0xA', status: 'waiting', startedAtMs: 1, afterMs: 1, url }),
      ).toBeUndefined()
  })

  it('leave storage once they are no longer tracked', () => {
    const ports = createFakePorts()
    let now = nowMs
    const row = {
      networkId: 'eip155:1',
      address: '0xA',
      symbol: 'ETH',
      amount: '50',
      currency: 'USD',
      url: 'https://pay.example',
      afterMs: 0,
      orderId: undefined,
    } as const
    const purchases = createPurchases(ports.storage, () => now, key)
    purchases.write({ ...row, startedAtMs: now, status: 'waiting' })
    purchases.write({ ...row, address: '0xB', startedAtMs: now, status: 'pending' })
    now += 3_600_001
    expect([purchases.read('0xA'), purchases.read('0xB')?.status]).toEqual([undefined, 'pending'])
    now += 86_400_001
    createPurchases(ports.storage, () => now, key)
    expect(ports.stored.has(key)).toBe(false)
  })
})
