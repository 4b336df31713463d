import { describe, expect, it } from 'vitest'
import { allowsImage } from './allowsImage.js'

const page = 'https://dapp.example'
const allows = (url: string, ...sources: readonly string[]): boolean => allowsImage(url, sources, page)

describe('a picture of somebody else’s', () => {
  it('is asked for when it is in its address, or on the page’s own origin', () => {
    expect(allows('data:image/png;base64,AAAA')).toBe(true)
    expect(allows('blob:https://dapp.example/1')).toBe(true)
    expect(allows('https://dapp.example/fox.png')).toBe(true)
    expect(allows('https://cdn.example/fox.png')).toBe(false)
    expect(allows('https://dapp.example:8443/fox.png')).toBe(false)
    expect(allows('https://dapp.example@evil.example/fox.png')).toBe(false)
  })

  it('is asked for from the sources that the app names', () => {
    expect(allows('https://cdn.example/fox.png', 'https://cdn.example')).toBe(true)
    expect(allows('https://a.cdn.example/fox.png', 'https://*.cdn.example')).toBe(true)
    expect(allows('https://a.b.cdn.example/fox.png', 'https://*.cdn.example')).toBe(false)
    expect(allows('https://evil-cdn.example/fox.png', 'https://*.cdn.example')).toBe(false)
    expect(allows('https://cdnxexample/fox.png', 'https://cdn.example')).toBe(false)
    expect(allows('https://anything.example/fox.png', 'https:')).toBe(true)
  })

  it('is never asked for by another scheme, nor without an origin of the page', () => {
    expect(allows('javascript:alert(1)', 'javascript:')).toBe(false)
    expect(allowsImage('https:///fox.png', [''], '')).toBe(false)
  })
})
