import { describe, expect, it } from 'vitest'
import { maxPicture, parsePicture } from './parsePicture.js'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100%"><path fill="#f00" d="M0 0"/><text>é 50% ü</text></svg>'
const drawn = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

describe('parsePicture', () => {
  it.each([
    ['as it is', svg],
    ['after a byte order mark', `\ufeff${svg}`],
    ['percent-encoded', `data:image/svg+xml,${encodeURIComponent(svg)}`],
    ['with unescaped # and %', `data:image/svg+xml;utf8,${svg}`],
    ['with escaped # alone', `data:image/svg+xml;charset=utf-8,${svg.replaceAll('#', '%23')}`],
    ['with parameters and blanks', `data:image/svg+xml; charset="utf-8",${svg}`],
    ['in base64', drawn],
    ['in base64 with a charset', `data:image/svg+xml;charset=utf-8;base64,${drawn.split(',')[1]}`],
    ['as plain text', `data:text/plain;charset=utf-8,${svg}`],
    ['as base64 of no type', `data:;base64,${drawn.split(',')[1]}`],
  ])('normalizes an SVG given %s so that every browser renders all of it', (_how, text) => {
    expect(parsePicture(text)).toBe(drawn)
  })

  it('keeps declarations, comments and document types before an SVG', () => {
    for (const start of [
      '<?xml version="1.0"?>\n',
      '<!-- drawn -->',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">\n',
    ])
      expect(Buffer.from(String(parsePicture(start + svg)).split(',')[1] ?? '', 'base64').toString()).toBe(start + svg)
  })

  it('returns other images in data URIs unchanged', () => {
    for (const text of ['data:image/png;base64,AA==', 'data:image/webp;base64,AA=='])
      expect(parsePicture(text)).toBe(text)
  })

  it('accepts nothing else as a picture', () => {
    for (const text of [
      '',
      'https://a.example/1.png',
      '{"name":"a"}',
      'data:text/html,<svg onload=alert(1)></svg>',
      '<html><svg></svg></html>',
      'data:image/svg+xml,plain',
      'data:text/plain,plain',
      'javascript:1',
    ])
      expect(parsePicture(text), text).toBeUndefined()
  })

  it('limits the length of pictures', () => {
    const png = 'data:image/png;base64,'
    expect(parsePicture(png.padEnd(maxPicture, 'A'))).toHaveLength(maxPicture)
    expect(parsePicture(png.padEnd(maxPicture + 1, 'A'))).toBeUndefined()
    expect(parsePicture(`<svg>${'a'.repeat(maxPicture * 0.7)}`)).toBeDefined()
    expect(parsePicture(`<svg>${'a'.repeat(maxPicture * 0.8)}`)).toBeUndefined()
  })

  it('returns without delay for long text', () => {
    const startedMs = performance.now()
    for (const start of ['', '<svg', '<!--', '<?xml', 'data:', 'data:image/svg+xml,', 'data:image/svg+xml;'])
      for (const part of ['%', '<!---->', ';a', '%41%', ' ', '<?xml ?>']) parsePicture(start + part.repeat(300_000))
    expect(performance.now() - startedMs).toBeLessThan(1000)
  })
})
