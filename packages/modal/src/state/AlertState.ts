import type { AlertCode } from '@kit/core'

/** An alert to the developer, shown in debug only (rule states-33). */
export type AlertState =
  | { readonly open: false }
  | {
      readonly open: true
      readonly variant: 'error' | 'warning' | 'info'
      readonly code: AlertCode
      readonly message: string
      readonly details: string
    }
