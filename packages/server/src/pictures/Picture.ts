/** A picture to send. */
export type Picture = {
  /** Its media type. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}
