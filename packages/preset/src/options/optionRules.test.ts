import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { optionRules, type Rules } from './optionRules.js'

const page = readFileSync(new URL('../../../../docs/preset.md', import.meta.url), 'utf8')
const [, table = ''] = /^## Options$(.*?)^## /ms.exec(page) ?? []

/** Full names of all options. Nested objects are replaced by their members. */
const names = (rules: Rules, place = ''): readonly string[] =>
  Object.entries(rules).flatMap(([name, [, , members]]) =>
    members === undefined || name === 'metadata' ? [place + name] : names(members, `${place}${name}.`),
  )

it('docs/preset.md lists every option, marks live options, and lists no others', () => {
  const { fixed, live } = optionRules()
  const rows = [...table.matchAll(/^\| (`.+?`)( ●)? \|/gm)].map(([, cell = '', mark]) => ({
    options: cell.replaceAll('`', '').split(', '),
    isLive: mark !== undefined,
  }))
  const listed = (isLive: boolean) =>
    rows
      .filter((row) => row.isLive === isLive)
      .flatMap(({ options }) => options)
      .toSorted()
  // The plugins of these features are created only once.
  const once = ['features.analyticsAddress', 'features.pay', 'features.smartSessions']
  expect(listed(true)).toEqual(
    names(live)
      .filter((name) => !once.includes(name))
      .toSorted(),
  )
  expect(listed(false)).toEqual([...names(fixed), ...once].toSorted())
})
