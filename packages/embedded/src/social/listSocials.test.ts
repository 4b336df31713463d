import { expect, it } from 'vitest'
import { layoutSocials } from '../react/layoutSocials.js'
import { listSocials } from './listSocials.js'

const desktop = { isTelegram: false, os: 'mac' } as const

it("listSocials returns the app's providers in its order, without duplicates or unknown ones", () => {
  expect(listSocials(undefined, desktop)).toEqual([
    'google',
    'x',
    'discord',
    'farcaster',
    'github',
    'apple',
    'facebook',
  ])
  expect(listSocials(['x', 'google', 'x', 'myspace' as 'x'], desktop)).toEqual(['x', 'google'])
  expect(listSocials(false, desktop)).toEqual([])
})

it.each([
  ['ios', ['x', 'facebook', 'github']],
  ['mac', ['google', 'facebook', 'github']],
  ['android', ['google', 'github']],
  ['windows', ['google', 'x', 'facebook', 'github']],
] as const)("listSocials leaves out providers that don't work in Telegram on %s", (os, left) => {
  expect(listSocials(['google', 'x', 'facebook', 'github'], { isTelegram: true, os })).toEqual(left)
})

it('layoutSocials shows one wide button, or one line of round buttons whose last one opens the rest', () => {
  const all = listSocials(undefined, desktop)
  expect(layoutSocials([], 0)).toEqual({ wide: undefined, round: [], hasMore: false })
  expect(layoutSocials(all.slice(0, 1), 0)).toEqual({ wide: 'google', round: [], hasMore: false })
  expect(layoutSocials(all.slice(0, 2), 0)).toEqual({ wide: undefined, round: ['google', 'x'], hasMore: false })
  expect(layoutSocials(all.slice(0, 6), 0)).toEqual({ wide: undefined, round: all.slice(0, 6), hasMore: false })
  expect(layoutSocials(all, 0)).toEqual({ wide: undefined, round: all.slice(0, 5), hasMore: true })
})

it('layoutSocials keeps room in the line for other round buttons', () => {
  const all = listSocials(undefined, desktop)
  expect(layoutSocials(all.slice(0, 5), 1)).toEqual({ wide: undefined, round: all.slice(0, 5), hasMore: false })
  expect(layoutSocials(all.slice(0, 6), 1)).toEqual({ wide: undefined, round: all.slice(0, 4), hasMore: true })
})
