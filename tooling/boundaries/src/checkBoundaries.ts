import { coreRoomsAreApart } from './rules/coreRoomsAreApart.js'
import { filesAreNamedAndShort } from './rules/filesAreNamedAndShort.js'
import { flowsHaveTests } from './rules/flowsHaveTests.js'
import { headlessStaysHeadless } from './rules/headlessStaysHeadless.js'
import { importsFollowTable } from './rules/importsFollowTable.js'
import { noCircles } from './rules/noCircles.js'
import { noForbiddenSyntax } from './rules/noForbiddenSyntax.js'
import { noModuleState } from './rules/noModuleState.js'
import { publicExportsAreDocumented } from './rules/publicExportsAreDocumented.js'
import { stylesComeWithClasses } from './rules/stylesComeWithClasses.js'
import { viewsAreNamedAtHome } from './rules/viewsAreNamedAtHome.js'
import type { Problem, Workspace } from './Workspace.js'

/** Everything that breaks a law, in the order of the files. */
export function checkBoundaries(workspace: Workspace): readonly Problem[] {
  return [
    importsFollowTable,
    noCircles,
    noModuleState,
    headlessStaysHeadless,
    coreRoomsAreApart,
    viewsAreNamedAtHome,
    flowsHaveTests,
    filesAreNamedAndShort,
    noForbiddenSyntax,
    publicExportsAreDocumented,
    stylesComeWithClasses,
  ]
    .flatMap((rule) => rule(workspace))
    .sort((left, right) => left.path.localeCompare(right.path) || left.line - right.line)
}
