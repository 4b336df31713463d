import { createKit, type Kit } from '@kit/core'
import { describe, expectTypeOf, it } from 'vitest'
import { modal } from './modal.js'

const metadata = { name: '', description: '', url: '', icons: [] }

describe('the type of a kit with the modal', () => {
  it('requires the data of a view, and rejects data for a view without', () => {
    const kit = createKit({ metadata, adapters: [], plugins: [modal()] })
    kit.modal.push('SwitchNetwork', { networkId: 'eip155:1' })
    kit.modal.push('Connect')
    // @ts-expect-error data is missing
    kit.modal.push('SwitchNetwork')
    // @ts-expect-error no such view
    kit.modal.push('Nowhere')
    kit.open({ view: 'Networks' })
    kit.open({ view: 'GetWallet' })
    // @ts-expect-error data is missing
    kit.open({ view: 'SwitchNetwork' })
    // @ts-expect-error no such view
    kit.open({ view: 'Nowhere' })
    expectTypeOf(kit.plugins.modal.open).toEqualTypeOf(kit.open)
    expectTypeOf(kit).toExtend<Kit>()
  })
})

describe('the type of a kit without the modal', () => {
  it('has no members of the modal', () => {
    const kit = createKit({ metadata, adapters: [] })
    // @ts-expect-error the plugin is not given
    kit.open()
    // @ts-expect-error the plugin is not given
    kit.modal
  })
})
