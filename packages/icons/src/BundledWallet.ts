/** A wallet of the list. The same fields as a wallet of the kit (`Wallet` of `@kit/core`). */
export type BundledWallet = {
  /** Its reverse domain, or a slug of its name. */
  readonly id: string
  readonly name: string
  readonly homepage: string
  /** Reverse domain under which its extension announces itself (EIP-6963). */
  readonly rdns?: string
  readonly chains: readonly `${string}:${string}`[]
  /** Links that open the app with a pairing link: scheme of the phone app and of the desktop app, URL of the web app. */
  readonly mobileLink?: string
  readonly desktopLink?: string
  readonly webappLink?: string
  /** Universal link of the phone app. */
  readonly linkMode?: string
  readonly appStore?: string
  readonly playStore?: string
  readonly chromeStore?: string
  readonly certified: true
  /** Icon as a `data:` URL. */
  readonly imageUrl?: string
}
