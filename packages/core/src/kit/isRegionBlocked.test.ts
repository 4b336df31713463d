import { describe, expect, it } from 'vitest'
import { isRegionBlocked } from './isRegionBlocked.js'

describe('isRegionBlocked', () => {
  it.each(['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Hong_Kong', 'Asia/Macau'])('blocks %s by default', (timeZone) => {
    expect(isRegionBlocked(timeZone)).toBe(true)
  })
  it('leaves other and unknown zones alone', () => {
    expect(isRegionBlocked('Asia/Taipei')).toBe(false)
    expect(isRegionBlocked(undefined)).toBe(false)
  })
  it('obeys the list of the app, and an empty list turns it off', () => {
    expect(isRegionBlocked('Europe/Paris', ['Europe/Paris'])).toBe(true)
    expect(isRegionBlocked('Asia/Shanghai', [])).toBe(false)
  })
})
