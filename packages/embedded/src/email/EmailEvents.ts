import type { KitErrorCode } from '@kit/core'

/** What a login by e-mail puts on the timeline. The address is in none. */
export interface EmailEvents {
  /** The visitor went into the field for the address. */
  'embedded/emailSelected': object
  /** The visitor gave an address and asked for a mail. */
  'embedded/emailSubmitted': object
  /** The link of the mail was opened: the device is known from now on. */
  'embedded/emailDeviceRegistered': object
  /** A mail with a code is on its way. */
  'embedded/emailCodeSent': object
  'embedded/emailCodePassed': object
  'embedded/emailCodeFailed': { readonly code: KitErrorCode }
  /** The visitor asked for another address in place of theirs. */
  'embedded/emailEdited': object
}

declare module '@kit/core' {
  interface PluginEvents extends EmailEvents {}
}
