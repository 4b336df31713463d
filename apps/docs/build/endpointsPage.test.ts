import { endpoints } from '@kit/server/contract'
import { describe, expect, it } from 'vitest'
import { endpointsPage } from './endpointsPage.js'

const page = endpointsPage()
const sectionOf = (heading: string): string =>
  page.split(/^(?=###? )/m).find((text) => text.startsWith(`${heading}\n`)) ?? ''

describe('the page of endpoints', () => {
  it('has every endpoint of the contract with its response', () => {
    expect(endpoints.length).toBeGreaterThan(40)
    for (const { method, path, status, summary } of endpoints) {
      const section = sectionOf(`### ${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
      expect(section).toContain(`Responds with ${status}`)
      expect(section).toContain(summary.split(/[{|<]/)[0])
    }
  })

  it('has the parameters, the body, the access and the errors of an endpoint', () => {
    const prices = sectionOf('### POST /v1/fungible/price')
    expect(prices).toContain('Needs a project.')
    expect(prices).toContain('  addresses: string[] // CAIP-10 IDs')
    expect(prices).toContain('[Errors](#errors): 400, 401, 403, 413, 422, 429, 503')
    expect(sectionOf('### GET /v1/identity/:address')).toContain('| `address` | path | `string` |')
    expect(sectionOf('### GET /v1/identity/:address')).toContain('Also at `/v1/account/{address}/identity`.')
    expect(sectionOf('### GET /auth/v1/me')).toContain('Needs a project and a session.')
    expect(sectionOf('## Errors')).toContain('  status: "FAILED"\n')
    expect(sectionOf('## Errors')).toContain('| 429 | Too many requests')
  })
})
