import type { ComponentType } from 'react'
import type { Asked } from '../src/screen/Screen.js'
import type { en } from '../src/text/en.data.js'

/** A view of the frame with what it is given, and how it comes into its state. */
export type FrameState = {
  readonly View: ComponentType<Readonly<Record<string, unknown>> & Asked<unknown>>
  readonly props: Readonly<Record<string, unknown>>
  readonly steps: readonly Step[]
}

/** What is pressed, by its text, or typed into the field. */
export type Step =
  | { readonly press: keyof typeof en; readonly label?: keyof typeof en }
  | { readonly type: string }
  | 'switch'
  | 'open'

/** A state of a view. */
export function stateOf<Props extends Asked<never>>(
  View: ComponentType<Props>,
  props: Omit<Props, keyof Asked<never>>,
  ...steps: readonly Step[]
): FrameState {
  return { View: View as unknown as FrameState['View'], props, steps }
}
