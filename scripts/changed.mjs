// The suites of `npm test -- --changed`.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checks, checksOf, runChecks } from './check.mjs'
import { root, run, StepError } from './runtime.mjs'
import { selectTests } from './selectTests.mjs'
import { playwrightSuite, vitestSuite } from './suites.mjs'

/**
 * Returns the suites that run only what the changes can affect, and lines that say what is left out.
 *
 * @param base Commit or branch to compare with. Default: where this branch left the default branch.
 */
export async function changedSuites(base, results) {
  const changed = await changedFiles(base)
  const files = await repositoryFiles()
  const { all, tests, gallery, states, specs, types, packages } = selectTests(changed, files)
  if (all !== undefined)
    return { all, lines: [`Changed: ${changed.length} files. ${all} affects everything, so everything runs.`] }
  const chosen = checksOf({ types, packages, changed })
  const options = (name, env, args) => ({ name, cwd: root, env, results, args })
  const pattern = states ? ['--testNamePattern', `^(${states.join('|')})(, wide)? `] : []
  const galleryArgs = ['--project', 'gallery', 'src/states.test.tsx', ...pattern]
  const suites = {
    check: () => runChecks(chosen),
    ...(tests.length > 0 && { vitest: (env) => vitestSuite(options('vitest', env, tests)) }),
    ...(gallery && {
      // States that weren't selected are counted as skipped.
      gallery: async (env) => ({ ...(await vitestSuite(options('gallery', env, galleryArgs))), skipped: 0 }),
    }),
    ...(specs.length > 0 && {
      e2e: (env) => playwrightSuite({ ...options('e2e', env, specs.map(nameOf)), cwd: join(root, 'apps/e2e') }),
    }),
  }
  const count = (isIn) => [...files.keys()].filter(isIn).length
  const part = (some, of) => `${of - some} of ${of}`
  return {
    suites,
    tests,
    lines: [
      `Changed: ${changed.length} files. Left out, because the changes can't affect them:`,
      `  check    ${part(chosen.length, checks().length)} checks`,
      `  vitest   ${part(tests.length, count(isVitestFile))} files`,
      `  gallery  ${gallery ? (states ? `all states but ${states.length}` : 'none') : 'all states'}`,
      `  e2e      ${part(specs.length, count(isSpecFile))} specs`,
      'Left out always: size and pack, which build whole apps. `npm test` runs them.',
    ],
  }
}

const isVitestFile = (path) => /\.test\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('apps/e2e/')
const isSpecFile = (path) => path.startsWith('apps/e2e/src/') && path.endsWith('.spec.ts')
// Playwright reads arguments as patterns of paths, and `send.spec.ts` would match `sign-and-send.spec.ts`, too.
const nameOf = (path) => `/${path.split('/').at(-1)}$`

async function git(...args) {
  const { code, output } = await run('git', args, { capture: true })
  if (code !== 0) throw new StepError(`git ${args.join(' ')} exited with code ${code}\n${output}`)
  return output.trim()
}

/** Returns the paths that differ from where the branch left `base`: committed, uncommitted and untracked ones. */
async function changedFiles(base) {
  const start = await git('merge-base', base ?? (await defaultBranch()), 'HEAD')
  const lists = [
    await git('diff', '--name-only', '--no-renames', start),
    await git('ls-files', '-o', '--exclude-standard'),
  ]
  return lists.flatMap((list) => list.split('\n')).filter(Boolean)
}

async function defaultBranch() {
  const { code, output } = await run('git', ['symbolic-ref', 'refs/remotes/origin/HEAD'], { capture: true })
  return code === 0 ? output.trim() : 'main'
}

async function repositoryFiles() {
  const paths = (await git('ls-files', '-co', '--exclude-standard')).split('\n')
  const present = [...new Set(paths)].filter((path) => existsSync(join(root, path)))
  const isRead = (path) => /\.(ts|tsx|mts|mjs|js|json)$/.test(path)
  return new Map(present.map((path) => [path, isRead(path) ? readFileSync(join(root, path), 'utf8') : '']))
}
