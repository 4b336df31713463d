import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { packedProblems } from './packedProblems.js'
import { skillProblems } from './skillProblems.js'
import { unreachedTypes } from './unreachedTypes.js'

/** Packs a built package and returns the problems of the tarball, by our own rules, publint's, and the types of its entries. */
export async function packageProblems(folder: string): Promise<readonly string[]> {
  const target = mkdtempSync(join(tmpdir(), 'packed-'))
  try {
    execFileSync('pnpm', ['pack', '--pack-destination', target], { cwd: folder, stdio: 'pipe' })
    const [tarball] = readdirSync(target)
    if (tarball === undefined) return ['Packing created no tarball']
    const path = join(target, tarball)
    const data = new Uint8Array(readFileSync(path))
    const tar = (...args: readonly string[]) => execFileSync('tar', args, { encoding: 'utf8' })
    const files = tar('-tzf', path).split('\n').filter(Boolean)
    const manifest = tar('-xzOf', path, 'package/package.json')
    const readme = tar('-xzOf', path, 'package/README.md')
    const skill = files.includes('package/SKILL.md') ? tar('-xzOf', path, 'package/SKILL.md') : undefined
    const notices = readdirSync(folder).filter((name) => name === 'THIRD-PARTY-LICENSES.md')
    return [
      ...packedProblems(files, manifest, readme, notices),
      ...skillProblems(JSON.parse(manifest).name, skill),
      ...(await publishingProblems(data)),
      ...(await typeProblems(data, manifest)),
      ...unreachedTypes(declarationsOf(folder, files), entriesOf(manifest)),
    ]
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}

function declarationsOf(folder: string, files: readonly string[]): ReadonlyMap<string, string> {
  const paths = files.filter((name) => name.endsWith('.d.ts')).map((name) => name.slice('package/'.length))
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

function entriesOf(manifest: string): readonly string[] {
  const { exports } = JSON.parse(manifest) as {
    readonly exports: Readonly<Record<string, { readonly types?: string } | string>>
  }
  return Object.values(exports).flatMap((entry) =>
    typeof entry === 'object' && entry.types !== undefined ? [entry.types.replace('./', '')] : [],
  )
}

async function publishingProblems({ buffer }: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true, level: 'error' })
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`)
}

async function typeProblems(data: Uint8Array, manifest: string): Promise<readonly string[]> {
  const { exports } = JSON.parse(manifest) as { readonly exports: Readonly<Record<string, unknown>> }
  // Style sheets have no types to check.
  const excludeEntrypoints = Object.keys(exports).filter((entry) => entry.endsWith('.css'))
  const analysis = await checkPackage(createPackageFromTarballData(data), { excludeEntrypoints })
  if (!analysis.types) return ['Without types']
  // All packages are ES modules: consumers that use `require`, or don't support `exports`, aren't supported.
  return analysis.problems
    .filter((problem) => !('resolutionKind' in problem && /^(node10|node16-cjs)$/.test(problem.resolutionKind)))
    .map((problem) => `types: ${JSON.stringify(problem)}`)
}
