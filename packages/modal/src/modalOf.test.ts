import { expect, it } from 'vitest'
import { modalOf, watchVisible } from './modalOf.js'
import { createTestKit } from './testing/createTestKit.js'

it('modalOf returns the modal of a kit that has one', async () => {
  const { kit } = await createTestKit()
  modalOf(kit)?.open({ view: 'AccountSettings' })
  expect(kit.modal.getState().open).toBe(true)
})

it('modalOf returns undefined without a modal, and watchVisible never calls back', () => {
  const modal = modalOf({ plugins: {} })
  expect(modal).toBeUndefined()
  const end = watchVisible(
    modal,
    () => true,
    () => expect.unreachable(),
  )
  end()
})

it('watchVisible reports each change once, until it is ended', async () => {
  const { kit } = await createTestKit()
  const reported: boolean[] = []
  const end = watchVisible(
    modalOf(kit),
    ({ open, history }) => open && history.at(-1)?.name === 'AllWallets',
    (shown) => reported.push(shown),
  )
  kit.open()
  kit.modal.push('AllWallets')
  kit.modal.push('AllWallets')
  kit.modal.back()
  expect(reported).toEqual([true, false])
  kit.modal.push('AllWallets')
  end()
  kit.close()
  expect(reported).toEqual([true, false, true])
})
