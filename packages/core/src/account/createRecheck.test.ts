import { createFakePorts } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createStore } from '../store/createStore.js'
import { createRecheck } from './createRecheck.js'

function start() {
  const { clock, platform, advance } = createFakePorts()
  const page = { isVisible: true }
  const reads: boolean[] = []
  const watchers = createStore(0)
  const ports = { clock, platform: { ...platform, isVisible: () => page.isVisible } }
  const recheck = createRecheck(ports, watchers, (isNew) => reads.push(isNew))
  const watch = (by: number) => watchers.update((count) => count + by)
  return { advance, page, recheck, reads, watch }
}

describe('createRecheck', () => {
  it('reads a value again once for each check that it refuses', () => {
    const { advance, recheck, reads } = start()
    recheck.refuse(undefined)
    expect(reads).toEqual([])
    recheck.refuse('10')
    recheck.refuse('10')
    expect(reads).toEqual([true])
    recheck.refuse('11')
    recheck.refuse(undefined)
    recheck.refuse('11')
    advance(60_000)
    expect(reads).toEqual([true, true, true])
  })

  it('reads every 10 s while the refusal is shown on a visible page', () => {
    const { advance, page, recheck, reads, watch } = start()
    recheck.refuse('10')
    watch(1)
    expect(reads).toEqual([true, false])
    advance(10_000)
    expect(reads).toHaveLength(3)
    page.isVisible = false
    advance(10_000)
    expect(reads).toHaveLength(3)
    page.isVisible = true
    advance(10_000)
    expect(reads).toHaveLength(4)
    recheck.refuse(undefined)
    advance(60_000)
    expect(reads).toHaveLength(4)
    recheck.refuse('11')
    watch(-1)
    advance(60_000)
    expect(reads).toHaveLength(5)
  })

  it('reads nothing after it is destroyed', () => {
    const { advance, recheck, reads, watch } = start()
    watch(1)
    recheck.refuse('10')
    recheck.destroy()
    watch(1)
    advance(60_000)
    expect(reads).toEqual([true])
  })
})
