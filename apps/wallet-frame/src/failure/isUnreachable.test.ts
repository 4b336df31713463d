import { createClient, http } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { expect, it } from 'vitest'
import { ApiFailure } from './ApiFailure.js'
import { isUnreachable } from './isUnreachable.js'

it.each([
  [new ApiFailure(0, 'network', ''), true],
  [new ApiFailure(0, 'answer', ''), false],
  [new ApiFailure(503, 'network', ''), false],
  [new TypeError('Failed to fetch'), true],
  [new TypeError('Failed to fetch dynamically imported module: https://wallet.dapp.example/assets/Approve.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('NetworkError when attempting to fetch resource.'), true],
  [new TypeError('Load failed'), true],
  [new TypeError('x is not a function'), false],
  [new Error('Failed to fetch'), false],
  [new Error('outer', { cause: new TypeError('Failed to fetch') }), true],
  ['Failed to fetch', false],
  [undefined, false],
])('isUnreachable recognizes for %s whether the network failed: %s', (error, expected) => {
  expect(isUnreachable(error)).toBe(expected)
})

it('isUnreachable recognizes what a chain client reports when no node responds', async () => {
  const client = createClient({ transport: http('http://127.0.0.1:9', { retryCount: 0 }) })
  expect(isUnreachable(await getBlockNumber(client).catch((error: unknown) => error))).toBe(true)
})
