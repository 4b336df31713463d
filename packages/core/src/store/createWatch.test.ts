import { describe, expect, it } from 'vitest'
import { createWatch } from './createWatch.js'

describe('createWatch', () => {
  it('counts those that watch, each once', () => {
    const { watch, watchers } = createWatch()
    const ends = [watch(), watch()]
    expect(watchers.getState()).toBe(2)
    ends[0]?.()
    ends[0]?.()
    expect(watchers.getState()).toBe(1)
    ends[1]?.()
    expect(watchers.getState()).toBe(0)
  })

  it('calls begin and end with the new count', () => {
    const calls: string[] = []
    const { watch, watchers } = createWatch({
      begin: () => calls.push(`begin ${watchers.getState()}`),
      end: () => calls.push(`end ${watchers.getState()}`),
    })
    const end = watch()
    watch()
    end()
    end()
    expect(calls).toEqual(['begin 1', 'begin 2', 'end 1'])
  })
})
