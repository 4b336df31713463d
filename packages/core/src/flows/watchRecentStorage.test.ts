import { createFakePorts } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { watchRecentStorage } from './watchRecentStorage.js'

function setUp() {
  const { storage, writeFromOtherTab } = createFakePorts()
  let reloads = 0
  const recent = { key: 'kit.recent', remember() {}, forget() {}, reload: () => void reloads++ }
  return { storage, writeFromOtherTab, recent, reloads: () => reloads }
}

describe('watchRecentStorage', () => {
  it('reads recent wallets on start, and when another tab wrote them', () => {
    const { recent, reloads, storage, writeFromOtherTab } = setUp()
    const end = watchRecentStorage(storage, recent)
    expect(reloads()).toBe(1)
    writeFromOtherTab('kit.other', 'x')
    expect(reloads()).toBe(1)
    writeFromOtherTab('kit.recent', 'x')
    expect(reloads()).toBe(2)
    end()
    writeFromOtherTab('kit.recent', 'y')
    expect(reloads()).toBe(2)
  })

  it('works without other tabs where storage is blocked', () => {
    const { recent, reloads, storage } = setUp()
    const watch = () => {
      throw new Error('SecurityError')
    }
    watchRecentStorage({ ...storage, watch }, recent)()
    expect(reloads()).toBe(1)
  })
})
