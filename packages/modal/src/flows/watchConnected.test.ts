import type { Plugin } from '@kit/core'
import * as fakes from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { modal } from '../modal.js'
import { createTestKit } from '../testing/createTestKit.js'

describe('watchConnected', () => {
  it('closes the modal', async () => {
    const { kit, connectAlpha } = await createTestKit()
    kit.open()
    await connectAlpha()
    expect(kit.modal.getState()).toMatchObject({ open: false, loading: false })
  })

  it('shows Account when the modal is inline', async () => {
    const { kit, connectAlpha, views } = await createTestKit({ settings: { inline: true } })
    kit.open()
    await connectAlpha()
    expect(views()).toEqual(['Account'])
  })

  it('keeps the modal open when a plugin continues the flow', async () => {
    let isHolding = true
    const plugin: Plugin<'next'> = {
      id: 'next',
      setup: ({ contribute }) => void contribute('keepOpen', () => isHolding),
    }
    const { kit, alpha, connectAlpha } = await fakes.createTestKit({ plugins: [modal(), plugin] })
    kit.open()
    await connectAlpha()
    expect(kit.modal.getState().open).toBe(true)
    kit.close({ done: true })
    expect(kit.modal.getState()).toMatchObject({ open: false, done: true })
    isHolding = false
    await kit.disconnect()
    kit.open()
    await connectAlpha()
    expect([kit.modal.getState().open, alpha.requested.length]).toEqual([false, 2])
  })
})
