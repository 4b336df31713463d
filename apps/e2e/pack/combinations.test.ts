import { expect, it } from 'vitest'
import { combinationOf, combinations } from './combinations.js'

it('successive commits are tested with every combination but the first, which every run tests', () => {
  const commits = combinations.slice(1).map((_, index) => index.toString(16).padStart(8, '0'))
  expect(commits.map(combinationOf)).toEqual(combinations.slice(1))
  expect(() => combinationOf('HEAD')).toThrow('Not a commit: HEAD')
})
