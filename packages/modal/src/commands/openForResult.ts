import { KitError } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'
import type { ViewEntry } from '../state/ModalState.js'
import type { OpenForResultOptions, ResultView, ViewResults } from '../state/ViewResults.js'

/** Handles the request for a view: an entry of `requests` in the result of a plugin's `setup`, keyed by view name. */
type ViewRequestHandler<Result> = (data: unknown, left: AbortSignal) => Promise<{ readonly result: Promise<Result> }>

/**
 * Opens a view that resolves to a result. The plugin that owns it validates the data first, so invalid data opens nothing. Closing the
 * modal, or going back past the view, aborts the request.
 */
export const openForResult =
  ({ kit, modal }: ModalServices) =>
  async <View extends ResultView>({ view, data }: OpenForResultOptions<View>): Promise<ViewResults[View]['result']> => {
    const handle = findRequestHandler<ViewResults[View]['result']>(kit.plugins, view)
    if (handle === undefined)
      throw new KitError('kit/pluginMissing', {
        shortMessage: `No plugin handles requests for ${view}.`,
        details: view,
      })
    const controller = new AbortController()
    const { result } = await handle(data, controller.signal)
    modal.open({ name: view, data: undefined } as unknown as ViewEntry)
    const end = modal.subscribe(() => {
      const { history, open } = modal.getState()
      if (open && history.some(({ name }) => name === view)) return
      end()
      controller.abort(new KitError('modal/dismissed', { shortMessage: 'The user left the view before responding.' }))
    })
    return result.finally(end)
  }

function findRequestHandler<Result>(plugins: object, view: string): ViewRequestHandler<Result> | undefined {
  for (const plugin of Object.values(plugins) as readonly ({ readonly requests?: object } | null | undefined)[]) {
    const { requests } = plugin ?? {}
    if (typeof requests !== 'object' || requests === null || !Object.hasOwn(requests, view)) continue
    return (requests as { readonly [name: string]: ViewRequestHandler<Result> })[view]
  }
  return undefined
}
