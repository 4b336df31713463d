import { z } from 'zod'

const httpUrl = { protocol: /^https?$/, error: 'must be an http:// or https:// URL' } as const

/** Schema of the option `tracing`. */
export const tracingConfig = z
  .strictObject({
    /** Base URL of an OTLP receiver over HTTP, such as `http://127.0.0.1:4318`. Default: no traces. */
    url: z.url(httpUrl).optional(),
    /** `service.name` of the spans. */
    serviceName: z.string().min(1).max(100).default('kit-server'),
    /** Share of the requests that are traced, from 0 to 1. */
    sampleRatio: z.number().min(0).max(1).default(1),
    /** Origins of servers that receive the trace ID in `traceparent`. */
    propagateTo: z
      .array(
        z
          .url(httpUrl)
          .refine((text) => URL.parse(text)?.origin === text, 'must be an origin like http://10.0.0.5:8545'),
      )
      .default([]),
  })
  .prefault({})

/** Parsed option `tracing`. */
export type TracingConfig = z.output<typeof tracingConfig>
