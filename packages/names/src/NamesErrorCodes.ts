/** Error codes of the names plugin. */
export interface NamesErrorCodes {
  /** The account changed while the wallet was signing. Nothing was registered or saved. */
  'names/accountChanged': string
  /** The account already has a name; `details` is the name. */
  'names/alreadyOwned': string
  /** Invalid name; `details` is `tooShort`, `tooLong` or `invalidCharacters`. */
  'names/invalid': string
  /** The bio is too long or contains characters that aren't allowed. */
  'names/invalidBio': string
  /** The account has no name, so it can't have a bio. */
  'names/noName': string
  /** Names aren't available for this account on this network. */
  'names/unavailable': string
  /** Another account owns this name. */
  'names/taken': string
  /** The signature reached the service too late, or the device's clock is wrong. */
  'names/signatureExpired': string
}

declare module '@kit/core' {
  interface ErrorCodes extends NamesErrorCodes {}
}
