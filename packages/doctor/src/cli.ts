#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { diagnose } from './diagnose.js'
import { formatFindings } from './formatFindings.js'
import { DoctorError } from './project/DoctorError.js'

const usage = `Usage: npx @kit/doctor [folder] [--online] [--url https://dapp.example] [--json]

Finds mistakes in the setup of a dapp that uses the kit.

  --online  contacts the services in the dapp's code
  --url     checks the headers of the deployed dapp
  --json    prints the findings as JSON

Exits with 1 if there are errors, and with 2 if the dapp can't be checked.`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      online: { type: 'boolean' },
      url: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  if (values.url !== undefined && !/^https?:\/\//.test(values.url))
    throw new DoctorError(`Invalid --url: ${values.url}`)
  const findings = await diagnose(positionals[0] ?? '.', {
    ...(values.online && { online: true }),
    ...(values.url !== undefined && { url: values.url }),
  })
  console.log(values.json ? JSON.stringify(findings, null, 2) : formatFindings(findings))
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const isExpected = error instanceof DoctorError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    console.error(isExpected ? `${(error as Error).message}\n\n${usage}` : error)
    process.exitCode = 2
  },
)
