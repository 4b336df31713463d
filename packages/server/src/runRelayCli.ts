import { checkRelayConfig } from './config/checkRelayConfig.js'
import { loadAdminConfig } from './config/loadAdminConfig.js'
import { createRelayServer, loadRelayConfig } from './createRelayServer.js'
import { parseCommandLine } from './parseCommandLine.js'
import { fetchBackup } from './platform/operations/fetchBackup.js'
import { readVersion } from './readVersion.js'
import { fail, printLines, runMain } from './runMain.js'
import { serveModule } from './serveModule.js'

const helpText = `kit-relay: pairing relay, the same as "kit-server relay"

Usage:
  kit-relay [options]                           Start the relay
  kit-relay check-config [--config FILE]        Validate the configuration and print a summary
  kit-relay backup DIR [--config FILE]          Copy the data of the running relay to an empty directory

Options (and environment variables):
  --port N         Port for WebSocket and HTTP, default 4401    KIT_SERVER_PORT
  --host ADDR      Address to listen on, 0.0.0.0 for all        KIT_SERVER_HOST
  --data DIR       Directory for all stored data                KIT_SERVER_DATA
  --config FILE    JSON file with all options                   KIT_SERVER_CONFIG
                   Postgres URL, to run several relays          DATABASE_URL
                   Redis or Valkey URL                          REDIS_URL
  --version        Print the version
  --help           Print this help
`

async function main(): Promise<void> {
  const { values, positionals } = parseCommandLine(process.argv.slice(2))
  if (values.help) return printLines([helpText.trimEnd()])
  if (values.version) return printLines([readVersion()])
  const { port, host, data } = values
  const sources = { file: values.config, env: process.env, flags: { port, host, data } }
  const [command, directory, ...rest] = positionals
  if (command === 'check-config' && directory === undefined) return printLines(checkRelayConfig(sources))
  if (command === 'backup' && directory !== undefined && rest.length === 0)
    return printLines(await fetchBackup(loadAdminConfig(sources), directory))
  if (command !== undefined) fail([`kit-relay: unknown command: ${positionals.join(' ')}`, helpText])
  const read = () => loadRelayConfig(sources)
  await serveModule({ server: createRelayServer(read()), readProjects: () => read().projects })
}

/** Runs the command line of the package @kit/relay-server, which installs nothing that only other modules need. */
export function runRelayCli(): void {
  runMain(main, { helpText, name: 'kit-relay' })
}
