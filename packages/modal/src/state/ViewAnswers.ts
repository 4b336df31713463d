/**
 * Views that answer: what they are asked and what comes of it, by their names. Packages that bring one add it by declaration merging, and
 * their plugin takes the requests, as `requests[view]` of what its `setup` returns.
 *
 * @example declare module '@kit/modal' { interface ViewAnswers { Tip: { data: { amount: string }; answer: { hash: string } } } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in features
export interface ViewAnswers {}

/** What a view is asked, and what it answers. */
type Exchange = { readonly data: unknown; readonly answer: unknown }

/** Name of a view that answers. */
export type AnsweringView = {
  [View in keyof ViewAnswers]: ViewAnswers[View] extends Exchange ? View & string : never
}[keyof ViewAnswers]

/** What `kit.open` takes to ask a view. */
export type AskOptions<View extends AnsweringView = AnsweringView> = {
  readonly view: View
  readonly data: ViewAnswers[View]['data']
}
