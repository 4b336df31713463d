import { checkPackages } from './checks/checkPackages.js'
import { checkPolicy } from './checks/checkPolicy.js'
import { checkSetup } from './checks/checkSetup.js'
import { checkTypes } from './checks/checkTypes.js'
import type { Finding } from './finding/Finding.js'
import { probe } from './probe.js'
import { readProject } from './project/readProject.js'

/** Options for {@link diagnose}. */
export type DiagnoseOptions = {
  /** Contacts the services in the dapp's code. Default: false. */
  readonly online?: boolean
  /** URL of the deployed dapp, whose headers are checked. */
  readonly url?: string
  /** Default: the runtime's. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Finds mistakes in the setup of a dapp, errors first. Reads its manifest, its sources and how it resolves packages, and changes nothing.
 *
 * @param folder Folder with the dapp's `package.json`.
 * @throws {DoctorError} If the folder isn't a dapp.
 * @example
 * const findings = await diagnose('apps/shop', { online: true })
 */
export async function diagnose(folder: string, options: DiagnoseOptions = {}): Promise<readonly Finding[]> {
  const project = readProject(folder)
  const { online = false, url, fetch = globalThis.fetch } = options
  const findings = [checkPackages, checkTypes, checkSetup, checkPolicy].flatMap((check) => check(project))
  const probed = online || url !== undefined ? await probe(project, { fetch, url }) : []
  return [...findings, ...probed].toSorted(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  )
}
