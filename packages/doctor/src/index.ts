export { type DiagnoseOptions, diagnose } from './diagnose.js'
export type { Finding, FindingCode } from './finding/Finding.js'
export { DoctorError } from './project/DoctorError.js'
