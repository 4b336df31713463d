import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor'

/** A report that differs from its package's types, with the lines that were removed (-) and added (+). */
export type ChangedReport = { readonly report: string; readonly lines: readonly string[] }

type Manifest = { readonly exports: Readonly<Record<string, string | { readonly types?: string }>> }

/** What a report is made of: its package's folder, the name of its file, and the types of its entry. */
type Face = { readonly folder: string; readonly name: string; readonly entry: string }

/**
 * Reports the public types of built packages, one file `api/<entry>.api.md` per entry, and returns those that differ from the committed ones. With `write` they are brought up to date, and those of entries that are gone are deleted.
 */
export function writeApiReports(folders: readonly string[], write: boolean): readonly ChangedReport[] {
  const createProgram = createCompiler()
  return folders.flatMap((folder) => {
    const faces = facesOf(folder).map((face): [string, string] => [face.name, reportOf(face, createProgram)])
    return changedReports(folder, new Map(faces), write)
  })
}

/**
 * Makes programs that share the files they read: most are the same libraries. Each entry has a program of its own, since what one package adds
 * to the types of another must not be in the report of a third.
 */
function createCompiler(): (config: ExtractorConfig) => CompilerState {
  // The compiler that API Extractor has: it understands the programs of no other.
  const ts = createRequire(createRequire(import.meta.url).resolve('@microsoft/api-extractor'))('typescript')
  const files = new Map<string, unknown>()
  return ({ overrideTsconfig, projectFolder, mainEntryPointFilePath }) => {
    const { options } = ts.parseJsonConfigFileContent(overrideTsconfig, ts.sys, projectFolder)
    const host = ts.createCompilerHost(options)
    const read = host.getSourceFile
    host.getSourceFile = (path: string, ...rest: readonly unknown[]) => {
      if (!files.has(path)) files.set(path, read(path, ...rest))
      return files.get(path)
    }
    return { program: ts.createProgram([mainEntryPointFilePath], options, host) }
  }
}

function facesOf(folder: string): readonly Face[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return Object.entries(exports).flatMap(([entry, target]) => {
    const types = typeof target === 'string' ? undefined : target.types
    // A table of data is its own report.
    if (types === undefined || types.endsWith('.data.d.ts')) return []
    return [{ folder, name: `${nameOf(entry)}.api.md`, entry: join(folder, types) }]
  })
}

function changedReports(folder: string, reports: Map<string, string>, write: boolean): readonly ChangedReport[] {
  const home = join(folder, 'api')
  const stale = existsSync(home) ? readdirSync(home).filter((name) => !reports.has(name)) : []
  for (const name of stale) reports.set(name, '')
  const changed: ChangedReport[] = []
  for (const [name, text] of reports) {
    const path = join(home, name)
    const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
    if (before === text) continue
    changed.push({ report: path, lines: changedLines(before, text) })
    if (!write) continue
    mkdirSync(home, { recursive: true })
    if (text === '') rmSync(path)
    else writeFileSync(path, text)
  }
  return changed
}

const nameOf = (entry: string): string => (entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '.'))

/** The public types behind one entry, without comments, in the order of their names. */
function reportOf(face: Face, createProgram: (config: ExtractorConfig) => CompilerState): string {
  const target = mkdtempSync(join(tmpdir(), 'api-'))
  try {
    const config = configOf(face, target)
    Extractor.invoke(config, {
      compilerState: createProgram(config),
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true
      },
    })
    const [report] = readdirSync(target)
    return report === undefined ? '' : readFileSync(join(target, report), 'utf8')
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}

function configOf({ folder, entry }: Face, target: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            module: 'esnext',
            moduleResolution: 'bundler',
            lib: ['es2023', 'dom', 'dom.iterable'],
            types: [],
            skipLibCheck: true,
          },
          include: [entry],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: 'report',
        reportFolder: target,
        reportTempFolder: target,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: { default: { logLevel: 'none' } as never },
        tsdocMessageReporting: { default: { logLevel: 'none' } as never },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  })
}

function changedLines(before: string, after: string): readonly string[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const [known, kept] = [new Set(old), new Set(now)]
  return [
    ...old.filter((line) => !kept.has(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !known.has(line)).map((line) => `+ ${line}`),
  ]
}
