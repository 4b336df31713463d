import { describe, expect, it } from 'vitest'
import { connectTarget } from './connectTarget.js'

describe('connectTarget', () => {
  it('returns the namespace that the list is limited to, and the network that led there', () => {
    const wanted = { namespace: 'solana', networkId: 'solana:1' } as const
    expect(connectTarget(wanted)).toEqual(wanted)
  })

  it('returns the selected namespace without a network of another', () => {
    expect(connectTarget({ namespace: 'solana', networkId: 'solana:1' }, 'eip155')).toEqual({ namespace: 'eip155' })
  })

  it('leaves the choice to the wallet when nothing is selected', () => {
    expect(connectTarget({ namespace: undefined, networkId: 'eip155:1' })).toEqual({})
  })
})
