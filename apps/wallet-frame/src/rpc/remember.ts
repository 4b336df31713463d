import { flat, receiverOf } from '../approval/call/reviewCalls.js'
import type { RpcServices } from './RpcServices.js'

/** Remembers whom calls sent something to. */
export const remember = (
  calls: Parameters<typeof flat>[0],
  { receivers }: Pick<RpcServices, 'receivers'>,
): Promise<void> => receivers.remember(flat(calls).flatMap(({ effect }) => receiverOf(effect) ?? []))
