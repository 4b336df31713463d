import type { Exceptions } from './Exceptions.js'
import { browsersHaveCalls } from './rules/browsersHaveCalls.js'
import { classesAreFew } from './rules/classesAreFew.js'
import { constantsAreCamelCase } from './rules/constantsAreCamelCase.js'
import { coreRoomsAreApart } from './rules/coreRoomsAreApart.js'
import { featuresHaveOneLayout } from './rules/featuresHaveOneLayout.js'
import { filesAreNamedAndShort } from './rules/filesAreNamedAndShort.js'
import { flowsHaveTests } from './rules/flowsHaveTests.js'
import { foldersHaveNoCircles } from './rules/foldersHaveNoCircles.js'
import { functionsAreShort } from './rules/functionsAreShort.js'
import { headlessStaysHeadless } from './rules/headlessStaysHeadless.js'
import { importsFollowTable } from './rules/importsFollowTable.js'
import { namesAreUnique } from './rules/namesAreUnique.js'
import { noCircles } from './rules/noCircles.js'
import { noModuleState } from './rules/noModuleState.js'
import { publicExportsAreDocumented } from './rules/publicExportsAreDocumented.js'
import { serverModulesAreApart } from './rules/serverModulesAreApart.js'
import { stylesComeWithClasses } from './rules/stylesComeWithClasses.js'
import { testsAreBesideSources } from './rules/testsAreBesideSources.js'
import { viewsAreNamedAtHome } from './rules/viewsAreNamedAtHome.js'
import type { Problem, Workspace } from './Workspace.js'

/** Returns everything that breaks a rule, in the order of the files, except `exceptions`. */
export function checkBoundaries(workspace: Workspace, exceptions: Exceptions): readonly Problem[] {
  return [
    importsFollowTable,
    noCircles,
    foldersHaveNoCircles,
    functionsAreShort,
    namesAreUnique(exceptions),
    noModuleState,
    headlessStaysHeadless,
    browsersHaveCalls,
    testsAreBesideSources,
    coreRoomsAreApart,
    serverModulesAreApart,
    viewsAreNamedAtHome,
    flowsHaveTests,
    featuresHaveOneLayout,
    filesAreNamedAndShort,
    classesAreFew,
    constantsAreCamelCase,
    publicExportsAreDocumented,
    stylesComeWithClasses,
  ]
    .flatMap((rule) => rule(workspace))
    .sort((left, right) => left.path.localeCompare(right.path) || left.line - right.line)
}
