/** Names and values of a span's attributes. Never an address, a topic, an email, an IP or a URL. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** A running span. */
export type TraceSpan = {
  /** Replaces the name, once more is known. */
  rename(name: string): void
  set(attributes: SpanAttributes): void
  /** Marks the span as failed. */
  fail(): void
}

/** Port of distributed traces. */
export type Tracing = {
  /** Runs work in a span of a request to this server, which continues the trace of its `traceparent`. */
  serve<T>(traceparent: string | undefined, work: (span: TraceSpan) => Promise<T>): Promise<T>
  /** Runs work in a span of a request that this server sends, below the current one. Without a current span, it only runs the work. */
  call<T>(name: string, work: (span: TraceSpan) => Promise<T>): Promise<T>
  /** Returns the headers that continue the current trace at a URL: none, unless its origin is in `tracing.propagateTo`. */
  headersFor(url: string): Readonly<Record<string, string>>
  /** Exports the spans that ended. */
  close(): Promise<void>
}

/** The span of work that isn't traced. */
export const untraced: TraceSpan = { rename: () => undefined, set: () => undefined, fail: () => undefined }

/** Creates tracing that records nothing. */
export function createNoTracing(): Tracing {
  return {
    serve: (_, work) => work(untraced),
    call: (_, work) => work(untraced),
    headersFor: () => ({}),
    close: async () => undefined,
  }
}
