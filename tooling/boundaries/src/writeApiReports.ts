import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'

/** A report that differs from the package's types, with the lines that were removed (-) and added (+). */
export type ChangedReport = { readonly report: string; readonly lines: readonly string[] }

type Manifest = { readonly exports: Readonly<Record<string, string | { readonly types?: string }>> }

/**
 * Reports the public types of a built package, one file `api/<entry>.api.md` per entry, and returns those that differ from the committed ones. With `write` they are brought up to date, and those of entries that are gone are deleted.
 */
export function writeApiReports(folder: string, write: boolean): readonly ChangedReport[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const reports = new Map<string, string>()
  for (const [entry, target] of Object.entries(exports)) {
    const types = typeof target === 'string' ? undefined : target.types
    // A table of data is its own report.
    if (types !== undefined && !types.endsWith('.data.d.ts'))
      reports.set(`${nameOf(entry)}.api.md`, reportOf(folder, join(folder, types)))
  }
  const home = join(folder, 'api')
  const stale = existsSync(home) ? readdirSync(home).filter((name) => !reports.has(name)) : []
  for (const name of stale) reports.set(name, '')
  const changed: ChangedReport[] = []
  for (const [name, text] of reports) {
    const path = join(home, name)
    const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
    if (before === text) continue
    changed.push({ report: `api/${name}`, lines: changedLines(before, text) })
    if (!write) continue
    mkdirSync(home, { recursive: true })
    if (text === '') rmSync(path)
    else writeFileSync(path, text)
  }
  return changed
}

const nameOf = (entry: string): string => (entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '.'))

/** The public types behind one entry, without comments, in the order of their names. */
function reportOf(folder: string, entry: string): string {
  const target = mkdtempSync(join(tmpdir(), 'api-'))
  try {
    const config = ExtractorConfig.prepare({
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
    Extractor.invoke(config, {
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

function changedLines(before: string, after: string): readonly string[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const [known, kept] = [new Set(old), new Set(now)]
  return [
    ...old.filter((line) => !kept.has(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !known.has(line)).map((line) => `+ ${line}`),
  ]
}
