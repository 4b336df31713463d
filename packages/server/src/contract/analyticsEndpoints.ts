import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'

/** One analytics event as a dapp sends it. */
export const analyticsEvent = z.object({
  eventId: z.string().min(1).max(64),
  url: z.string().max(2048).optional(),
  domain: z.string().max(256).optional(),
  timestamp: z.number().meta({ description: 'Unix time in milliseconds, by the user’s clock' }),
  props: z
    .object({
      type: z.string().max(64).optional(),
      event: z.string().max(64).optional(),
      address: z.string().max(256).nullish(),
      properties: z.record(z.string(), z.unknown()).optional(),
    })
    .loose(),
})

const kibibytes = (_: unknown, bytes: number): number => Math.ceil(bytes / 1024)

const accepted = z.object({ status: z.literal('OK') })

export const getAnalyticsConfig = defineEndpoint('getAnalyticsConfig', 'GET', '/getAnalyticsConfig', {
  summary: 'Returns whether analytics events are accepted',
  answer: z.object({ isAnalyticsEnabled: z.boolean() }),
})

/** `POST /e`: one event. */
export const sendEvent = defineEndpoint('sendEvent', 'POST', '/e', {
  summary: 'Records one event; discarded while analytics is disabled',
  group: 'events',
  cost: kibibytes,
  body: analyticsEvent,
  status: 202,
  answer: accepted,
  failures: [400, 422],
})

/** `POST /batch`: several events. */
export const sendEvents = defineEndpoint('sendEvents', 'POST', '/batch', {
  summary: 'Records up to 500 events; discarded while analytics is disabled',
  group: 'events',
  cost: kibibytes,
  body: z.array(analyticsEvent).max(500),
  status: 202,
  answer: accepted,
  failures: [400, 422],
})

/** Endpoints of the analytics service. */
export const analyticsEndpoints: readonly Endpoint[] = [getAnalyticsConfig, sendEvent, sendEvents]
