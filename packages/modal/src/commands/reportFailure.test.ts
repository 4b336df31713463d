import { expect, it } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'

it('tells the timeline which view threw, and what', async () => {
  const { kit, events } = await createTestKit()
  const error = new Error('sunk')
  kit.modal.reportFailure('Networks', error)
  expect(events.at(-1)).toMatchObject({ type: 'modal/viewFailed', view: 'Networks', error })
})
