import { type ComponentType, createElement } from 'react'
import { Arming } from '../src/screen/ArmedButton.js'
import type { Requested } from '../src/screen/Screen.js'
import type { watchArmed } from '../src/screen/watchArmed.js'
import type { en } from '../src/text/en.data.js'

/** A view of the frame with its props, and the steps that lead to its state. */
export type FrameState = {
  readonly View: ComponentType<Readonly<Record<string, unknown>> & Requested<unknown>>
  readonly props: Readonly<Record<string, unknown>>
  readonly steps: readonly Step[]
}

/** A button to press, by its text, or text to type into the field. */
export type Step =
  | { readonly press: keyof typeof en; readonly label?: keyof typeof en }
  | { readonly type: string }
  | 'switch'
  | 'open'

/** Accepts clicks made by scripts. */
const arm: typeof watchArmed = (_, onChange) => {
  onChange('armed')
  return { accepts: () => true, stop: () => undefined }
}

/** Creates a state of a view. Its buttons are armed from the start. */
export function stateOf<Props extends Requested<never>>(
  View: ComponentType<Props>,
  props: Omit<Props, keyof Requested<never>>,
  ...steps: readonly Step[]
): FrameState {
  const Armed: FrameState['View'] = (all) =>
    createElement(Arming.Provider, { value: arm }, createElement(View as unknown as FrameState['View'], all))
  return { View: Armed, props, steps }
}
