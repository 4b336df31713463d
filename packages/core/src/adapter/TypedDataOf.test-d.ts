import { describe, expectTypeOf, it } from 'vitest'
import type { Kit } from '../index.js'
import type { TypedData } from './Adapter.js'

declare const kit: Kit
declare const fromServer: TypedData

const domain = { name: 'Mail', chainId: 1 }
const types = {
  Person: [
    { name: 'name', type: 'string' },
    { name: 'wallets', type: 'address[]' },
  ],
  Mail: [
    { name: 'from', type: 'Person' },
    { name: 'to', type: 'Person[]' },
    { name: 'amount', type: 'uint256' },
    { name: 'grid', type: 'uint8[2][]' },
    { name: 'digest', type: 'bytes32' },
    { name: 'urgent', type: 'bool' },
  ],
} as const
const alice = { name: 'Alice', wallets: ['0x8ba1f109551bD432803012645Ac136ddd64DBA72'] } as const
const message = { from: alice, to: [alice], amount: 1n, grid: [[1, '2']], digest: '0x00', urgent: false } as const

describe('kit.signTypedData', () => {
  it('accepts a message of the primary type', () => {
    expectTypeOf(kit.signTypedData({ typedData: { domain, types, primaryType: 'Mail', message } })).toEqualTypeOf<
      Promise<string>
    >()
    kit.signTypedData({ typedData: { domain, types, primaryType: 'Person', message: alice }, networkId: 'eip155:1' })
  })

  it('infers types that are written in the call', () => {
    kit.signTypedData({
      typedData: {
        domain,
        types: { Vote: [{ name: 'proposal', type: 'uint256' }] },
        primaryType: 'Vote',
        message: { proposal: 7 },
      },
    })
    kit.signTypedData({
      typedData: {
        domain,
        types: { Vote: [{ name: 'proposal', type: 'uint256' }] },
        primaryType: 'Vote',
        // @ts-expect-error a number is expected
        message: { proposal: true },
      },
    })
  })

  it('rejects unknown primary types and fields of the wrong type, unknown, or missing', () => {
    // @ts-expect-error no such struct
    kit.signTypedData({ typedData: { domain, types, primaryType: 'Letter', message } })
    // @ts-expect-error Mail has a number
    kit.signTypedData({ typedData: { domain, types, primaryType: 'Mail', message: { ...message, amount: 'one' } } })
    const named = { name: 'Alice', wallets: ['alice'] }
    // @ts-expect-error nested addresses are hex
    kit.signTypedData({ typedData: { domain, types, primaryType: 'Person', message: named } })
    // @ts-expect-error an array of arrays
    kit.signTypedData({ typedData: { domain, types, primaryType: 'Mail', message: { ...message, grid: [1, 2] } } })
    // @ts-expect-error no such field
    kit.signTypedData({ typedData: { domain, types, primaryType: 'Person', message: { ...alice, age: 1 } } })
    // @ts-expect-error fields are missing
    kit.signTypedData({ typedData: { domain, types, primaryType: 'Person', message: { name: 'Alice' } } })
  })

  it('rejects a misspelled field type', () => {
    const misspelled = { Vote: [{ name: 'proposal', type: 'unit256' }] } as const
    kit.signTypedData({
      // @ts-expect-error no value has this type
      typedData: { domain, types: misspelled, primaryType: 'Vote', message: { proposal: 7 } },
    })
  })

  it('accepts data whose types are only known at run time', () => {
    kit.signTypedData({ typedData: fromServer })
    const loose = { Vote: [{ name: 'proposal', type: 'uint256' }] }
    kit.signTypedData({ typedData: { domain, types: loose, primaryType: 'Vote', message: { proposal: true } } })
  })
})
