import { describe, expect, it } from 'vitest'
import { divideEntry } from './divideEntry.js'

describe('divideEntry', () => {
  it('re-exports each file of an entry through a file of its own', () => {
    expect(
      Object.fromEntries(
        divideEntry(
          'react/index',
          `import { a, b as c } from "../page.load.js";\nexport { d as e } from "./view.js";\nexport { a, c, c as f };\n`,
        ),
      ),
    ).toEqual({
      'react/index.js': `export * from "../parts/react/index/view.js";\nexport * from "../parts/react/index/page.load.js";\n`,
      'parts/react/index/view.js': `export { d as e } from "../../../react/view.js";\n`,
      'parts/react/index/page.load.js': `export { a, b as c, b as f } from "../../../page.load.js";\n`,
    })
  })

  it('names the part of another package after its entry', () => {
    const files = divideEntry('index', `export { a } from "./a.js";\nexport { b } from "@kit/core/adapter";\n`)
    expect(files.get('parts/index/kit-core-adapter.js')).toBe('export { b } from "@kit/core/adapter";\n')
  })

  it.each([
    ['one file', 'export { a, b } from "./a.js";'],
    ['code of its own', 'import { a } from "./a.js";\nexport { b } from "./b.js";\nexport const c = a;'],
    ['all exports of a package', 'export * from "react";\nexport { a } from "./a.js";\nexport { b } from "./b.js";'],
    ['a namespace', 'import * as a from "./a.js";\nexport { a };\nexport { b } from "./b.js";'],
  ])('leaves an entry with %s as it is', (_, code) => {
    expect(divideEntry('index', code).size).toBe(0)
  })
})
