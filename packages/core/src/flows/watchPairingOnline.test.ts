import { createFakeClock } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { KitError, type KitErrorCode } from '../error/KitError.js'
import { createPairing } from '../pairing/createPairing.js'
import type { PairingState } from '../pairing/PairingState.js'
import { createStore } from '../store/createStore.js'
import { watchPairingOnline } from './watchPairingOnline.js'

function setUp(code: KitErrorCode, isShown = true) {
  const pairing = createPairing({
    store: createStore<PairingState>({ status: 'idle' }),
    clock: createFakeClock(),
    isOnline: () => true,
    onAbandoned() {},
  })
  let online = () => {}
  let started = 0
  const end = watchPairingOnline({
    announcements: {
      listen(type, listener) {
        if (type === 'online') online = () => listener(undefined)
        return () => {
          online = () => {}
        }
      },
    },
    pairing: { ...pairing, isViewed: () => isShown, resume: async () => void started++ },
  })
  pairing.started()
  pairing.ended(new KitError(code, { shortMessage: '' }))
  return { end, comeBack: () => online(), started: () => started }
}

describe('watchPairingOnline', () => {
  it('creates the link again when the page is back online', () => {
    const { comeBack, started } = setUp('network/offline')
    expect(started()).toBe(0)
    comeBack()
    expect(started()).toBe(1)
  })

  it('does nothing after other failures, or when the view was left', () => {
    for (const { end, comeBack, started } of [setUp('pairing/notSupported'), setUp('network/offline', false)]) {
      comeBack()
      expect(started()).toBe(0)
      end()
    }
    const ended = setUp('network/offline')
    ended.end()
    ended.comeBack()
    expect(ended.started()).toBe(0)
  })
})
