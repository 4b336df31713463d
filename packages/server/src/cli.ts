#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { isConfigError } from './config/ConfigError.js'
import { loadConfig } from './config/loadConfig.js'
import { createServer } from './createServer.js'
import { readVersion } from './readVersion.js'

const HELP = `kit-server: pairing relay, RPC gateway and wallet directory

  kit-server [--port 4401] [--host 127.0.0.1] [--data DIR] [--config FILE.json]

  --port N       port of HTTP and WebSocket              KIT_SERVER_PORT
  --host ADDR    address to listen on, 0.0.0.0 for all    KIT_SERVER_HOST
  --data DIR     directory of everything that is kept    KIT_SERVER_DATA
  --config FILE  all options, as JSON                    KIT_SERVER_CONFIG
  --version, --help
`

function fail(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      config: { type: 'string' },
      version: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return void process.stdout.write(HELP)
  if (values.version) return void process.stdout.write(`${readVersion()}\n`)
  const { port, host, data } = values
  const server = createServer(loadConfig({ file: values.config, env: process.env, flags: { port, host, data } }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.stop().then(() => process.exit(0))
    })
  }
  await server.start()
}

main().catch((error: unknown) => {
  if (isConfigError(error)) fail(['kit-server cannot start:', ...error.problems.map((problem) => `  ${problem}`)])
  if ((error as { code?: unknown }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') fail([(error as Error).message, HELP])
  throw error
})
