import type { ChaosFault } from './ChaosScene.js'
import type { ChaosProcess, ChaosServer } from './startChaosServer.js'

/** Returns faults of a server's processes: `kill -9` and SIGSTOP. */
export function processFaults(server: ChaosServer, processes: readonly ChaosProcess[]): readonly ChaosFault[] {
  return processes.flatMap((which) => {
    const suffix = `${which} of ${server.name}`
    return [
      {
        name: `kill -9 the ${suffix}`,
        isInstant: true,
        inject: async () => {
          process.kill(server.pidOf(which), 'SIGKILL')
          // The service manager, or the server, starts it again.
          return async () => undefined
        },
      },
      {
        name: `stop the ${suffix}`,
        // The server itself notices a relay process that does not respond.
        ...(processes.length > 1 && which === 'relay' && { reports: 'mailbox', reportedBy: server.name }),
        inject: async () => {
          const pid = server.pidOf(which)
          process.kill(pid, 'SIGSTOP')
          return async () => void process.kill(pid, 'SIGCONT')
        },
      },
    ]
  })
}
