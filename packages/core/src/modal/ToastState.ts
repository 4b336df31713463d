/** A short word to the visitor (specification, section 2). `message` is a key of the text catalogue or plain text. */
export type ToastState =
  | { readonly open: false }
  | { readonly open: true; readonly variant: 'loading' | 'success' | 'error'; readonly message: string }
