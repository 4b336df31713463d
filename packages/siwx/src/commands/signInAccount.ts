import type { WalletTarget } from '@kit/core/plugin'
import type { SiwxSession } from '../check/SiwxSession.js'
import type { SignOptions } from '../services/createRun.js'
import { eventOf } from '../services/performStep.js'
import { continueRun } from '../services/prepareRun.js'
import type { SiwxServices } from '../services/SiwxServices.js'

export const signInAccount =
  (services: SiwxServices) =>
  async (target: WalletTarget & SignOptions = {}): Promise<SiwxSession> => {
    const run = services.runOf(target)
    const { isRequested, step } = run.get()
    if (step.status === 'signedIn') return step.session
    if (!isRequested) services.context.emit({ type: 'siwx/signClicked', ...eventOf(run) })
    const session = run.ask(target)
    continueRun(services, run)
    return session
  }
