import { expect, it } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'

it('reportFailure emits an event with the view and the error that it threw', async () => {
  const { kit, events } = await createTestKit()
  const error = new Error('sunk')
  kit.modal.reportFailure('Networks', error)
  expect(events.at(-1)).toMatchObject({ type: 'modal/viewFailed', view: 'Networks', error })
})
