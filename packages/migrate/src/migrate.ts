import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTwoFilesPatch } from 'diff'
import { checkClean } from './dapp/checkClean.js'
import { type Dapp, readDapp } from './dapp/Dapp.js'
import { mentionsOf } from './dapp/mentionsOf.js'
import { movedManifest } from './dapp/movedManifest.js'
import { importsOf, usesOf } from './edit/imports.js'
import { createSourceEdit, type LeftCode, parseCode, type SourceEdit } from './edit/SourceEdit.js'
import { MigrateError } from './error/MigrateError.js'
import { type PeerId, peers } from './kits/peers.js'
import type { Move, Peer } from './peer/Peer.js'

/** Options for {@link migrate}. */
export type MigrateOptions = {
  /** The other kit. */
  readonly from: PeerId
  /** Folder of the dapp. Default: the current one. */
  readonly folder?: string
  /** Whether to return the changes without writing them. */
  readonly dryRun?: boolean
  /** Whether to change a folder that git can't restore. */
  readonly force?: boolean
}

/** Code that was left as it is, and what to do about it. */
export type Remaining = {
  /** Path below the dapp's folder. */
  readonly file: string
  /** Line of the changed file, from 1. */
  readonly line: number
  readonly code: string
  readonly todo: string
  /** URL of the section of the migration guide. */
  readonly guide: string
}

/** The outcome of {@link migrate}. */
export type Migration = {
  /** Paths of changed and new files, below the dapp's folder. */
  readonly changed: readonly string[]
  /** The changes as a unified diff. */
  readonly diff: string
  /** Packages that were added to `package.json`, and removed from it. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Code that you must move yourself. */
  readonly remaining: readonly Remaining[]
}

/**
 * Moves a dapp from another wallet kit to this one: setup, providers, buttons, hooks and packages. Code that can't be moved stays as it is.
 *
 * @throws {MigrateError} If the folder contains no dapp, doesn't use the other kit, or has uncommitted changes.
 * @example
 * const { changed, remaining } = migrate({ from: 'rainbowkit', folder: 'apps/shop', dryRun: true })
 */
export function migrate({ from, folder = '.', dryRun = false, force = false }: MigrateOptions): Migration {
  if (!Object.hasOwn(peers, from))
    throw new MigrateError(`Unknown kit: ${from}. Available: ${Object.keys(peers).join(', ')}`)
  const peer = peers[from]
  const dapp = readDapp(folder)
  const modulesOf = (code: string) => mentionsOf(code, peer.modules).map(({ module }) => module)
  const isUsed = [...dapp.sources, ...dapp.others].some(([, code]) => modulesOf(code).length > 0)
  if (!isUsed) throw new MigrateError(`${folder} doesn't use ${peer.name}, so there is nothing to move.`)
  if (!dryRun && !force) checkClean(folder)

  const { files, remaining } = moveSources(dapp, peer)
  const left = [...files, ...dapp.others].flatMap(([, code]) => modulesOf(code))
  const isMoved = [...files].some(([path, code]) => dapp.sources.get(path) !== code)
  const manifest = isMoved
    ? movedManifest(dapp, peer, (name) => left.some((one) => one === name || one.startsWith(`${name}/`)))
    : { text: dapp.manifestText, added: [], removed: [] }
  const before = new Map([...dapp.sources, ['package.json', dapp.manifestText]])
  const changed = [...files, ['package.json', manifest.text] as const].filter(
    ([path, text]) => before.get(path) !== text,
  )
  if (!dryRun) for (const [path, text] of changed) writeFileSync(join(folder, path), text)
  return {
    changed: changed.map(([path]) => path),
    diff: changed.map(([path, text]) => patch(path, before.get(path), text)).join(''),
    added: manifest.added,
    removed: manifest.removed,
    remaining,
  }
}

function patch(path: string, before: string | undefined, after: string): string {
  const old = before === undefined ? '/dev/null' : `a/${path}`
  return createTwoFilesPatch(old, `b/${path}`, before ?? '', after, undefined, undefined, { context: 3 }).replace(
    /^=+\n/,
    '',
  )
}

const notChanged = 'Move this file yourself: the codemod changes only sources.'

function moveSources(
  dapp: Dapp,
  peer: Peer,
): { readonly files: ReadonlyMap<string, string>; readonly remaining: readonly Remaining[] } {
  const edits = [...dapp.sources]
    .filter(([path, code]) => /\.[jt]sx?$/.test(path) && peer.concerns(code))
    .map(([path, code]) => createSourceEdit(path, code.replaceAll('\r\n', '\n')))
  const move: Move = {
    peer,
    edits,
    kitPath: undefined,
    replaced: new Set(),
    files: new Map(),
    left: new Map(),
    exists: (path) => dapp.sources.has(path),
    imports: (name) => edits.some((edit) => edit.localOf(name, peer.modules) !== undefined),
  }
  for (const edit of edits) peer.moveSetup(edit, move)
  if (move.kitPath !== undefined) for (const edit of edits) peer.moveUses(edit, move)
  const files = new Map(dapp.sources)
  const toRemaining = (file: string, { line, code, todo, section }: LeftCode): Remaining => ({
    file,
    line,
    code,
    todo,
    guide: `https://kit.example/kit/tree/main/docs/migrate/${peer.guide}.md#${section}`,
  })
  const remaining = edits.flatMap((edit) => {
    const { code, left } = edit.finish(peer.modules)
    const isCrlf = dapp.sources.get(edit.path)?.includes('\r\n')
    if (code !== edit.code) files.set(edit.path, isCrlf ? code.replaceAll('\n', '\r\n') : code)
    const all = [...left, ...leftImports(edit, code, peer, left)].toSorted((a, b) => a.line - b.line)
    return all.map((one) => toRemaining(edit.path, one))
  })
  for (const [path, text] of move.files) files.set(path, text)
  const others = [...dapp.others].flatMap(([path, code]) =>
    mentionsOf(code, peer.modules).map((one) => toRemaining(path, { ...one, todo: notChanged, section: peer.setup })),
  )
  return { files, remaining: [...[...move.left].map(([path, one]) => toRemaining(path, one)), ...remaining, ...others] }
}

/** Returns what a file still imports from the other kit, unless it is listed already. */
function leftImports({ path }: SourceEdit, code: string, peer: Peer, listed: readonly LeftCode[]): readonly LeftCode[] {
  const root = parseCode(path, code)
  const imports = importsOf(root).filter(({ from }) => peer.modules.test(from))
  const isImport = (line: number): boolean =>
    imports.some(({ statement }) => statement.range().start.line < line && line <= statement.range().end.line + 1)
  const dynamic = mentionsOf(code, peer.modules).filter(({ line }) => !isImport(line))
  const named = imports.map(({ name, local, from, node }) => {
    const [first = node] = local === '' ? [] : usesOf(root, local)
    return { line: first.range().start.line + 1, code: name === '' ? `import '${from}'` : local, name }
  })
  return [...named, ...dynamic.map((one) => ({ ...one, name: '*' }))]
    .filter(({ line }) => !listed.some((one) => one.line === line))
    .map(({ line, code, name }) => {
      const [todo, section] = peer.advice[name] ?? peer.advice['*']
      return { line, code, todo, section }
    })
}
