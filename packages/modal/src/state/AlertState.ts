import type { AlertCode } from '@kit/core'

/** An alert to the developer, shown in debug only. */
export type AlertState =
  | { readonly open: false }
  | {
      readonly open: true
      readonly variant: 'error' | 'warning' | 'info'
      readonly code: AlertCode
      readonly message: string
      readonly details: string
    }
