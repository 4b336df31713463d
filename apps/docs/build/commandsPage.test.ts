import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commandsPage } from './commandsPage.js'
import { root } from './repository.js'

it('the page of commands has every command of the tables, with a sentence', () => {
  const named = ['packages/core/src/engine/commandTable.ts', 'packages/modal/src/commands/modalTable.ts'].flatMap(
    (path) =>
      [
        ...readFileSync(join(root, path), 'utf8').matchAll(
          /^ {2}(\w+): (?:asyncCommand|action|syncCommand|openEither)\(/gm,
        ),
      ].map(([, name = '']) => name),
  )
  const rows = [...commandsPage().matchAll(/^\| `kit(?:\.modal)?\.(\w+)` \| [A-Z].+\. \|$/gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(40)
  expect(rows.toSorted()).toEqual(named.toSorted())
  expect(commandsPage()).toContain('| `kit.cancelConnect` | Cancels a connect in progress. |')
})
