import { describe, expect, it } from 'vitest'
import { createLazy } from './createLazy.js'

describe('createLazy', () => {
  it('loads once, and is synchronous afterwards', async () => {
    let loads = 0
    const later = createLazy(async () => {
      loads += 1
      return { n: loads }
    })
    expect(later.now()).toBeUndefined()
    const both = await Promise.all([later.load(), later.run(async (value) => value)])
    expect(both[0]).toBe(both[1])
    let ran = false
    void later.run(async () => {
      ran = true
    })
    expect(ran).toBe(true)
    expect(loads).toBe(1)
  })

  it('retries after a failed load', async () => {
    let loads = 0
    const later = createLazy(async () => {
      loads += 1
      if (loads === 1) throw new Error('offline')
      return loads
    })
    await expect(later.load()).rejects.toThrow('offline')
    expect(await later.load()).toBe(2)
  })

  it('loads again after it was forgotten', async () => {
    const later = createLazy(async () => 1)
    await later.load()
    later.forget()
    expect(later.now()).toBeUndefined()
  })
})
