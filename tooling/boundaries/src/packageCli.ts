import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { packedProblems } from './packedProblems.js'

// packageCli.ts packages/core: packs the built package and checks the tarball that a user gets.
const folder = resolve(process.argv[2] ?? '.')
const target = mkdtempSync(join(tmpdir(), 'packed-'))

function run(command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    console.log(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`)
    process.exitCode = 1
    return ''
  }
}

try {
  run('pnpm', ['pack', '--pack-destination', target])
  const tarball = readdirSync(target)[0]
  if (tarball) {
    const path = join(target, tarball)
    const files = run('tar', ['-tzf', path]).split('\n').filter(Boolean)
    const manifest = run('tar', ['-xzOf', path, 'package/package.json'])
    const readme = run('tar', ['-xzOf', path, 'package/README.md'])
    const notices = readdirSync(folder).filter((name) => name === 'THIRD-PARTY-LICENSES.md')
    const problems = packedProblems(files, manifest, readme, notices)
    for (const problem of problems) console.log(problem)
    if (problems.length > 0) process.exitCode = 1
    run('publint', ['run', path, '--strict'])
    const { exports } = JSON.parse(manifest) as { exports: Record<string, unknown> }
    // Style sheets have no types to check.
    const styles = Object.keys(exports).filter((entry) => entry.endsWith('.css'))
    const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []
    run('attw', [path, '--profile', 'esm-only', '--no-emoji', '--no-color', ...excluded])
  } else {
    console.log('Packing gave no tarball')
    process.exitCode = 1
  }
} finally {
  rmSync(target, { recursive: true, force: true })
}
