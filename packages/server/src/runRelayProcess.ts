import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Composition } from './compose/Composition.js'
import type { RelayAnswer, RelayCall, RelayCommand } from './compose/RelayCall.js'
import { composeRelay } from './composeRelay.js'
import { isConfigError } from './platform/config/ConfigError.js'
import { createLog } from './platform/log/createLog.js'
import { createNoMetrics, type Metrics } from './platform/metrics/Metrics.js'
import { createNoTracing } from './platform/tracing/Tracing.js'

/**
 * Runs the relay in its own process for `kit-server all`, which accepts the connections and hands over the sockets. Nothing that the other
 * modules do can delay the relay's event loop.
 */
export function runRelayProcess(): void {
  let composition: Composition | undefined
  let metrics: Metrics = createNoMetrics()

  async function start({ config }: Extract<RelayCall, { kind: 'start' }>): Promise<void> {
    if (config.metricsPort !== undefined)
      metrics = (await import('./platform/metrics/createPrometheusMetrics.js')).createPrometheusMetrics()
    const log = createLog(config.logLevel, 'relay')
    composition = await composeRelay(config, {
      log,
      now: Date.now,
      metrics,
      tracing: createNoTracing(),
      publicUrl: () => '',
    })
  }

  function respondTo(call: RelayCall): unknown {
    if (call.kind === 'start') return start(call)
    if (call.kind === 'metrics') return metrics.text()
    if (composition === undefined) throw new Error('The relay has not started')
    switch (call.kind) {
      case 'missing':
        return composition.readiness.missing()
      case 'copy':
        return composition.backend.mailbox?.copyTo?.(call.path)
      case 'replaceProjects':
        return composition.replaceProjects(call.projects)
      case 'closeSockets':
        return composition.closeSockets(call.limitMs)
      case 'close':
        return composition.close()
    }
  }

  async function answer(id: number, call: RelayCall): Promise<void> {
    const send = (given: Omit<RelayAnswer, 'id'>): unknown => process.send?.({ id, ...given })
    try {
      send({ value: await respondTo(call) })
    } catch (error) {
      send(isConfigError(error) ? { problems: error.problems } : { fault: (error as Error).message })
    }
  }

  // The parent process decides: signals of a terminal or a service manager reach both.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.on('message', (command: RelayCommand, socket?: Socket) => {
    if (command.kind === 'call') return void answer(command.id, command.call)
    // The client has disconnected in the meantime.
    if (socket === undefined) return
    const request = Object.assign(new IncomingMessage(socket), command.head)
    composition?.accept(request, socket, Buffer.from(command.firstBytes))
  })
  // The parent process has ended.
  process.on('disconnect', () => {
    void Promise.resolve(composition?.close()).finally(() => process.exit(1))
  })
}
