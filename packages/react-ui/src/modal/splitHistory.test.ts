import type { ViewEntry } from '@kit/modal'
import { expect, it } from 'vitest'
import { splitHistory } from './splitHistory.js'

const at = (...names: readonly string[]) => names.map((name) => ({ name, data: undefined }) as ViewEntry)
const names = (history: readonly ViewEntry[] | undefined) => history?.map(({ name }) => name)
const split = (...history: readonly string[]) => {
  const { side, main } = splitHistory(at(...history), true)
  return [names(side), names(main)]
}

it('splitHistory shows help beside the list until something in it is selected', () => {
  expect(split('Connect')).toEqual([['Connect'], ['WhatIsAWallet']])
  expect(split('Account', 'Connect')).toEqual([['Account', 'Connect'], ['WhatIsAWallet']])
})

it('splitHistory keeps the list beside the selection and the views that follow it', () => {
  expect(split('Connect', 'AllWallets', 'ConnectingWalletConnect')).toEqual([
    ['Connect'],
    ['Connect', 'AllWallets', 'ConnectingWalletConnect'],
  ])
})

it('splitHistory returns one pane without a list, and on a narrow card', () => {
  expect(split('Account', 'Networks')).toEqual([undefined, ['Account', 'Networks']])
  const history = at('Connect', 'ConnectingExternal')
  expect(splitHistory(history, false)).toEqual({ main: history })
})
