import { createAbortLimit, type PluginContext, type PluginServices, type Store, untilAborted } from '@kit/core/plugin'
import type { SiwxConfig } from '../config/SiwxConfig.js'
import { siwxTimes } from '../config/siwxTimes.js'
import { siwxError } from '../error/siwxErrors.js'
import { parseMessage } from '../message/parseMessage.js'
import type { SiwxState } from '../SiwxState.js'
import { checkRun } from './checkRun.js'
import { createRevoke } from './createRevoke.js'
import { createSignInRuns } from './createSignInRuns.js'
import { createSiwxModal } from './createSiwxModal.js'
import { performStep } from './performStep.js'
import type { SiwxServices } from './SiwxServices.js'
import { subjectOf } from './subjects.js'
import { trackActiveAccount } from './trackActiveAccount.js'
import { watchDisconnected } from './watchDisconnected.js'
import { watchModal } from './watchModal.js'

/** Creates the services: the state follows the active account, and user actions open the sign-in view. */
export function createSiwxServices(
  context: PluginContext,
  engine: PluginServices,
  store: Store<SiwxState>,
  config: SiwxConfig,
): SiwxServices {
  const { kit, ports } = context
  const destroyed = new AbortController()
  const words = Object.fromEntries(
    [...kit.adapters.values()].map(({ label, namespace }) => [namespace, label ?? namespace]),
  )

  async function limited<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const limit = createAbortLimit([signal, destroyed.signal], {
      clock: ports.clock,
      limitMs: siwxTimes.stepLimitMs,
      reason: () => siwxError('siwx/unknown', 'No response in time.'),
    })
    try {
      return await untilAborted(work, limit.signal)
    } finally {
      limit.end()
    }
  }

  const base = {
    config,
    context,
    limited,
    store,
    signedInOn: new Map(),
    isRequired: () => config.getRequired?.() ?? true,
  }
  const runs = createSignInRuns(base, (run, before) => performStep(services, run, before))
  const services: SiwxServices = {
    ...base,
    ...createRevoke(base),
    ...runs,
    engine,
    pairedSignIn: {},
    words,
    modal: createSiwxModal(context, config),
    runOf: (target) => runs.of(subjectOf(kit, target)),
    destroy() {
      for (const end of ends.reverse()) end()
      destroyed.abort(siwxError('siwx/notEnabled'))
    },
  }
  const recheck = () => {
    const run = runs.current()
    if (run !== undefined) void checkRun(services, run)
  }
  const ends = [
    watchDisconnected(services),
    context.contribute('messageCheck', (message) => {
      if (beginsLikeSignIn.test(message) && parseMessage(message, words) === undefined)
        throw siwxError('siwx/invalid', 'message')
    }),
    config.watchSessions?.(recheck) ?? (() => {}),
    watchModal(services),
    trackActiveAccount(services, runs),
  ]
  return services
}

const beginsLikeSignIn = /^\s*\S* wants you to sign in with your /
