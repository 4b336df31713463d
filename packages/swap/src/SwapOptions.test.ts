import { expect, it } from 'vitest'
import { isSwapNetwork, type SwapOptions } from './SwapOptions.js'

const api = {} as SwapOptions['api']

it('isSwapNetwork enables twelve EVM networks, and only those unless the app names others', () => {
  const twelve = [1, 10, 56, 100, 137, 250, 324, 8217, 8453, 42161, 43114, 1313161554].map(
    (id) => `eip155:${id}` as const,
  )
  expect(twelve.filter((id) => !isSwapNetwork(id, { api }))).toEqual([])
  const others = ['eip155:11155111', 'eip155:2', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eip155:13'] as const
  expect(others.filter((id) => isSwapNetwork(id, { api }))).toEqual([])
  expect(isSwapNetwork(undefined, { api })).toBe(false)
  expect(isSwapNetwork('eip155:2', { api, networks: ['eip155:2'] })).toBe(true)
  expect(isSwapNetwork('eip155:1', { api, networks: ['eip155:2'] })).toBe(false)
})
