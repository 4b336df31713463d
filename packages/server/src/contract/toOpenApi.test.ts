import { expect, it } from 'vitest'
import { startTestServer } from '../testing/startTestServer.js'
import { endpoints } from './endpoints.js'
import { toOpenApi } from './toOpenApi.js'

it('toOpenApi returns a document with every call of the contract under its own name', async () => {
  const { url } = await startTestServer()
  const response = await fetch(`${url}/openapi.json`)
  expect(response.status).toBe(200)
  const document = (await response.json()) as {
    openapi: string
    paths: Record<string, Record<string, { operationId: string }>>
  }
  expect(document.openapi).toBe('3.1.0')
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(endpoints.map(({ id }) => id)))
})

it('the OpenAPI document has for each call its success, bodies that are too large, and unavailability', () => {
  const { paths } = toOpenApi(endpoints, { version: '0' }) as {
    paths: Record<string, Record<string, { responses: object; requestBody?: { content: object } }>>
  }
  for (const { method, path, status, body, id } of endpoints) {
    const { responses = {}, requestBody } = paths[path]?.[method.toLowerCase()] ?? {}
    const statuses = Object.keys(responses)
    expect(statuses.filter((text) => text.startsWith('2'))).toEqual([String(status)])
    expect(statuses, id).toContain('503')
    expect(statuses.includes('413'), id).toBe(body.type !== 'undefined')
    const mediaType = id === 'sendBitcoinTransaction' ? 'text/plain' : 'application/json'
    expect(Object.keys(requestBody?.content ?? {}), id).toEqual(body.type === 'undefined' ? [] : [mediaType])
  }
  for (const path of ['/e', '/batch']) expect(Object.keys(paths[path]?.['post']?.responses ?? {})).toContain('202')
})

it('the OpenAPI document names each parameter once, and exactly the path parameters of the path', async () => {
  for (const endpoint of endpoints) {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const { shape = {} } = endpoint.params as { shape?: object }
    expect(Object.keys(shape).sort(), endpoint.id).toEqual(inPath.sort())
  }
})

it('the OpenAPI document has only paths that exist: no call gets the 404 of the router', async () => {
  const { url } = await startTestServer()
  for (const { method, path, aliases } of endpoints) {
    for (const template of [path, ...aliases]) {
      const response = await fetch(url + template.replace(/\{\w+\}/g, 'x'), {
        method,
        ...(method !== 'GET' && { body: '{' }),
      })
      const text = await response.text()
      expect(response.status === 404 && text === 'Not found', `${method} ${template}`).toBe(false)
    }
  }
})
