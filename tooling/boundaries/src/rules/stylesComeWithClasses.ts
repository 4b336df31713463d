import { isTest } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'

/** Who uses classes of a style sheet brings it too: a component that counts on its parent's has no look where another parent shows it. */
export const stylesComeWithClasses: Rule = ({ files }) =>
  [...files.values()]
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text, lineOf }) =>
      [...text.matchAll(/import \{([^}]*)\} from '[^']+\.module\.css\.js'/g)]
        .filter(([, names = '']) => !/\bcss\b/.test(names))
        .map(({ index }): Problem => ({ rule: 'styles', path, line: lineOf(index), message: 'has classes, no css' })),
    )
