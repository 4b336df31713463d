import { createKit, type Kit } from '@kit/core'
import { describe, expectTypeOf, it } from 'vitest'
import { modal } from './modal.js'

const metadata = { name: '', description: '', url: '', icons: [] }

describe('a kit with the modal', () => {
  it('takes the data of a view, and none for a view without', () => {
    const kit = createKit({ metadata, adapters: [], plugins: [modal()] })
    kit.modal.push('SwitchNetwork', { networkId: 'eip155:1' })
    kit.modal.push('Connect')
    // @ts-expect-error data is missing
    kit.modal.push('SwitchNetwork')
    // @ts-expect-error no such view
    kit.modal.push('Nowhere')
    kit.open({ view: 'Networks' })
    expectTypeOf(kit.plugins.modal.open).toEqualTypeOf(kit.open)
    expectTypeOf(kit).toExtend<Kit>()
  })
})

describe('a kit without it', () => {
  it('has nothing of it', () => {
    const kit = createKit({ metadata, adapters: [] })
    // @ts-expect-error the plugin is not given
    kit.open()
    // @ts-expect-error the plugin is not given
    kit.modal
  })
})
