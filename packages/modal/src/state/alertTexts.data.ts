import type { AlertCode } from '@kit/core'

/** Alert texts for developers: a one-line message, and what to do. */
export const alertTexts: { readonly [Code in AlertCode]: { readonly message: string; readonly details: string } } = {
  SWITCH_NETWORK_NOT_FOUND: {
    message: 'Network Not Found',
    details: 'The network is not configured in this app. Add it to the networks of its adapter.',
  },
  INVALID_APP_CONFIGURATION: {
    message: 'Invalid App Configuration',
    details: 'The origin of this page is not on the project’s allowlist. Add it in the project settings.',
  },
  IFRAME_LOAD_FAILED: {
    message: 'Network Error',
    details: 'Failed to load the embedded wallet. Check the connection and reload the page.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    message: 'Embedded Wallet Request Timed Out',
    details: 'The embedded wallet did not respond in time. Try again, or reload the page.',
  },
  UNVERIFIED_DOMAIN: {
    message: 'Invalid App Configuration',
    details: 'The domain of this page is not allowed to use the embedded wallet. Add it in the project settings.',
  },
  JWT_TOKEN_NOT_VALID: {
    message: 'Session Expired',
    details: 'The relay rejected the session. Check the date and time settings of this device, then connect again.',
  },
  INVALID_PROJECT_ID: {
    message: 'Invalid App Configuration',
    details: 'The configured service does not recognize the project ID. Check the ID in the options.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    message: 'Project ID Not Configured',
    details: 'A configured service requires a project ID. Pass one in the options.',
  },
}
