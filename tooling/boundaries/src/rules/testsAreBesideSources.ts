import type { Rule } from '../Workspace.js'

/** Tests of packages are beside the sources, and the code that they share is in `src/testing`, which isn't published. */
export const testsAreBesideSources: Rule = ({ files }) =>
  [...files.keys()]
    .filter((path) => /^packages\/[^/]+\/tests?\//.test(path))
    .map((path) => ({ rule: 'tests', path, line: 1, message: 'belongs beside the sources, or in src/testing' }))
