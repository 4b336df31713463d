import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { resolveWithin } from '../jobs/resolveWithin.js'
import { parseTraceparent } from './parseTraceparent.js'
import { type TraceSpan, type Tracing, untraced } from './Tracing.js'
import type { TracingConfig } from './tracingConfig.js'

/** Options for {@link createOtlpTracing}. */
export type OtlpTracingOptions = {
  readonly config: TracingConfig & { readonly url: string }
  readonly version: string
  /** Returns a number from 0 to 1 for each request, which is traced if it is below `sampleRatio`. */
  readonly random?: () => number
}

/** Also delays the shutdown while the receiver is down. */
const exportMs = 2000

/**
 * Exports spans by OTLP over HTTP. The server draws which requests it traces: if the flag of `traceparent` decided, any client could have
 * all of its requests traced.
 */
export function createOtlpTracing({ config, version, random = Math.random }: OtlpTracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${config.url.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: exportMs,
  })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.serviceName, 'service.version': version }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('kit-server', version)
  const origins = new Set(config.propagateTo)
  const current = new AsyncLocalStorage<Span | undefined>()

  async function runIn<T>(span: Span, work: (span: TraceSpan) => Promise<T>): Promise<T> {
    const fail = (): void => void span.setStatus({ code: SpanStatusCode.ERROR })
    try {
      return await current.run(span, work, {
        rename: (name) => void span.updateName(name),
        set: (attributes) => void span.setAttributes(attributes),
        fail,
      })
    } catch (error) {
      // Not its message, which can quote what users sent.
      span.setAttribute('error.type', (error as Error).name)
      fail()
      throw error
    } finally {
      span.end()
    }
  }

  return {
    serve(traceparent, work) {
      if (random() >= config.sampleRatio) return current.run(undefined, work, untraced)
      const remote = parseTraceparent(traceparent)
      const parent =
        remote === undefined
          ? ROOT_CONTEXT
          : trace.setSpanContext(ROOT_CONTEXT, { ...remote, traceFlags: TraceFlags.SAMPLED, isRemote: true })
      return runIn(tracer.startSpan('request', { kind: SpanKind.SERVER }, parent), work)
    },
    call(name, work) {
      const parent = current.getStore()
      if (parent === undefined) return work(untraced)
      return runIn(tracer.startSpan(name, { kind: SpanKind.CLIENT }, trace.setSpan(ROOT_CONTEXT, parent)), work)
    },
    headersFor(url) {
      const span = current.getStore()
      if (span === undefined || !origins.has(new URL(url).origin)) return {}
      const { traceId, spanId } = span.spanContext()
      return { traceparent: `00-${traceId}-${spanId}-01` }
    },
    async close() {
      await resolveWithin(exportMs, provider.shutdown()).catch(() => undefined)
    },
  }
}
