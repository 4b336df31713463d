/**
 * Views that resolve to an answer, with the types of their data and answer, by name. Packages add theirs by declaration merging. Their
 * plugin handles the requests in `requests[view]` of its `setup` result.
 *
 * @example declare module '@kit/modal' { interface ViewAnswers { Tip: { data: { amount: string }; answer: { hash: string } } } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in features
export interface ViewAnswers {}

/** Data and answer of a view. */
type Exchange = { readonly data: unknown; readonly answer: unknown }

/** Name of a view that resolves to an answer. */
export type AnsweringView = {
  [View in keyof ViewAnswers]: ViewAnswers[View] extends Exchange ? View & string : never
}[keyof ViewAnswers]

/** Options for `kit.open` with a view that resolves to an answer. */
export type AskOptions<View extends AnsweringView = AnsweringView> = {
  readonly view: View
  readonly data: ViewAnswers[View]['data']
}
