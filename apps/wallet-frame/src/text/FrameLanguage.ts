import type { Text } from '@kit/react-ui/feature'

/** The texts of the frame, and how numbers are written. */
export type FrameLanguage = { readonly text: Text; readonly locale: string }
