import { isTest } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'

/**
 * A component that uses classes of a style sheet also adopts it. If it relied on its parent's, it would be unstyled inside another parent.
 */
export const stylesComeWithClasses: Rule = ({ files }) =>
  [...files.values()]
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text, lineOf }) =>
      [...text.matchAll(/import \{([^}]*)\} from '[^']+\.module\.css\.js'/g)]
        .filter(([, names = '']) => !/\bcss\b/.test(names))
        .map(
          ({ index }): Problem => ({
            rule: 'styles',
            path,
            line: lineOf(index),
            message: 'uses classes without their css',
          }),
        ),
    )
