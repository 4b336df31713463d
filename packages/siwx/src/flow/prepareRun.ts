import { siwxTimes } from '../config/siwxTimes.js'
import type { Run } from './createRun.js'
import { messageWanted, runPressed } from './RunState.js'
import type { SiwxServices } from './SiwxServices.js'

type Needs = Pick<SiwxServices, 'config' | 'context'>

/** After this a message is made anew while it is looked at; after twice that it is too old. */
export const renewMsOf = ({ config }: Pick<Needs, 'config'>): number =>
  config.messageRenewMs ?? siwxTimes.messageRenewMs

/** Has the message of a run made, unless there is a young one. */
export const prepareRun = (services: Needs, run: Run): void =>
  run.dispatch(messageWanted(services.context.ports.clock.now(), renewMsOf(services)))

/** Goes on with a sign-in that was asked for: at once with a message that waits. */
export const pressRun = (services: Needs, run: Run): void =>
  run.dispatch(runPressed(services.context.ports.clock.now(), 2 * renewMsOf(services)))
