#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { addParts } from './addParts.js'
import { askOptions } from './askOptions.js'
import { createDapp, type Framework, frameworks } from './createDapp.js'
import { CreateError } from './error/CreateError.js'
import { chains, features } from './parts/parts.data.js'
import { partsOf } from './parts/partsOf.js'
import { runProgram } from './program/runProgram.js'
import { type DappTheme, themes } from './style/addStyle.js'

const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(', ')
const usage = `Usage:
  npm create kit-dapp -- [folder] [options]   creates a dapp
  npx create-kit-dapp add <part…> [options]   adds chains and features to the dapp in this folder

Options:
  --framework <name>  ${frameworks.join(', ')}
  --with <parts>      chains (${ids(chains)}) and features
                      (${ids(features)}), separated by commas
  --theme <name>      ${themes.join(', ')}
  --accent <color>    hex color of buttons and links
  --api <url>         your kit-server, for swap, onramp and names; siwx then signs in there
  --relay <url>       your relay, for walletconnect
  --json              prints the result as JSON, and skips all questions
  --yes               skips all questions`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      framework: { type: 'string' },
      with: { type: 'string' },
      theme: { type: 'string' },
      accent: { type: 'string' },
      api: { type: 'string' },
      relay: { type: 'string' },
      json: { type: 'boolean' },
      yes: { type: 'boolean', short: 'y' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return console.log(usage)
  const urls = { api: values.api, relay: values.relay }
  const print = (result: object, lines: readonly string[]): void =>
    console.log(values.json ? JSON.stringify(result, null, 2) : lines.join('\n'))

  if (positionals[0] === 'add') {
    if (positionals.length === 1) throw new CreateError('Nothing to add. Name at least one part.')
    const added = addParts('.', partsOf(positionals.slice(1), urls))
    const install = added.packages.length > 0 ? ['Next: npm install'] : []
    return print(added, [`Changed: ${added.changed.join(', ') || 'nothing'}`, ...added.remaining, ...install])
  }
  const isAsking = process.stdin.isTTY && !values.json && !values.yes
  const given = {
    folder: positionals[0],
    framework: values.framework as Framework | undefined,
    theme: values.theme as DappTheme | undefined,
    accent: values.accent,
    parts: values.with?.split(',').filter(Boolean),
    ...urls,
  }
  const { folder = 'kit-dapp', framework = 'react', ...rest } = isAsking ? await askOptions(given) : given
  // pnpm and Yarn set it, too.
  const manager = /^(?:pnpm|yarn|bun)/.exec(process.env['npm_config_user_agent'] ?? '')?.[0] ?? 'npm'
  const remaining = createDapp({ folder, framework, ...rest, parts: rest.parts ?? [] })
  print({ folder, framework, remaining }, [
    `Created ${folder}.`,
    ...remaining,
    '',
    `  cd ${folder}`,
    `  ${manager} install`,
    `  ${manager} run dev      real networks, with your wallet`,
    `  ${manager} run local    a local chain, with a test wallet`,
    `  ${manager} run test     a test that connects (first: npx playwright install chromium)`,
  ])
}

await runProgram(main, usage, CreateError)
