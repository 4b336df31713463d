import { expect, it } from 'vitest'
import { requestGateways } from './requestGateways.js'

it.each([
  ['GET', 'https://dapp.example/pay/{sender}/{data}'],
  ['POST', 'https://dapp.example/pay'],
])('requestGateways sends no cookies with %s, since a contract may name the page itself', async (method, url) => {
  const requested: unknown[] = []
  const fetch = (async (to: string, options: RequestInit = {}) => {
    requested.push([to, options.method ?? 'GET', options.credentials])
    return { ok: true, status: 200, json: async () => ({ data: '0x51' }) }
  }) as never
  expect(await requestGateways({ fetch }, { sender: '0xAA', data: '0x01', urls: [url] })).toBe('0x51')
  expect(requested).toEqual([[url.replace('{sender}', '0xaa').replace('{data}', '0x01'), method, 'omit']])
})
