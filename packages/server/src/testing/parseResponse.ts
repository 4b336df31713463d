import { expect } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '../contract/Endpoint.js'
import { requestJson } from './requestJson.js'

/** Sends a GET or POST request and returns the body of the 200 response. The body must have exactly the fields in the contract. */
export async function parseResponse<E extends Endpoint>(
  endpoint: E,
  url: string,
  body?: unknown,
): Promise<z.output<E['answer']>> {
  const answer = await requestJson(url, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const parsed = endpoint.answer.parse(answer.body) as z.output<E['answer']>
  expect(parsed).toEqual(answer.body)
  return parsed
}
