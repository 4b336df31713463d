import { createFakeStorage } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { createSdkStorage, deepLinkKey } from './createSdkStorage.js'

describe('createSdkStorage', () => {
  it('keeps values under its prefix and lists its keys', async () => {
    const port = createFakeStorage({ 'other.thing': '1' })
    const storage = createSdkStorage(port, 'kit.wc.')
    await storage.setItem('a', { b: [1] })
    await storage.setItem('c', 'text')
    expect(await storage.getEntries()).toEqual([
      ['a', { b: [1] }],
      ['c', 'text'],
    ])
    await storage.removeItem('a')
    expect(await createSdkStorage(port, 'kit.wc.').getKeys()).toEqual(['c'])
    expect(await storage.getItem('a')).toBeUndefined()
    expect(port.items.get('other.thing')).toBe('1')
  })

  it("reads the link to the wallet's app under its own name", async () => {
    const port = createFakeStorage({ [deepLinkKey]: '{"href":"wallet://","name":"Wallet"}' })
    expect(await createSdkStorage(port, 'kit.wc.').getItem(deepLinkKey)).toEqual({ href: 'wallet://', name: 'Wallet' })
  })

  it('treats corrupt values as absent', async () => {
    const storage = createSdkStorage(createFakeStorage({ p_a: '{', p_index: 'no' }), 'p_')
    expect(await storage.getItem('a')).toBeUndefined()
    expect(await storage.getKeys()).toEqual([])
  })

  it('keeps values in memory when the storage rejects them', async () => {
    const port = createFakeStorage()
    const storage = createSdkStorage(port, 'p_')
    port.fail('disabled')
    await storage.setItem('a', 1)
    expect(await storage.getItem('a')).toBe(1)
    await storage.removeItem('a')
    expect(await storage.getItem('a')).toBeUndefined()
    expect(port.items.size).toBe(0)
  })

  it('round-trips big IDs', async () => {
    const storage = createSdkStorage(createFakeStorage(), 'p_')
    await storage.setItem('a', { id: 1795198178000000001n })
    expect(await storage.getItem('a')).toEqual({ id: 1795198178000000001n })
  })
})
