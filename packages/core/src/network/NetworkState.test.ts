import { describe, expect, it } from 'vitest'
import type { Network } from '../chain/Network.js'
import { isSupported, type NetworkState } from './NetworkState.js'

const network = (id: string) => ({ id }) as Network
const state = (requested: readonly Network[], active: Network | undefined) => ({ requested, active }) as NetworkState

describe('isSupported', () => {
  it('returns true when the requested list is empty or contains the active network', () => {
    const [one, two] = [network('eip155:1'), network('eip155:2')]
    expect(isSupported(state([], two))).toBe(true)
    expect(isSupported(state([one, two], two))).toBe(true)
    expect(isSupported(state([one], two))).toBe(false)
    expect(isSupported(state([one], undefined))).toBe(true)
  })
})
