import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ViewEntry } from './ModalState.js'
import { popped, poppedTo, pushed, type Route, replaced, resetTo } from './Route.js'

const entry = fc.constantFrom<ViewEntry>(
  { name: 'Connect', data: undefined },
  { name: 'AllWallets', data: undefined },
  { name: 'Networks', data: undefined },
  { name: 'SwitchNetwork', data: { networkId: 'eip155:1' } },
)
const move = fc.oneof(
  entry.map(pushed),
  entry.map(replaced),
  entry.map(resetTo),
  entry.map(({ name }) => poppedTo(name)),
  fc.constant(popped),
)
const start: Route = { history: [{ name: 'Connect', data: undefined }], direction: 'next' }

describe('Route', () => {
  it('never becomes empty, whatever the operations', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        expect(moves.reduce((state, act) => act(state), start).history.length).toBeGreaterThan(0)
      }),
    )
  })

  it('reset leaves a history of a single view', () => {
    const there = pushed({ name: 'AllWallets', data: undefined })(start)
    expect(resetTo({ name: 'Networks', data: undefined })(there).history).toEqual([
      { name: 'Networks', data: undefined },
    ])
  })

  it('has one entry for a view that is pushed twice', () => {
    const push = pushed({ name: 'AllWallets', data: undefined })
    expect(push(push(start)).history).toHaveLength(2)
  })

  it('pops the view that was pushed', () => {
    const there = pushed({ name: 'AllWallets', data: undefined })(start)
    expect(popped(there)).toEqual({ history: start.history, direction: 'prev' })
  })

  it('goes back to the last view with a name, and stays when there is none', () => {
    const names = (state: Route) => state.history.map(({ name }) => name)
    const list: Route = {
      history: (['Account', 'Connect', 'AllWallets', 'GetWallet'] as const).map((name) => ({ name, data: undefined })),
      direction: 'next',
    }
    const back = poppedTo('Connect')(list)
    expect([names(back), back.direction]).toEqual([['Account', 'Connect'], 'prev'])
    expect(poppedTo('Connect')(back)).toBe(back)
    expect(poppedTo('Networks')(list)).toBe(list)
  })

  it('changes nothing when the last view is popped', () => {
    expect(popped(start)).toBe(start)
  })
})
