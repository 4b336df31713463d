import { execFileSync } from 'node:child_process'
import { MigrateError } from '../error/MigrateError.js'

/**
 * Checks that git can undo the changes.
 *
 * @throws {MigrateError} If the folder has uncommitted changes, or isn't in a repository.
 */
export function checkClean(folder: string): void {
  const status = gitStatus(folder)
  if (status === undefined)
    throw new MigrateError(
      `${folder} isn't in a git repository, so changes can't be undone. Pass --force to change it anyway.`,
    )
  if (status !== '')
    throw new MigrateError(
      `${folder} has uncommitted changes. Commit or stash them, or pass --force to change it anyway.`,
    )
}

function gitStatus(folder: string): string | undefined {
  try {
    return execFileSync('git', ['status', '--porcelain', '--', '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  } catch {
    return undefined
  }
}
