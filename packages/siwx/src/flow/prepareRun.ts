import { isKitError } from '@kit/core/plugin'
import { failPrepare } from './failPrepare.js'
import type { Prepared, Run } from './Run.js'
import type { SiwxServices } from './SiwxServices.js'
import { siwxError } from './siwxErrors.js'
import { siwxTimes } from './siwxTimes.js'

/** The message of a run, if it may still be signed. */
export function freshMessage(
  { config, context }: Pick<SiwxServices, 'config' | 'context'>,
  { prepared }: Run,
  goodMs: number = 2 * renewMsOf(config),
): Prepared | undefined {
  return prepared !== undefined && context.ports.clock.now() - prepared.atMs < goodMs ? prepared : undefined
}

/**
 * Makes the message of a run, once. The error of a try before stays shown.
 *
 * @throws KitError `siwx/initFailed`, `kit/regionBlocked`; why the run was left
 */
export function prepareRun(services: SiwxServices, run: Run): Promise<Prepared> {
  const fresh = freshMessage(services, run, renewMsOf(services.config))
  if (fresh !== undefined) return Promise.resolve(fresh)
  run.preparing ??= make(services, run).finally(() => {
    run.preparing = undefined
  })
  return run.preparing
}

async function make(services: SiwxServices, run: Run): Promise<Prepared> {
  const { change, config, context, limited, store } = services
  const { account, leaving, networkId } = run
  const { clock } = context.ports
  const error = services.current() === run ? store.getState().error : undefined
  const atMs = clock.now()
  change(run, error ? { status: 'failed', error } : { status: 'preparing' })
  try {
    const message = await limited(
      async () => config.createMessage({ accountAddress: account.address, chainId: networkId }),
      leaving.signal,
    )
    const prepared = { message, text: message.toString(), atMs }
    leaving.signal.throwIfAborted()
    run.prepared = prepared
    change(run, { status: error ? 'failed' : 'ready', message: prepared.text, ...(error && { error }) })
    renewLater(services, run, prepared)
    return prepared
  } catch (cause) {
    leaving.signal.throwIfAborted()
    const failure = isKitError(cause, 'kit/regionBlocked') ? cause : siwxError('siwx/initFailed', undefined, cause)
    failPrepare(services, run, failure)
    throw failure
  }
}

/** A message that is looked at is made anew before it is too old, so that a press still reaches the wallet at once. */
function renewLater(services: SiwxServices, run: Run, prepared: Prepared): void {
  if (services.current() !== run) return
  const { config, context, modal } = services
  const { clock, platform } = context.ports
  run.endTimer?.()
  run.endTimer = clock.setTimeout(() => {
    if (run.prepared !== prepared || !modal.isLooking() || !platform.isVisible()) return
    prepareRun(services, run).catch(() => {})
  }, renewMsOf(config))
}

const renewMsOf = ({ messageRenewMs = siwxTimes.messageRenewMs }: SiwxServices['config']): number => messageRenewMs
