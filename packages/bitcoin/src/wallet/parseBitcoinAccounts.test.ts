import { bitcoinForms } from '@kit/testing/bitcoin'
import { describe, expect, it } from 'vitest'
import { parseBitcoinAccounts } from './parseBitcoinAccounts.js'

const { payment, ordinals } = bitcoinForms(new Uint8Array(32).fill(1), 'mainnet', 'p2wpkh')
const elsewhere = bitcoinForms(new Uint8Array(32).fill(1), 'testnet4', 'p2wpkh')
const typesOf = (value: unknown) => parseBitcoinAccounts(value)?.map(({ account }) => [account.address, account.type])

describe('parseBitcoinAccounts with a Taproot address', () => {
  it('uses it for payments when the wallet has no other address and states no purpose', () => {
    expect(typesOf([{ address: ordinals.address }])).toEqual([[ordinals.address, 'payment']])
    const mixed = [
      { address: ordinals.address },
      { address: elsewhere.payment.address },
      { address: elsewhere.ordinals.address },
    ]
    expect(typesOf(mixed)).toEqual([
      [ordinals.address, 'payment'],
      [elsewhere.payment.address, 'payment'],
      [elsewhere.ordinals.address, 'ordinals'],
    ])
  })

  it('uses it for ordinals beside another address, or when the wallet reports that purpose', () => {
    const both = [{ address: ordinals.address }, { address: payment.address }]
    expect(typesOf(both)).toEqual([
      [payment.address, 'payment'],
      [ordinals.address, 'ordinals'],
    ])
    expect(typesOf([{ address: ordinals.address, purpose: 'ordinals' }])).toEqual([[ordinals.address, 'ordinals']])
    expect(typesOf([{ address: ordinals.address, purpose: 'payment' }])).toEqual([[ordinals.address, 'payment']])
  })

  it("reads it once, so a wallet can't change its response later", () => {
    let reads = 0
    const source = {
      address: ordinals.address,
      get purpose() {
        reads += 1
        if (reads > 1) throw new Error('trap')
        return undefined
      },
    }
    expect(typesOf([source])).toEqual([[ordinals.address, 'payment']])
  })
})
