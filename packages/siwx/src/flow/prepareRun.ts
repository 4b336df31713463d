import { siwxTimes } from '../config/siwxTimes.js'
import type { Run } from './createRun.js'
import { messageWanted, runPressed } from './RunState.js'
import type { SiwxServices } from './SiwxServices.js'

type Needs = Pick<SiwxServices, 'config' | 'context'>

/** Age at which a visible message is renewed. After twice that time it's too old. */
export const renewMsOf = ({ config }: Pick<Needs, 'config'>): number =>
  config.messageRenewMs ?? siwxTimes.messageRenewMs

/** Creates the message of a run, unless there is a recent one. */
export const prepareRun = (services: Needs, run: Run): void =>
  run.dispatch(messageWanted(services.context.ports.clock.now(), renewMsOf(services)))

/** Continues a requested sign-in, immediately if a message is ready. */
export const pressRun = (services: Needs, run: Run): void =>
  run.dispatch(runPressed(services.context.ports.clock.now(), 2 * renewMsOf(services)))
