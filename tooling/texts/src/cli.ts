import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { knownLocales } from '@kit/core/plugin'
import { catalogues } from './catalogues.js'
import { exportTexts } from './exportTexts.js'
import { acceptTranslations, findOutdatedTexts } from './findOutdatedTexts.js'
import { findTextProblems } from './findTextProblems.js'
import { importTexts } from './importTexts.js'
import { isTag } from './isTag.js'
import { readCatalogue, root } from './readCatalogue.js'
import { writeLocaleFiles } from './writeLocaleFiles.js'
import { writeTexts } from './writeTexts.js'

const usage = `Usage:
  npm run texts -- export <locale> <file>   writes all texts with notes for translators
  npm run texts -- import <locale> <file>   writes translated texts to the sources
  npm run texts -- status                   counts the texts of each language, and lists problems
  npm run texts -- accept                   records that all languages follow the current English texts`

async function main([command, locale = '', file = '']: readonly string[]): Promise<number> {
  if (command === 'status') return status()
  if (command === 'accept') {
    await acceptTranslations()
    return 0
  }
  if ((command !== 'export' && command !== 'import') || file === '') {
    console.error(usage)
    return 2
  }
  if (!isTag(locale)) {
    console.error(`Invalid language tag: ${locale}. Expected a tag in its canonical form, such as pt-BR.`)
    return 2
  }
  if (command === 'export') {
    const exported = await exportTexts(locale)
    writeFileSync(file, `${JSON.stringify(exported, null, 2)}\n`)
    console.log(`${Object.keys(exported).length} texts`)
    return 0
  }
  return importFile(locale, file)
}

async function importFile(locale: string, file: string): Promise<number> {
  const { texts, problems } = await importTexts(JSON.parse(readFileSync(file, 'utf8')), locale)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) return 1
  const written: string[] = []
  for (const [id, translated] of Object.entries(texts)) written.push(await writeTexts(id, locale, translated))
  written.push(...writeLocaleFiles())
  execFileSync('biome', ['check', '--write', ...new Set(written)], { cwd: root, stdio: 'inherit' })
  return 0
}

async function status(): Promise<number> {
  let failed = 0
  for (const locale of knownLocales) {
    let count = 0
    for (const id of Object.keys(catalogues)) {
      const texts = await readCatalogue(id, locale)
      count += Object.keys(texts).length
      for (const problem of findTextProblems(await readCatalogue(id, 'en'), texts, locale)) {
        failed += 1
        console.error(`${locale} ${id}/${problem}`)
      }
    }
    console.log(`${locale}: ${count} texts`)
  }
  const outdated = await findOutdatedTexts()
  for (const path of outdated) console.error(`${path}: the English text changed after its translation`)
  return failed + outdated.length === 0 ? 0 : 1
}

process.chdir(process.env['INIT_CWD'] ?? root)
process.exitCode = await main(process.argv.slice(2))
