import { isTest } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'
import { walk } from '../walk.js'

/** Missing in browsers still in use, and tests can't control the clock of `timeout`. */
const joinedSignals = /^AbortSignal\.(any|timeout)$/

/** Rooms that run only on a server or in tests. */
const nodeRooms: readonly string[] = ['packages/server', 'packages/doctor', 'packages/testing', 'apps/e2e']

/** Code that runs in browsers calls nothing that browsers in use lack: only `createAbortLimit` joins and limits signals. */
export const browsersHaveCalls: Rule = ({ rooms }) => {
  const problems: Problem[] = []
  for (const { folder, files } of rooms) {
    if (nodeRooms.includes(folder)) continue
    for (const file of files) {
      if (isTest(file.path) || !file.path.startsWith(`${folder}/src/`)) continue
      for (const statement of file.body)
        walk(statement, (node) => {
          const text = node.type === 'MemberExpression' ? file.text.slice(node.start, node.end) : ''
          const message = `${text} is missing in browsers still in use: use createAbortLimit`
          if (joinedSignals.test(text))
            problems.push({ rule: 'browsers', path: file.path, line: file.lineOf(node.start), message })
          return true
        })
    }
  }
  return problems
}
