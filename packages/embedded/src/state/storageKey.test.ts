import { expect, it } from 'vitest'
import { storageKey } from './storageKey.js'

it.each([
  [{}, 'kit/wallet/EMAIL'],
  [{ storagePrefix: 'shop' }, 'shop/wallet/EMAIL'],
])('what the page remembers is under the prefix of the kit: %j', (options, key) => {
  expect(storageKey({ options } as never, 'EMAIL')).toBe(key)
})
