import { expect, it } from 'vitest'
import { formatAge } from './formatAge.js'

const now = Date.UTC(2026, 10, 26)
const seconds = (count: number) => count * 1000
const days = (count: number) => seconds(count * 86_400)

it('formatAge uses whole units of the longest that fits, with custom labels in English', () => {
  const ages = [
    seconds(0),
    seconds(59.9),
    seconds(60),
    seconds(7_199),
    days(1),
    days(29.9),
    days(30),
    days(364),
    days(731),
  ]
  expect(ages.map((age) => formatAge(now - age, now, 'en-US'))).toEqual([
    '0 sec ago',
    '59 sec ago',
    '1 min ago',
    '1 hr ago',
    '1 d ago',
    '29 d ago',
    '1 mo ago',
    '12 mo ago',
    '2 yr ago',
  ])
})

it('formatAge uses the words and digits of other languages', () => {
  expect(formatAge(now - days(2), now, 'de')).toBe('vor 2 Tagen')
  expect(formatAge(now - days(2), now, 'ar-EG')).toMatch(/[\u0600-\u06ff]/)
})

it('formatAge never reports a time in the future', () => {
  expect(formatAge(now + days(3), now, 'en')).toBe('0 sec ago')
})
