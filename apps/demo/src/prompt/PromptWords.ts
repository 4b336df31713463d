/** What a wallet asks its owner, in words. */
export type PromptWords = {
  /** What is asked for, after the name of who asks; or what will happen, as a sentence of its own. */
  readonly title: string
  /** What it means, in a sentence. */
  readonly note?: string
  /** A text to sign, as it is. */
  readonly text?: string
  /** What is in it, by name. */
  readonly rows?: readonly (readonly [name: string, value: string])[]
}
