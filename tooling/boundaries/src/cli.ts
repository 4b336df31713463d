import { fileURLToPath } from 'node:url'
import { checkBoundaries } from './checkBoundaries.js'
import { exceptions } from './exceptions.data.js'
import { readWorkspace } from './readWorkspace.js'

const workspace = readWorkspace(fileURLToPath(new URL('../../../', import.meta.url)))
const problems = checkBoundaries(workspace, exceptions)
for (const { path, line, rule, message } of problems) console.log(`${path}:${line}  ${rule}: ${message}`)
console.log(`${workspace.files.size} files in ${workspace.rooms.length} rooms, ${problems.length} problems`)
if (problems.length > 0 || workspace.files.size === 0) process.exitCode = 1
