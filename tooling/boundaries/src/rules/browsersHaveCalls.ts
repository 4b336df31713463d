import { isTest } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'
import { walk } from '../walk.js'

/** Missing in browsers still in use, and tests can't control the clock of `timeout`. */
const joinedSignals = /^AbortSignal\.(any|timeout)$/

/** Rooms that run only on a server or in tests. They may limit signals by `AbortSignal.timeout`, but join them like all others. */
const nodeRooms: readonly string[] = ['packages/server', 'packages/doctor', 'packages/testing', 'apps/e2e']

/**
 * Only `createAbortLimit` joins signals, and in browsers it also limits them. Browsers in use lack `AbortSignal.any`, and in Node 20
 * each call of it leaks memory for as long as a parent lives.
 */
export const browsersHaveCalls: Rule = ({ rooms }) => {
  const problems: Problem[] = []
  for (const { folder, files } of rooms) {
    const isNode = nodeRooms.includes(folder)
    for (const file of files) {
      if (isTest(file.path) || !file.path.startsWith(`${folder}/src/`)) continue
      for (const statement of file.body)
        walk(statement, (node) => {
          const text = node.type === 'MemberExpression' ? file.text.slice(node.start, node.end) : ''
          const message = `${text} is not allowed here: use createAbortLimit`
          if (joinedSignals.test(text) && !(isNode && text === 'AbortSignal.timeout'))
            problems.push({ rule: 'browsers', path: file.path, line: file.lineOf(node.start), message })
          return true
        })
    }
  }
  return problems
}
