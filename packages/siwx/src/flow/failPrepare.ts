import { isKitError, type KitError } from '@kit/core/plugin'
import { emitFailure } from './emitFailure.js'
import type { Run } from './Run.js'
import type { SiwxServices } from './SiwxServices.js'

/**
 * No message could be made: nobody can sign in now. The visitor is told; where signing in is required the wallet is disconnected, else
 * they go on without.
 */
export function failPrepare(services: SiwxServices, run: Run, error: KitError): void {
  const { change, context, modal } = services
  const isShown = modal.isShown()
  change(run, { status: 'failed', error })
  emitFailure(services, run, error)
  const message = isKitError(error, 'kit/regionBlocked') ? 'region.unavailable' : error.shortMessage
  context.toast({ variant: 'error', message })
  if (services.isRequired()) {
    if (isShown) modal.showConnect()
    context.kit.disconnect({ connectionId: run.connectionId }).catch(() => {})
  } else if (isShown) modal.close()
}
