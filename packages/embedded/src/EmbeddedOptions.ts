/** What {@link embedded} takes. */
export type EmbeddedOptions = {
  /** Origin of the operator's frame, such as `https://wallet.dapp.example`: best a host of the dapp's own site. */
  readonly frameUrl: string
  /** The project at the operator's kit-server. Default `default`. */
  readonly projectId?: string
  /** Whether visitors log in by e-mail. Default true. */
  readonly email?: boolean
  /** The release of the frame that is trusted, as `READY` names it (`sha384-…`). Another one is not spoken to. Default: any. */
  readonly release?: string
}
