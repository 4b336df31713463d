import type { PayloadOf } from '@kit/embedded/protocol'

/** What the screen needs of the page that embeds the frame. */
export type ScreenPage = {
  dapp(): PayloadOf<'SYNC_DAPP_DATA'> | undefined
  /** Languages of the user, as the browser has them. */
  languages(): readonly string[]
  theme(): PayloadOf<'SYNC_THEME'> | undefined
  /** Tells when the theme is another. Returns the end. */
  watchTheme(listener: () => void): () => void
  show(height: number): void
  hide(): void
}
