import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor'
import { toApiReport } from './toApiReport.js'

/** Creates the program for an entry. */
export type ReportCompiler = (config: ExtractorConfig) => CompilerState

/** Report that differs from its package's types, with the removed (-) and added (+) lines. */
export type ChangedReport = { readonly report: string; readonly lines: readonly string[] }

type Manifest = {
  readonly name: string
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>
}

/** Entry of a package: its folder, its name, and the file with its types. */
type Face = { readonly folder: string; readonly name: string; readonly types: string }

/**
 * Reports the public API of built packages, one file `api.md` per package, and returns the reports that differ from the committed ones.
 * With `write`, updates them.
 */
export function writeApiReports(
  folders: readonly string[],
  write: boolean,
  createProgram = createReportCompiler(),
): readonly ChangedReport[] {
  return folders.flatMap((folder) => {
    const entries = facesOf(folder).map((face) => ({ name: face.name, text: reportOf(face, createProgram) }))
    const report = join(folder, 'api.md')
    const before = existsSync(report) ? readFileSync(report, 'utf8') : ''
    const text = toApiReport(nameOf(folder), entries)
    if (before === text) return []
    if (write) writeFileSync(report, text)
    return [{ report, lines: changedLines(before, text) }]
  })
}

/**
 * Creates programs that share unchanged files, most of which are the same libraries. Each entry has its own program, because what one
 * package adds to the types of another must not be in the report of a third.
 */
export function createReportCompiler(): ReportCompiler {
  // API Extractor works only with programs of its own compiler.
  const ts = createRequire(createRequire(import.meta.url).resolve('@microsoft/api-extractor'))('typescript')
  const files = new Map<string, unknown>()
  return ({ overrideTsconfig, projectFolder, mainEntryPointFilePath }) => {
    const { options } = ts.parseJsonConfigFileContent(overrideTsconfig, ts.sys, projectFolder)
    const host = ts.createCompilerHost(options)
    const read = host.getSourceFile
    host.getSourceFile = (path: string, ...rest: readonly unknown[]) => {
      const version = `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`
      if (!files.has(version)) files.set(version, read(path, ...rest))
      return files.get(version)
    }
    return { program: ts.createProgram([mainEntryPointFilePath], options, host) }
  }
}

function facesOf(folder: string): readonly Face[] {
  const { exports } = manifestOf(folder)
  return Object.entries(exports).flatMap(([entry, target]) => {
    const types = typeof target === 'string' ? undefined : target.types
    // A table of data is its own report.
    if (types === undefined || types.endsWith('.data.d.ts')) return []
    return [{ folder, name: entry, types: join(folder, types) }]
  })
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
const nameOf = (folder: string): string => manifestOf(folder).name

/** Returns API Extractor's report of the types behind one entry. */
function reportOf(face: Face, createProgram: ReportCompiler): string {
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

function configOf({ folder, types }: Face, target: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
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
          include: [types],
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
