import type { AnswerOf, PayloadOf, RequestName } from '@kit/embedded/protocol'

/** What a request comes with. */
export type RequestContext = {
  readonly id: string
  /** Aborted when the page takes the request back, or goes. */
  readonly signal: AbortSignal
  /** Says to the page, each 10 s, that a person decides. Returns the end. */
  waiting(): () => void
}

/** What answers each request of the page. */
export type Handlers = {
  readonly [Name in RequestName]: (payload: PayloadOf<Name>, context: RequestContext) => Promise<AnswerOf<Name>>
}

/** What the screen needs of the page that embeds the frame. */
export type ScreenPage = {
  dapp(): PayloadOf<'SYNC_DAPP_DATA'> | undefined
  /** Languages of the user, as the browser has them. */
  languages(): readonly string[]
  theme(): PayloadOf<'SYNC_THEME'> | undefined
  /** Tells when the theme is another. Returns the end. */
  watchTheme(listener: () => void): () => void
  /** Makes room for a view. */
  show(height: number): void
  hide(): void
}

/** The page that embeds the frame. */
export type Page = ScreenPage & {
  /** As the browser says it. */
  readonly origin: string
  readonly projectId: string
  tellSession(isConnected: boolean): void
  /** Has the page ask a service that the dapp named. */
  fetch(
    call: { readonly url: string; readonly method: string; readonly params: readonly unknown[] },
    signal: AbortSignal,
  ): Promise<unknown>
}
