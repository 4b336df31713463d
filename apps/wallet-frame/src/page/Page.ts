import type { PayloadOf, RequestName, ResponseOf } from '@kit/embedded/protocol'

export type RequestContext = {
  readonly id: string
  /** Aborts when the page cancels the request, or closes. */
  readonly signal: AbortSignal
  /** Reports to the page, every 10 s, that the user is deciding. Returns a function that stops it. */
  waiting(): () => void
}

/** Handlers of the page's requests. */
export type Handlers = {
  readonly [Name in RequestName]: (payload: PayloadOf<Name>, context: RequestContext) => Promise<ResponseOf<Name>>
}

/** The part of the embedding page that the screen needs. */
export type ScreenPage = {
  dapp(): PayloadOf<'SYNC_DAPP_DATA'> | undefined
  /** Languages of the user, as the browser reports them. */
  languages(): readonly string[]
  theme(): PayloadOf<'SYNC_THEME'> | undefined
  /** Calls `listener` when the theme changes. Returns a function that unsubscribes. */
  watchTheme(listener: () => void): () => void
  /** Resizes the frame for a view. */
  show(height: number): void
  hide(): void
}

/** The page that embeds the frame. */
export type Page = ScreenPage & {
  /** As the browser reports it. */
  readonly origin: string
  readonly projectId: string
  postSession(isConnected: boolean): void
  /** Has the page call a service that the dapp configured. */
  fetch(
    call: { readonly url: string; readonly method: string; readonly params: readonly unknown[] },
    signal: AbortSignal,
  ): Promise<unknown>
}
