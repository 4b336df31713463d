import { expect, it } from 'vitest'
import { pictureUri } from './pictureUri.js'

it('hands on links and images within data, and nothing else', () => {
  const good = ['https://a.example/p.png', 'HTTPS://a.example', 'ipfs://bafy/1', 'data:image/png;base64,AA==']
  for (const text of good) expect(pictureUri(text)).toBe(text)
  const bad = ['http://a.example', 'https://', 'https:///x', 'https://a b', 'data:text/html,x', 'javascript:1', '', 7]
  for (const text of bad) expect(pictureUri(text), String(text)).toBeNull()
  expect(pictureUri(`https://${'a'.repeat(2041)}`)).toBeNull()
})

it('is done at once with what a contract made long', () => {
  const startedMs = performance.now()
  for (const start of ['https://', 'ipfs://', 'data:image/', 'data:image/png,']) {
    expect(pictureUri(`${start}${'a'.repeat(400_000)} `)).toBeNull()
  }
  expect(performance.now() - startedMs).toBeLessThan(1000)
})
