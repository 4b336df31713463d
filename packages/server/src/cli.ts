#!/usr/bin/env node
import { type ModuleName, serverModules } from './config/optionModules.data.js'
import { loadModule } from './loadModule.js'
import { parseCommandLine } from './parseCommandLine.js'
import { closestMatch } from './platform/config/closestMatch.js'
import { createLog } from './platform/log/createLog.js'
import { readVersion } from './readVersion.js'
import { fail, printLines, runMain } from './runMain.js'
import { serveModule, stopOnSignals } from './serveModule.js'

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

async function main(): Promise<void> {
  const { values, positionals } = parseCommandLine(process.argv.slice(2))
  if (values.help) return void process.stdout.write(helpText)
  if (values.version) return void process.stdout.write(`${readVersion()}\n`)
  const [command = 'all', directory, ...rest] = positionals
  if (/-frame$|^frame-/.test(command) && (await runFrameCommand(positionals, values))) return
  if (command === 'relay-process' && process.send !== undefined)
    return (await import('./runRelayProcess.js')).runRelayProcess()
  const { port, host, data } = values
  const sources = { file: values.config, env: process.env, flags: { port, host, data } }
  const checked = findCheckedModule(positionals)
  if (checked !== undefined) {
    const { checkModuleConfig } = await import('./config/checkModuleConfig.js')
    return printLines(await checkModuleConfig(checked, sources))
  }
  if (command === 'doctor' && directory !== undefined && rest.length === 0) {
    const { runDoctor } = await import('./doctor/examineDeployment.js')
    const { project, json: isJson, 'relay-url': relayUrl, 'wallet-url': walletUrl, 'release-key': releaseKeys } = values
    const options = { relayUrl, walletUrl, releaseKeys, isJson, ...(project !== undefined && { project }) }
    const { lines, isSuccess } = await runDoctor(directory, options)
    process.exitCode = isSuccess ? 0 : 1
    return printLines(lines)
  }
  if (command === 'backup' && directory !== undefined && rest.length === 0) {
    const [{ fetchBackup }, { loadAdminConfig }] = await Promise.all([
      import('./platform/operations/fetchBackup.js'),
      import('./config/loadAdminConfig.js'),
    ])
    return printLines(await fetchBackup(loadAdminConfig(sources), directory))
  }
  if (command === 'events' && rest.length === 0) {
    const [{ adminSocketOf }, { requestAdminSocket }, { loadAdminConfig }] = await Promise.all([
      import('./platform/operations/adminSocketOf.js'),
      import('./platform/operations/requestAdminSocket.js'),
      import('./config/loadAdminConfig.js'),
    ])
    const socketPath = adminSocketOf(loadAdminConfig(sources))
    const events = await requestAdminSocket(socketPath, `/events?since=${encodeURIComponent(directory ?? 0)}`)
    return void events.pipe(process.stdout)
  }
  const name = moduleNames.find((known) => known === command)
  if (name === undefined || directory !== undefined) failUnknown(positionals)
  await serveModule(await loadModule(name, sources, process.argv[1]))
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
  const suggestion = rest.length === 0 ? closestMatch(command, known) : undefined
  const hint = suggestion === undefined || suggestion === command ? '' : `; did you mean ${suggestion}?`
  fail([`kit-server: unknown command: ${positionals.join(' ')}${hint}`, helpText])
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
    printLines(done.lines)
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

runMain(main, { helpText, name: 'kit-server' })
