import { describe, expect, it } from 'vitest'
import type { Pairing } from '../pairing/createPairing.js'
import type { PlatformPort } from '../ports/Ports.js'
import { watchPairingVisibility } from './watchPairingVisibility.js'

describe('watchPairingVisibility', () => {
  it('reports each change of visibility to the pairing until it is stopped', () => {
    let isVisible = true
    let notify = () => {}
    const platform = {
      isVisible: () => isVisible,
      watchVisibility(listener: () => void) {
        notify = listener
        return () => {
          notify = () => {}
        }
      },
    }
    const reported: boolean[] = []
    const pairing = { visibilityChanged: (visible: boolean) => void reported.push(visible) }
    const end = watchPairingVisibility(platform as unknown as PlatformPort, pairing as Pairing)
    isVisible = false
    notify()
    isVisible = true
    notify()
    end()
    notify()
    expect(reported).toEqual([false, true])
  })
})
