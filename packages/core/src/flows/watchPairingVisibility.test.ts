import { describe, expect, it } from 'vitest'
import type { Pairing } from '../pairing/createPairing.js'
import type { PlatformPort } from '../ports/Ports.js'
import { watchPairingVisibility } from './watchPairingVisibility.js'

describe('watchPairingVisibility', () => {
  it('reports each change of visibility to the pairing until it is stopped', () => {
    let isVisible = true
    let tell = () => {}
    const platform = {
      isVisible: () => isVisible,
      watchVisibility(listener: () => void) {
        tell = listener
        return () => {
          tell = () => {}
        }
      },
    }
    const told: boolean[] = []
    const pairing = { visibilityChanged: (visible: boolean) => void told.push(visible) }
    const end = watchPairingVisibility(platform as unknown as PlatformPort, pairing as Pairing)
    isVisible = false
    tell()
    isVisible = true
    tell()
    end()
    tell()
    expect(told).toEqual([false, true])
  })
})
