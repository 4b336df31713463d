import { describe, expect, it } from 'vitest'
import { createWatch } from './createWatch.js'

describe('createWatch', () => {
  it('counts each watcher once', () => {
    const { watch, watchers } = createWatch()
    const ends = [watch(), watch()]
    expect(watchers.getState()).toBe(2)
    ends[0]?.()
    ends[0]?.()
    expect(watchers.getState()).toBe(1)
    ends[1]?.()
    expect(watchers.getState()).toBe(0)
  })

  it('calls back after the count has changed', () => {
    const calls: string[] = []
    const { watch, watchers } = createWatch((by) => calls.push(`${by} → ${watchers.getState()}`))
    const end = watch()
    watch()
    end()
    end()
    expect(calls).toEqual(['1 → 1', '1 → 2', '-1 → 1'])
  })
})
