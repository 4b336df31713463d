import { createLimit, type PluginContext, type PluginServices, type Store, untilAborted } from '@kit/core/plugin'
import { parseMessage } from '../message/parseMessage.js'
import type { SiwxConfig } from '../SiwxConfig.js'
import type { SiwxState } from '../SiwxState.js'
import { checkRun } from './checkRun.js'
import { createFollow } from './createFollow.js'
import { createRevoke } from './createRevoke.js'
import { createSiwxModal } from './createSiwxModal.js'
import { isSameSubject } from './Run.js'
import { accountKey, type SiwxServices } from './SiwxServices.js'
import { siwxError } from './siwxErrors.js'
import { siwxTimes } from './siwxTimes.js'
import { subjectOf } from './subjects.js'
import { watchDisconnected } from './watchDisconnected.js'
import { watchModal } from './watchModal.js'

/** Creates them: the state follows the account in use, and what the visitor does opens the view that asks. */
export function createSiwxServices(
  context: PluginContext,
  engine: PluginServices,
  store: Store<SiwxState>,
  config: SiwxConfig,
): SiwxServices {
  const { kit, ports } = context
  const destroyed = new AbortController()
  const signedInOn: SiwxServices['signedInOn'] = new Map()
  const words = Object.fromEntries(
    [...kit.adapters.values()].map(({ label, namespace }) => [namespace, label ?? namespace]),
  )
  const isRequired = () => config.getRequired?.() ?? true

  async function limited<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const limit = createLimit([signal, destroyed.signal], {
      clock: ports.clock,
      limitMs: siwxTimes.stepLimitMs,
      reason: () => siwxError('siwx/unknown', 'No answer in time.'),
    })
    try {
      return await untilAborted(work, limit.signal)
    } finally {
      limit.end()
    }
  }

  const base = { config, context, limited }
  const services: SiwxServices = {
    ...base,
    ...createRevoke(base),
    engine,
    store,
    paired: {},
    words,
    modal: createSiwxModal(context, config),
    signedInOn,
    isRequired,
    current: () => follow.current(),
    restart: (run, reason) => follow.restart(run, reason),
    runOf(target) {
      const subject = subjectOf(kit, target)
      const run = follow.current()
      return isSameSubject(run, subject) && run !== undefined ? run : follow.besides(subject)
    },
    change(run, state) {
      if (run !== follow.current() || run.leaving.signal.aborted) return
      const lastNetworkId = signedInOn.get(accountKey(run))
      const hasOther = state.status !== 'signedIn' && lastNetworkId !== undefined && lastNetworkId !== run.networkId
      store.update(() => ({
        account: run.account,
        isRequired: isRequired(),
        ...(hasOther && { lastNetworkId }),
        ...state,
      }))
    },
    destroy() {
      for (const end of ends.reverse()) end()
      destroyed.abort(siwxError('siwx/notEnabled'))
    },
  }
  const follow = createFollow(services, engine.missed)
  const recheck = () => {
    const run = follow.current()
    if (run !== undefined) void checkRun(services, run)
  }
  const ends = [
    watchDisconnected(services),
    engine.checkMessages((message) => {
      if (beginsLikeSignIn.test(message) && parseMessage(message, words) === undefined)
        throw siwxError('siwx/invalid', 'message')
    }),
    config.watchSessions?.(recheck) ?? (() => {}),
    watchModal(services),
    follow.start(),
  ]
  return services
}

const beginsLikeSignIn = /^\s*\S* wants you to sign in with your /
