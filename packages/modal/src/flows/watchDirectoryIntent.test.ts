import { createFakeDirectory } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'

describe('the directory', () => {
  it('is asked nothing before the visitor looks at wallets', async () => {
    const directory = createFakeDirectory()
    const { kit, connectAlpha } = await createTestKit({ directory })
    await connectAlpha()
    kit.open()
    expect(directory.asked).toEqual([])
  })

  it('is asked nothing by an embedded modal before the visitor goes on from its first view', async () => {
    const directory = createFakeDirectory()
    const { kit } = await createTestKit({ directory, settings: { embedded: true } })
    kit.modal.push('WhatIsAWallet')
    expect(directory.asked).toEqual([])
    kit.modal.replace('AllWallets')
    expect(directory.asked).toEqual(['prefetch', 'loadMore'])
  })

  it('is asked for its first wallets by the connect view, and for the list by AllWallets', async () => {
    const directory = createFakeDirectory()
    const { kit } = await createTestKit({ directory })
    kit.open()
    expect(directory.asked).toEqual(['prefetch'])
    kit.modal.push('AllWallets')
    expect(directory.asked).toEqual(['prefetch', 'prefetch', 'loadMore'])
  })
})
