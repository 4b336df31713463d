import { satisfies, validRange } from 'semver'
import type { Finding } from '../finding/Finding.js'
import type { InstalledPackage, Project } from '../project/Project.js'
import type { Check } from './Check.js'

/** Packages that must exist once, because contexts, classes or state are compared by identity. */
const singletons = ['react', 'react-dom', 'rxjs', 'viem', 'ethers', 'wagmi', '@solana/web3.js', '@polkadot/api']
/** Kits that have a codemod: their packages, and the word on its command line. */
const movable = [
  [/^@rainbow-me\/rainbowkit$/, 'rainbowkit'],
  [/^connectkit$/, 'connectkit'],
  [/^@reown\/appkit$/, 'appkit'],
  [/^@web3-onboard\/core$/, 'web3-onboard'],
  [/^@solana\/wallet-adapter-react$/, 'wallet-adapter'],
] as const
const isKit = (name: string): boolean => name.startsWith('@kit/')

/** Finds copies of packages that must exist once, and missing or unsupported peers of the kit's packages. */
export const checkPackages: Check = (project) => {
  const direct = Object.keys({ ...project.manifest.dependencies, ...project.manifest.devDependencies })
  const kit = reachableKit(project, direct)
  return [
    ...duplicates(project, kit),
    ...peers(project, kit),
    ...otherKits(direct),
    ...lockfiles(project),
    ...node(project),
  ]
}

/** Finds other wallet kits beside this one. */
function otherKits(direct: readonly string[]): readonly Finding[] {
  return movable.flatMap(([pattern, word]) => {
    const name = direct.find((one) => pattern.test(one))
    if (name === undefined) return []
    return [
      {
        code: 'other-wallet-kit',
        severity: 'warning',
        message: `The dapp also uses ${name}, which connects wallets by itself.`,
        fix: `Move the rest of the code: npx @kit/migrate ${word}`,
      } as const,
    ]
  })
}

/** The kit's packages that the dapp reaches, each folder once. */
function reachableKit(project: Project, direct: readonly string[]): readonly InstalledPackage[] {
  const found = new Map<string, InstalledPackage>()
  const visit = (name: string, from: string): void => {
    const installed = project.resolve(name, from)
    if (!installed || found.has(installed.folder)) return
    found.set(installed.folder, installed)
    const { dependencies, peerDependencies } = installed.manifest
    for (const next of Object.keys({ ...dependencies, ...peerDependencies }).filter(isKit))
      visit(next, installed.folder)
  }
  for (const name of direct.filter(isKit)) visit(name, project.folder)
  return [...found.values()]
}

function duplicates(project: Project, kit: readonly InstalledPackage[]): readonly Finding[] {
  const names = [...singletons, ...new Set(kit.map(({ name }) => name))]
  return names.flatMap((name) => {
    const users = [project.folder, ...kit.filter((one) => uses(one, name)).map(({ folder }) => folder)]
    const copies = new Map(
      users
        .map((folder) => project.resolve(name, folder))
        .filter((copy) => copy !== undefined)
        .map((copy) => [copy.folder, copy.version]),
    )
    if (copies.size < 2) return []
    const versions = [...copies].map(([folder, version]) => `${version} (${folder})`).join(', ')
    return [
      {
        code: 'duplicate-package',
        severity: name === 'rxjs' ? 'warning' : 'error',
        message: `${name} is installed ${copies.size} times: ${versions}.`,
        fix: `Keep one version: align the ranges in package.json, then run your package manager's dedupe command.`,
      } as const,
    ]
  })
}

const uses = ({ manifest, name: own }: InstalledPackage, name: string): boolean =>
  own === name || name in { ...manifest.dependencies, ...manifest.peerDependencies }

function peers(project: Project, kit: readonly InstalledPackage[]): readonly Finding[] {
  const findings = new Map<string, Finding>()
  for (const { name, folder, manifest } of kit) {
    for (const [peer, range] of Object.entries(manifest.peerDependencies ?? {})) {
      const installed = project.resolve(peer, folder) ?? project.resolve(peer)
      const isOptional = manifest.peerDependenciesMeta?.[peer]?.optional === true
      if (!installed && !isOptional)
        findings.set(`${peer} missing`, {
          code: 'missing-peer',
          severity: 'error',
          message: `${name} needs ${peer} ${range}, which isn't installed.`,
          fix: `Run: npm install ${peer}`,
        })
      if (installed && validRange(range) && !satisfies(installed.version, range, { includePrerelease: true }))
        findings.set(`${peer} ${installed.version} ${range}`, {
          code: 'peer-out-of-range',
          severity: 'error',
          message: `${name} needs ${peer} ${range}; ${installed.version} is installed.`,
          fix: `Install a version in that range: npm install "${peer}@${range}"`,
        })
    }
  }
  return [...findings.values()]
}

function lockfiles(project: Project): readonly Finding[] {
  const names = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb']
  const found = names.filter((name) => project.read(name) !== undefined)
  if (found.length < 2) return []
  return [
    {
      code: 'several-lockfiles',
      severity: 'warning',
      message: `The dapp has ${found.join(' and ')}, so versions depend on who installs.`,
      fix: 'Keep the lockfile of the package manager that you use, and delete the others.',
    },
  ]
}

function node(project: Project): readonly Finding[] {
  const { engines, devDependencies } = project.manifest
  const types = devDependencies?.['@types/node']?.match(/\d+/)?.[0]
  const declared = engines?.node
  const isOld =
    declared !== undefined && validRange(declared) !== null
      ? ['18.0.0', '18.99.0', '20.0.0', '20.18.0'].some((version) => satisfies(version, declared))
      : types !== undefined && Number(types) < 20
  if (!isOld) return []
  return [
    {
      code: 'node-too-old',
      severity: 'warning',
      message: `The dapp allows Node ${declared ?? types}; server rendering and tests with the kit need 20.19 or later.`,
      fix: 'Set "engines": { "node": ">=20.19" } in package.json, and the same version where the dapp is built.',
      file: 'package.json',
    },
  ]
}
