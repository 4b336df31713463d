/** An alert to the developer, shown in debug only (specification, sections 4 and 8). */
export type AlertState =
  | { readonly open: false }
  | {
      readonly open: true
      readonly variant: 'error' | 'warning' | 'info'
      readonly code: AlertCode
      readonly message: string
      readonly details: string
    }

/** Alerts of the specification, section 8. */
export type AlertCode =
  | 'SWITCH_NETWORK_NOT_FOUND'
  | 'INVALID_APP_CONFIGURATION'
  | 'IFRAME_LOAD_FAILED'
  | 'IFRAME_REQUEST_TIMEOUT'
  | 'UNVERIFIED_DOMAIN'
  | 'JWT_TOKEN_NOT_VALID'
  | 'INVALID_PROJECT_ID'
  | 'PROJECT_ID_NOT_CONFIGURED'
