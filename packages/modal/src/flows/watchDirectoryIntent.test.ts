import { createFakeDirectory } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'

describe('watchDirectoryIntent', () => {
  it('sends no request before the user views wallets', async () => {
    const directory = createFakeDirectory()
    const { kit, connectAlpha } = await createTestKit({ directory })
    await connectAlpha()
    kit.open()
    expect(directory.requested).toEqual([])
  })

  it('sends no request from an inline modal before the user leaves its first view', async () => {
    const directory = createFakeDirectory()
    const { kit } = await createTestKit({ directory, settings: { inline: true } })
    kit.modal.push('WhatIsAWallet')
    expect(directory.requested).toEqual([])
    kit.modal.replace('AllWallets')
    expect(directory.requested).toEqual(['prefetch', 'loadMore'])
  })

  it('loads the first wallets for the connect view, and the list for AllWallets', async () => {
    const directory = createFakeDirectory()
    const { kit } = await createTestKit({ directory })
    kit.open()
    expect(directory.requested).toEqual(['prefetch'])
    kit.modal.push('AllWallets')
    expect(directory.requested).toEqual(['prefetch', 'prefetch', 'loadMore'])
  })
})
