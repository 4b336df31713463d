import { describe, expect, it } from 'vitest'
import { allowsImage } from './allowsImage.js'

const page = 'https://dapp.example'
const allows = (url: string, ...sources: readonly string[]): boolean => allowsImage(url, sources, page)

describe('allowsImage', () => {
  it('allows a picture in its URL, or on the page’s own origin', () => {
    expect(allows('data:image/png;base64,AAAA')).toBe(true)
    expect(allows('blob:https://dapp.example/1')).toBe(true)
    expect(allows('https://dapp.example/fox.png')).toBe(true)
    expect(allows('https://cdn.example/fox.png')).toBe(false)
    expect(allows('https://dapp.example:8443/fox.png')).toBe(false)
    expect(allows('https://dapp.example@evil.example/fox.png')).toBe(false)
  })

  it('allows the sources that the app configures', () => {
    expect(allows('https://cdn.example/fox.png', 'https://cdn.example')).toBe(true)
    expect(allows('https://a.cdn.example/fox.png', 'https://*.cdn.example')).toBe(true)
    expect(allows('https://a.b.cdn.example/fox.png', 'https://*.cdn.example')).toBe(false)
    expect(allows('https://evil-cdn.example/fox.png', 'https://*.cdn.example')).toBe(false)
    expect(allows('https://cdnxexample/fox.png', 'https://cdn.example')).toBe(false)
    expect(allows('https://anything.example/fox.png', 'https:')).toBe(true)
  })

  it('never allows another scheme, or a page without an origin', () => {
    expect(allows('javascript:alert(1)', 'javascript:')).toBe(false)
    expect(allowsImage('https:///fox.png', [''], '')).toBe(false)
  })
})
