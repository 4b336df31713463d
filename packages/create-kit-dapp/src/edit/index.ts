export { EditError } from '../error/EditError.js'
export { runProgram } from '../program/runProgram.js'
export { addImport } from './addImport.js'
export { sourcePaths } from './sourcePaths.js'
