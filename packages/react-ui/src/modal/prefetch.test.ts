import { afterEach, describe, expect, it, vi } from 'vitest'
import { prefetch } from './prefetch.js'

afterEach(() => vi.unstubAllGlobals())

describe('prefetch', () => {
  it.each([
    ['a browser that does not tell', undefined, true],
    ['a fast network', { saveData: false, effectiveType: '4g' }, true],
    ['a 3G network', { saveData: false, effectiveType: '3g' }, true],
    ['a 2G network', { saveData: false, effectiveType: '2g' }, false],
    ['a slow 2G network', { saveData: false, effectiveType: 'slow-2g' }, false],
    ['a user who saves data', { saveData: true, effectiveType: '4g' }, false],
  ])('waits until the page is idle, if it loads at all: %s', (_, connection, isLoaded) => {
    vi.stubGlobal('navigator', { connection })
    const idle: (() => void)[] = []
    const load = vi.fn()
    prefetch({ ports: { whenIdle: (work: () => void) => void idle.push(work) } } as never, load)
    expect(load).not.toHaveBeenCalled()
    for (const work of idle) work()
    expect(load).toHaveBeenCalledTimes(isLoaded ? 1 : 0)
  })
})
