import { KitError } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'
import type { ViewEntry } from '../state/ModalState.js'
import type { AnsweringView, AskOptions, ViewAnswers } from '../state/ViewAnswers.js'

/** Handles the request for a view: an entry of `requests` in the result of a plugin's `setup`, keyed by view name. */
type TakeRequest<Answer> = (data: unknown, left: AbortSignal) => Promise<{ readonly answer: Promise<Answer> }>

/**
 * Opens a view that resolves to an answer. The plugin that owns it validates the data first, so invalid data opens nothing. Closing the
 * modal, or going back past the view, aborts the request.
 */
export const ask =
  ({ kit, modal }: ModalServices) =>
  async <View extends AnsweringView>({ view, data }: AskOptions<View>): Promise<ViewAnswers[View]['answer']> => {
    const take = findTaker<ViewAnswers[View]['answer']>(kit.plugins, view)
    if (take === undefined)
      throw new KitError('kit/pluginMissing', {
        shortMessage: `No plugin handles requests for ${view}.`,
        details: view,
      })
    const controller = new AbortController()
    const { answer } = await take(data, controller.signal)
    modal.open({ name: view, data: undefined } as unknown as ViewEntry)
    const end = modal.subscribe(() => {
      const { history, open } = modal.getState()
      if (open && history.some(({ name }) => name === view)) return
      end()
      controller.abort(new KitError('modal/dismissed', { shortMessage: 'The user left the view before responding.' }))
    })
    return answer.finally(end)
  }

function findTaker<Answer>(plugins: object, view: string): TakeRequest<Answer> | undefined {
  for (const plugin of Object.values(plugins) as readonly ({ readonly requests?: object } | null | undefined)[]) {
    const { requests } = plugin ?? {}
    if (typeof requests !== 'object' || requests === null || !Object.hasOwn(requests, view)) continue
    return (requests as { readonly [name: string]: TakeRequest<Answer> })[view]
  }
  return undefined
}
