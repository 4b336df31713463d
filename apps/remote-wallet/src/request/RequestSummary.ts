/** A request in words. All texts are plain text; what an app controls has been cleaned. */
export type RequestSummary = {
  readonly title: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Longer content, shown unchanged in a box. */
  readonly content?: { readonly label: string; readonly text: string }
  /** What the owner should think about before agreeing. */
  readonly warning?: string
}
