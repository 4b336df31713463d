/** A short message to the visitor (rule views-11). `message` is a key of the text catalogue or plain text. */
export type ToastState = { readonly open: false } | ({ readonly open: true } & Toast)

/** A toast to show. */
export type Toast = {
  readonly variant: 'loading' | 'success' | 'error'
  readonly message: string
  /** What follows the message, as plain text: a reason. */
  readonly detail?: string
}
