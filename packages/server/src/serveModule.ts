import type { LoadedModule } from './loadModule.js'
import { isConfigError } from './platform/config/ConfigError.js'
import { createLog } from './platform/log/createLog.js'
import { logFailure } from './platform/log/logFailure.js'
import { fail, sentenceOf } from './runMain.js'

/** Runs a module until a signal ends the process. `SIGHUP` reads the projects again. */
export async function serveModule(loaded: LoadedModule): Promise<void> {
  stopOnSignals(loaded.server)
  process.on('SIGHUP', () => reloadProjects(loaded))
  await loaded.server.start()
}

/** Stops the server and ends the process on `SIGINT` or `SIGTERM`. */
export function stopOnSignals(server: { stop(): Promise<void> }): void {
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
