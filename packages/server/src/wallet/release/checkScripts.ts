import { FrameFaultError } from './FrameFault.js'
import { scriptsOf } from './PageScript.js'
import type { Release } from './parseRelease.js'

/** @throws FrameFaultError `script`, `host`, unless the page loads only scripts of its release, each with its digest */
export function checkScripts(page: string, { files }: Release, origin: string): void {
  for (const { attributes, text } of scriptsOf(page)) {
    const source = attributeOf(attributes, 'src')
    if (source === undefined) {
      if (attributeOf(attributes, 'type') !== 'importmap')
        throw new FrameFaultError('script', 'has a script written into it')
      for (const [path, digest] of Object.entries(readMap(text))) checkScript(path, digest, files, origin)
    } else checkScript(source, attributeOf(attributes, 'integrity'), files, origin)
  }
}

function checkScript(source: string, digest: unknown, files: Release['files'], origin: string): void {
  const url = URL.canParse(source, origin) ? new URL(source, origin) : undefined
  if (url?.origin !== origin)
    throw new FrameFaultError('host', `loads a script from another host: ${source.slice(0, 80)}`)
  const listed = files[url.pathname.slice(1)]
  if (listed === undefined) throw new FrameFaultError('script', `loads ${url.pathname}, which is not in the release`)
  if (digest !== listed)
    throw new FrameFaultError('script', `loads ${url.pathname} without its integrity digest from the release`)
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1]
}

/** The import map of a frame contains digests, and maps no name elsewhere. */
function readMap(text: string): Readonly<Record<string, unknown>> {
  try {
    const { integrity = {}, ...others } = JSON.parse(text) as { integrity?: Record<string, unknown> }
    if (Object.keys(others).length === 0) return integrity
  } catch {}
  throw new FrameFaultError('script', 'has an invalid import map')
}
