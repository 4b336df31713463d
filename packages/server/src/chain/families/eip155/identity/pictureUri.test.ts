import { expect, it } from 'vitest'
import { pictureUri } from './pictureUri.js'

it('pictureUri returns links and data URIs of images, and nothing else', () => {
  const good = ['https://a.example/p.png', 'HTTPS://a.example', 'ipfs://bafy/1', 'data:image/png;base64,AA==']
  for (const text of good) expect(pictureUri(text)).toBe(text)
  const bad = ['http://a.example', 'https://', 'https:///x', 'https://a b', 'data:text/html,x', 'javascript:1', '', 7]
  for (const text of bad) expect(pictureUri(text), String(text)).toBeNull()
  expect(pictureUri(`https://${'a'.repeat(2041)}`)).toBeNull()
})

it('pictureUri returns without delay for a very long URI', () => {
  const startedMs = performance.now()
  for (const start of ['https://', 'ipfs://', 'data:image/', 'data:image/png,']) {
    expect(pictureUri(`${start}${'a'.repeat(400_000)} `)).toBeNull()
  }
  expect(performance.now() - startedMs).toBeLessThan(1000)
})
