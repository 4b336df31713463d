import { expect, it } from 'vitest'
import { unreachedTypes } from './unreachedTypes.js'

const files = (index: string) =>
  new Map([
    ['dist/index.d.ts', index],
    ['dist/room/part.d.ts', "import type { A } from '../other.js'"],
    ['dist/other.d.ts', "declare module '@kit/core' { interface ErrorCodes { a: 'A' } }"],
  ])

it('unreachedTypes returns files that extend types of others without an import from an entry, through any number of files', () => {
  const problem = 'dist/other.d.ts extends types of others, and no entry imports it'
  expect(unreachedTypes(files('export {}'), ['dist/index.d.ts'])).toEqual([problem])
  expect(unreachedTypes(files("export type {} from './other.js'"), ['dist/index.d.ts'])).toEqual([])
  expect(unreachedTypes(files("export { part } from './room/part.js'"), ['dist/index.d.ts'])).toEqual([])
  expect(unreachedTypes(files("import { part } from './room/part.js'"), [])).toEqual([problem])
})
