import type { Problem, Rule } from '../Workspace.js'

/** Each file in `flows/`, a rule that joins slices, has its own test beside it. Tests of other rules don't count. */
export const flowsHaveTests: Rule = ({ files }) =>
  [...files.keys()]
    .filter((path) => /\/src\/(.+\/)?flows\/[^/]+\.ts$/.test(path) && !/\.test(-d)?\.ts$/.test(path))
    .filter((path) => !files.has(path.replace(/\.ts$/, '.test.ts')))
    .map((path): Problem => ({ rule: 'flows', path, line: 1, message: 'has no test of its own beside it' }))
