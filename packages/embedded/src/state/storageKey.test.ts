import { expect, it } from 'vitest'
import { storageKey } from './storageKey.js'

it.each([
  [{}, 'kit/wallet/EMAIL'],
  [{ storagePrefix: 'shop' }, 'shop/wallet/EMAIL'],
])('storageKey uses the storage prefix of the kit: %j', (options, key) => {
  expect(storageKey({ options } as never, 'EMAIL')).toBe(key)
})
