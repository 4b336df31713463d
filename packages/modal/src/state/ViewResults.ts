/**
 * Views that resolve to a result, with the types of their data and result, by name. Packages add theirs by declaration merging. Their
 * plugin handles the requests in `requests[view]` of its `setup` result.
 *
 * @example declare module '@kit/modal' { interface ViewResults { Tip: { data: { amount: string }; result: { hash: string } } } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in features
export interface ViewResults {}

/** Data and result of a view. */
type ResultTypes = { readonly data: unknown; readonly result: unknown }

/** Name of a view that resolves to a result. */
export type ResultView = {
  [View in keyof ViewResults]: ViewResults[View] extends ResultTypes ? View & string : never
}[keyof ViewResults]

/** Options for `kit.open` with a view that resolves to a result. */
export type OpenForResultOptions<View extends ResultView = ResultView> = {
  readonly view: View
  readonly data: ViewResults[View]['data']
}
