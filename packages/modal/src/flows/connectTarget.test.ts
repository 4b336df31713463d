import { describe, expect, it } from 'vitest'
import { connectTarget } from './connectTarget.js'

describe('where the wallet that is chosen next shall be', () => {
  it('is the namespace that the list is limited to, on the network that led there', () => {
    const wanted = { namespace: 'solana', networkId: 'solana:1' } as const
    expect(connectTarget(wanted)).toEqual(wanted)
  })

  it('is the namespace that was chosen, without a network of another', () => {
    expect(connectTarget({ namespace: 'solana', networkId: 'solana:1' }, 'eip155')).toEqual({ namespace: 'eip155' })
  })

  it('is the wallet’s own choice where nothing is wanted', () => {
    expect(connectTarget({ namespace: undefined, networkId: 'eip155:1' })).toEqual({})
  })
})
