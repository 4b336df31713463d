/** The codes that names add to those of the kit. */
export interface NamesErrorCodes {
  /** The account changed while its wallet was asked: nothing was registered or saved. */
  'names/accountChanged': string
  /** The account has a name: it is in `details`. */
  'names/alreadyOwned': string
  /** The name is none that may be registered; `details` says what is wrong with it: `tooShort`, `tooLong`, `invalidCharacters`. */
  'names/invalid': string
  /** What is to be said about the holder has characters that are not allowed, or is too long. */
  'names/invalidBio': string
  /** The account has no name about which something could be said. */
  'names/noName': string
  /** Names are not offered to this account on this network. */
  'names/notOffered': string
  /** Somebody has the name. */
  'names/taken': string
  /** The wallet answered too late for the service, or the clock of the device is wrong. */
  'names/tooLate': string
}

declare module '@kit/core' {
  interface ErrorCodes extends NamesErrorCodes {}
}
