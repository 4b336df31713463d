import type { ChainNamespace } from '@kit/core'
import type { ViewData, ViewName } from './ModalState.js'
import type { ResultView } from './ViewResults.js'

/** Name of a view that opens without data. */
type PlainView = { [Name in ViewName]: undefined extends ViewData[Name] ? Name : never }[ViewName]

/** Options for `kit.open`. */
export type OpenOptions = {
  /** The view to open instead of the account or the wallet list: one of the kit or of a feature that needs no data. */
  readonly view?: PlainView | ResultView
  readonly namespace?: ChainNamespace
  /** A pairing link that the app created itself, to be shown. */
  readonly uri?: string
}
