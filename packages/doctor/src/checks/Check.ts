import type { Finding } from '../finding/Finding.js'
import type { Project } from '../project/Project.js'

/** A check of a dapp. Returns its findings. */
export type Check = (project: Project) => readonly Finding[]
