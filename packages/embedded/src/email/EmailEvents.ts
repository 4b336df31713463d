import type { KitErrorCode } from '@kit/core'

/** Events of email sign-in. They never contain the address. */
export interface EmailEvents {
  /** The user focused the email field. */
  'embedded/emailSelected': object
  /** The user submitted an address. */
  'embedded/emailSubmitted': object
  /** The link in the email was opened, so the device is now trusted. */
  'embedded/emailDeviceRegistered': object
  /** An email with a code was sent. */
  'embedded/emailCodeSent': object
  'embedded/emailCodePassed': object
  'embedded/emailCodeFailed': { readonly code: KitErrorCode }
  /** The user started changing their address. */
  'embedded/emailEdited': object
}

declare module '@kit/core' {
  interface PluginEvents extends EmailEvents {}
}
