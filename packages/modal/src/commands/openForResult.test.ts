import { KitError, type Plugin } from '@kit/core'
import { createTestKit as createKit, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { modal } from '../modal.js'
import type { ViewName } from '../state/ModalState.js'

type Ask = (options: { readonly view: string; readonly data: unknown }) => Promise<unknown>

/** Starts a kit with a plugin whose view takes numbers and answers when the test tells it to. */
async function start() {
  let answer: (value: unknown) => void = () => undefined
  let leave: AbortSignal | undefined
  const asking: Plugin<'asking'> = {
    id: 'asking',
    setup: () => ({
      requests: {
        async Account(data: unknown, left: AbortSignal) {
          if (typeof data !== 'number') throw new KitError('kit/invalidOption', { shortMessage: 'No number.' })
          leave = left
          return {
            result: new Promise((resolve, reject) => {
              answer = resolve
              left.addEventListener('abort', () => reject(left.reason))
            }),
          }
        },
      },
    }),
  }
  const { kit } = await createKit({ plugins: [asking, modal()] })
  const open = kit.open as unknown as Ask
  return { kit, open, answer: (value: unknown) => answer(value), hasLeft: () => leave?.aborted }
}

const push = (kit: Awaited<ReturnType<typeof start>>['kit'], name: ViewName) => kit.modal.push(name as 'Networks')

describe('kit.open with data', () => {
  it('opens the view once its plugin accepts the data, and resolves to the result', async () => {
    const { answer, hasLeft, kit, open } = await start()
    const requested = open({ view: 'Account', data: 5 })
    await flushPromises()
    expect(kit.modal.getState()).toMatchObject({ open: true, history: [{ name: 'Account' }] })
    push(kit, 'Networks')
    answer('done')
    expect(await requested).toBe('done')
    kit.close()
    expect(hasLeft()).toBe(false)
  })

  it('opens nothing when the data is invalid or no plugin handles it', async () => {
    const { kit, open } = await start()
    await expect(open({ view: 'Account', data: 'five' })).rejects.toMatchObject({ code: 'kit/invalidOption' })
    await expect(open({ view: 'Networks', data: 5 })).rejects.toMatchObject({ code: 'kit/pluginMissing' })
    await expect(open({ view: 'constructor', data: 5 })).rejects.toMatchObject({ code: 'kit/pluginMissing' })
    expect(kit.modal.getState().open).toBe(false)
  })

  it('rejects when the user closes the modal or navigates away', async () => {
    const { kit, open } = await start()
    const closed = open({ view: 'Account', data: 5 })
    await flushPromises()
    kit.close()
    await expect(closed).rejects.toMatchObject({ code: 'modal/dismissed' })
    const gone = open({ view: 'Account', data: 5 })
    await flushPromises()
    kit.modal.reset('Networks')
    await expect(gone).rejects.toMatchObject({ code: 'modal/dismissed' })
  })
})
