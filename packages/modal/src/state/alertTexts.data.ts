import type { AlertCode } from '@kit/core'

/** What an alert says to the developer: one line, and what to do. */
export const alertTexts: { readonly [Code in AlertCode]: { readonly message: string; readonly details: string } } = {
  SWITCH_NETWORK_NOT_FOUND: {
    message: 'Network Not Found',
    details: 'The network is not in the list that the app configured. Add it to the networks of its adapter.',
  },
  INVALID_APP_CONFIGURATION: {
    message: 'Invalid App Configuration',
    details: 'The origin of this page is not on the allow list of the project. Add it where the project is configured.',
  },
  IFRAME_LOAD_FAILED: {
    message: 'Network Error',
    details: 'Could not load the embedded wallet.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    message: 'Embedded Wallet Request Timed Out',
    details: 'The embedded wallet did not answer in time. Try again, or reload the page.',
  },
  UNVERIFIED_DOMAIN: {
    message: 'Invalid App Configuration',
    details: 'The domain of this page must be allowed for the embedded wallet.',
  },
  JWT_TOKEN_NOT_VALID: {
    message: 'Session Expired',
    details: 'The relay refused the session. Check the date and time settings of this device, then connect again.',
  },
  INVALID_PROJECT_ID: {
    message: 'Invalid App Configuration',
    details: 'The project id is not known to the configured service.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    message: 'Project ID Not Configured',
    details: 'A service is configured that needs a project id. Pass one in the options.',
  },
}
