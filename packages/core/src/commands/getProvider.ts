import type { Services } from '../kit/createServices.js'
import type { Target } from '../kit/Target.js'

/** The live provider of a connection. Throws what `Targets` throws for one that is not there. */
export const getProvider =
  ({ targets }: Services) =>
  (target: Target = {}): unknown =>
    targets.live(targets.find(target).connection).session.provider
