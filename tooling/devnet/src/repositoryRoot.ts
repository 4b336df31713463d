import { fileURLToPath } from 'node:url'

/** Returns the path of the repository, ending with a separator. */
export function repositoryRoot(): string {
  return fileURLToPath(new URL('../../../', import.meta.url))
}
