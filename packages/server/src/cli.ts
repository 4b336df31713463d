#!/usr/bin/env node
import { type ModuleName, serverModules } from './config/optionModules.data.js'
import { describeMissingPackage } from './describeMissingPackage.js'
import { type LoadedModule, loadModule } from './loadModule.js'
import { parseCommandLine } from './parseCommandLine.js'
import { isConfigError } from './platform/config/ConfigError.js'
import { closestMatch } from './platform/config/closestMatch.js'
import { createLog } from './platform/log/createLog.js'
import { logFailure } from './platform/log/logFailure.js'
import { readVersion } from './readVersion.js'

const helpText = `kit-server: pairing relay, RPC gateway, Blockchain API and wallet directory

Usage:
  kit-server [all|relay|api|wallet] [options]  Start the server: all modules, or one
  kit-server [all|relay|api|wallet] check-config [--config FILE]
                                               Validate the configuration of all modules, or one, and print a summary
  kit-server backup DIR [--config FILE]        Copy the data of the running server to an empty directory
  kit-server events [SINCE] [--config FILE]    Print analytics events received since a Unix time in milliseconds
  kit-server doctor URL [--project ID] [--relay-url URL] [--wallet-url URL [--release-key KEY ...]] [--json]
                                               Check a deployment from outside, without secrets

Wallet frame:
  kit-server frame-key                                       Generate a key that signs releases of the frame
  kit-server release-frame DIR [VERSION] [--login ORIGIN]    List the files of a built frame and sign them with KIT_FRAME_KEY
  kit-server serve-frame FILE.json                           Serve a release of the frame, and nothing else
  kit-server frame-headers FILE.json nginx|caddy             Print the headers for another static file host
  kit-server verify-frame URL [--release-key KEY ...]        Verify that a host serves an unmodified release, and nothing else

Options (and environment variables):
  --port N         Port for HTTP and WebSocket, default 4401    KIT_SERVER_PORT
  --host ADDR      Address to listen on, 0.0.0.0 for all        KIT_SERVER_HOST
  --data DIR       Directory for all stored data                KIT_SERVER_DATA
  --config FILE    JSON file with all options                   KIT_SERVER_CONFIG
                   Postgres URL, to run several servers         DATABASE_URL
                   Redis or Valkey URL                          REDIS_URL
  --version        Print the version
  --help           Print this help
`

const moduleNames = ['all', ...serverModules] as const

function fail(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Describes an unexpected error in one line. */
function sentenceOf(error: unknown): string {
  if (process.env['KIT_SERVER_LOG_LEVEL'] === 'debug') return (error as Error).stack ?? String(error)
  const { code, message } = error as { code?: unknown; message?: unknown }
  return [code, message].filter(Boolean).join(': ').split('\n')[0] ?? ''
}

async function main(): Promise<void> {
  const { values, positionals } = parseCommandLine(process.argv.slice(2))
  if (values.help) return void process.stdout.write(helpText)
  if (values.version) return void process.stdout.write(`${readVersion()}\n`)
  const [command = 'all', directory, ...rest] = positionals
  if (/-frame$|^frame-/.test(command) && (await runFrameCommand(positionals, values))) return
  const { port, host, data } = values
  const sources = { file: values.config, env: process.env, flags: { port, host, data } }
  const checked = findCheckedModule(positionals)
  if (checked !== undefined) {
    const { checkModuleConfig } = await import('./config/checkModuleConfig.js')
    for (const line of await checkModuleConfig(checked, sources)) process.stdout.write(`${line}\n`)
    return
  }
  if (command === 'doctor' && directory !== undefined && rest.length === 0) {
    const { runDoctor } = await import('./doctor/examineDeployment.js')
    const { project, json: isJson, 'relay-url': relayUrl, 'wallet-url': walletUrl, 'release-key': releaseKeys } = values
    const options = { relayUrl, walletUrl, releaseKeys, isJson, ...(project !== undefined && { project }) }
    const { lines, isSuccess } = await runDoctor(directory, options)
    for (const line of lines) process.stdout.write(`${line}\n`)
    process.exitCode = isSuccess ? 0 : 1
    return
  }
  if (command === 'backup' && directory !== undefined && rest.length === 0) {
    const [{ fetchBackup }, { loadAdminConfig }] = await Promise.all([
      import('./platform/operations/fetchBackup.js'),
      import('./config/loadAdminConfig.js'),
    ])
    for (const line of await fetchBackup(loadAdminConfig(sources), directory)) process.stdout.write(`${line}\n`)
    return
  }
  if (command === 'events' && rest.length === 0) {
    const [{ adminSocketOf }, { askAdminSocket }, { loadAdminConfig }] = await Promise.all([
      import('./platform/operations/adminSocketOf.js'),
      import('./platform/operations/askAdminSocket.js'),
      import('./config/loadAdminConfig.js'),
    ])
    const socketPath = adminSocketOf(loadAdminConfig(sources))
    const events = await askAdminSocket(socketPath, `/events?since=${encodeURIComponent(directory ?? 0)}`)
    return void events.pipe(process.stdout)
  }
  const name = moduleNames.find((known) => known === command)
  if (name === undefined || directory !== undefined) failUnknown(positionals)
  const loaded = await loadModule(name, sources)
  stopOnSignals(loaded.server)
  process.on('SIGHUP', () => reloadProjects(loaded))
  await loaded.server.start()
}

/** Returns the module whose configuration `check-config` or `MODULE check-config` checks. */
function findCheckedModule(words: readonly string[]): ModuleName | undefined {
  if (words.at(-1) !== 'check-config' || words.length > 2) return undefined
  const name = words.length === 1 ? 'all' : words[0]
  return moduleNames.find((known) => known === name)
}

function failUnknown(positionals: readonly string[]): never {
  const [command = '', ...rest] = positionals
  const known = [...moduleNames, 'check-config', 'backup', 'events', 'doctor', 'serve-frame', 'verify-frame']
  const meant = rest.length === 0 ? closestMatch(command, known) : undefined
  const hint = meant === undefined || meant === command ? '' : `; did you mean ${meant}?`
  fail([`kit-server: unknown command: ${positionals.join(' ')}${hint}`, helpText])
}

function reloadProjects({ server, readProjects }: LoadedModule): void {
  const log = createLog('info')
  try {
    const isDone = server.replaceProjects(readProjects())
    if (isDone) log.info({}, 'projects reloaded')
    else log.warn({}, 'projects: switching between a list and "open" requires a restart')
  } catch (error) {
    if (isConfigError(error)) log.error({ problems: error.problems }, 'projects not reloaded: invalid configuration')
    else logFailure(log, error, {}, 'projects not reloaded')
  }
}

type Flags = ReturnType<typeof parseCommandLine>['values']

/** Runs a command about releases of the wallet frame. Returns whether there is one with this name. */
async function runFrameCommand(positionals: readonly string[], values: Flags): Promise<boolean> {
  const { releaseCommands } = await import('./wallet/release/releaseCommands.js')
  const done = await releaseCommands(positionals, {
    releaseKeys: values['release-key'],
    login: values.login,
    env: process.env,
  })
  if (done !== undefined) {
    for (const line of done.lines) process.stdout.write(`${line}\n`)
    process.exitCode = done.isSuccess ? 0 : 1
    return true
  }
  const [command, path, ...rest] = positionals
  if (command !== 'serve-frame' || path === undefined || rest.length > 0) return false
  await runFrame(path)
  return true
}

/** Serves a release of the frame only, without the rest of the server. */
async function runFrame(path: string): Promise<void> {
  const { readFrameHost, serveFrame } = await import('./wallet/release/serveFrame.js')
  const { url, release, login, stop } = await serveFrame(readFrameHost(path))
  stopOnSignals({ stop })
  createLog('info').info({ url, release, login }, 'the frame host is listening')
}

function stopOnSignals(server: { stop(): Promise<void> }): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second signal stops without waiting.
    process.on(signal, () => {
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => fail([`kit-server stopped, but some data was not written: ${sentenceOf(error)}`]),
      )
    })
  }
}

// The reader of the output, such as `head`, closed the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

main().catch((error: unknown) => {
  const commands: Readonly<Record<string, string>> = {
    backup: 'make a backup',
    doctor: 'check the deployment',
    events: 'read events',
  }
  const what = commands[process.argv[2] ?? ''] ?? 'start'
  if (isConfigError(error)) fail([`kit-server cannot ${what}:`, ...error.problems.map((problem) => `  ${problem}`)])
  const missing = describeMissingPackage(error)
  if (missing !== undefined) fail([`kit-server cannot ${what}:`, `  ${missing}`])
  if (String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS'))
    fail([(error as Error).message, helpText])
  fail([`kit-server cannot ${what}: ${sentenceOf(error)}`])
})
