#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { runProgram } from 'create-kit-dapp/edit'
import { MigrateError } from './error/MigrateError.js'
import { formatMigration } from './formatMigration.js'
import { type PeerId, peers } from './kits/peers.js'
import { migrate } from './migrate.js'

const usage = `Usage: npx @kit/migrate <from> [folder] [--dry] [--force] [--json]

Moves a dapp to the kit. <from> is ${Object.keys(peers).join(', ')}.

  --dry    prints the changes as a diff, and writes nothing
  --force  changes a folder that has uncommitted changes or isn't in a git repository
  --json   prints the result as JSON

Exits with 2 if the dapp can't be moved. Code that you must move yourself is listed.`

function main(): unknown {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dry: { type: 'boolean' },
      force: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return console.log(usage)
  const [from, folder] = positionals
  if (from === undefined) throw new MigrateError('Name the kit that the dapp uses.')
  const { dry: dryRun = false, force = false } = values
  const migration = migrate({ from: from as PeerId, ...(folder !== undefined && { folder }), dryRun, force })
  return console.log(values.json ? JSON.stringify(migration, null, 2) : formatMigration(migration, dryRun))
}

await runProgram(main, usage, MigrateError)
